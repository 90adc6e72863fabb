/// What a scenario wants done inside a callback, in terms of the subject.
public enum CallbackRequest<Controller: AnyObject> {
  case push(Controller, animated: Bool)
  case setNavigationBarHidden(Bool, animated: Bool)
  case setToolbarHidden(Bool, animated: Bool)
}
