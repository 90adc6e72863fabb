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
