package import NavigationReference

extension ObservedEvent {
  /// The callback that something may be asked for in; `nil` for what is told otherwise.
  package var callback: Callback? {
    let name = ControllerName(Int(controller))
    return switch kind {
    case .viewWillAppear: .viewWillAppear(name)
    case .willShow: .willShow(name)
    default: nil
    }
  }
}
