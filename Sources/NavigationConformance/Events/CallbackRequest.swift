/// What a scenario wants done inside a callback, in terms of the subject.
///
/// A pop or a set comes to adapters only that claim `reentrantCallbacks`.
public enum CallbackRequest<Controller: AnyObject> {
  /// Push this controller.
  case push(Controller, animated: Bool)
  /// Pop the top.
  case pop(animated: Bool)
  /// Set the whole stack, bottom to top.
  case setViewControllers([Controller], animated: Bool)
  /// Hide or show the navigation bar.
  case setNavigationBarHidden(Bool, animated: Bool)
  /// Hide or show the toolbar.
  case setToolbarHidden(Bool, animated: Bool)
}
