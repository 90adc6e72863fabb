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
