/// A moment at which the subject calls out, and a scenario may call back in.
public enum Callback: Hashable, Sendable {
  /// The controller's `viewWillAppear`.
  case viewWillAppear(ControllerName)
  /// The delegate's will-show message for the controller.
  case willShow(ControllerName)

  package var controller: ControllerName {
    switch self {
    case .viewWillAppear(let name), .willShow(let name): name
    }
  }
}

/// What a scenario does from inside a callback.
public enum CallbackOperation: Hashable, Sendable {
  case push(ControllerName, animated: Bool)
  case pop(animated: Bool)
  case setViewControllers([ControllerName], animated: Bool)
  case setNavigationBarHidden(Bool, animated: Bool)
  case setToolbarHidden(Bool, animated: Bool)

  /// Why this is not to be done in a callback: the documents foresee a push in viewWillAppear, and changes of the bars;
  /// `nil` where they do.
  package func refusal(in callback: Callback) -> Refusal? {
    switch self {
    case .push:
      if case .willShow = callback { .callbackInDelegatePushes } else { nil }
    case .pop: .callbackPops
    case .setViewControllers: .callbackSets
    case .setNavigationBarHidden, .setToolbarHidden: nil
    }
  }
}
