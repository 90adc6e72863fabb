import NavigationReference

/// The name of a moment in which something is to be done.
package enum WireCallback: String, CaseIterable, Sendable {
  case viewWillAppear
  case willShow

  init(_ callback: Callback) {
    self =
      switch callback {
      case .viewWillAppear: .viewWillAppear
      case .willShow: .willShow
      }
  }

  func callback(_ name: ControllerName) -> Callback {
    switch self {
    case .viewWillAppear: .viewWillAppear(name)
    case .willShow: .willShow(name)
    }
  }
}
