/// What is looked at of a layout.
package enum FullScreenAspect: Int, SystemAspect {
  case failure
  case underlapped
  case fullScreen
  case navigationBar
  case toolbar
  case statusBar
  case tabBar
  case interior
  case sameAgain
  case lessThanBefore

  package var title: String {
    switch self {
    case .failure: "failure"
    case .underlapped: "content under"
    case .navigationBar: "under navigation bar"
    case .toolbar: "under toolbar"
    case .statusBar: "under status bar"
    case .tabBar: "under tab bar"
    case .fullScreen: "fills the screen"
    case .interior: "stack and bars"
    case .sameAgain: "layout as before"
    case .lessThanBefore: "no longer under"
    }
  }

  // Layouts do not depend on each other.
  package var standsAlone: Bool { self != .failure }

  package var givesContext: Bool { self == .underlapped }
}
