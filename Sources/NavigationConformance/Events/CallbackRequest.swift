/// What a scenario wants done inside a callback, in terms of the subject.
///
/// A pop or a set comes to adapters only that claim `reentrantCallbacks`.
public enum CallbackRequest<Controller: AnyObject> {
  case push(Controller, animated: Bool)
  case pop(animated: Bool)
  case setViewControllers([Controller], animated: Bool)
  case setNavigationBarHidden(Bool, animated: Bool)
  case setToolbarHidden(Bool, animated: Bool)
}
