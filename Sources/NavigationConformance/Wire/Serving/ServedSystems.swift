/// What is served beside a navigation controller.
struct ServedSystems {
  var layout: FullScreenLayoutSubject?
  var lifecycle: LifecycleSubject?
  var toolbarController: ToolbarControllerSubject?

  /// The one with the name; `nil` where there is none.
  subscript(name: String) -> ServedSystem? {
    switch WireSystem(rawValue: name) {
    case .layout: layout?.system.served
    case .lifecycle: lifecycle?.system.served
    case .toolbarController: toolbarController?.system.served
    case nil: nil
    }
  }

  var claims: WireSystemClaims {
    var claims = WireSystemClaims()
    claims.isLayoutClaimed = layout != nil
    claims.lifecycle = lifecycle?.system.system.claims
    claims.toolbarController = toolbarController?.system.system.claims
    return claims
  }
}
