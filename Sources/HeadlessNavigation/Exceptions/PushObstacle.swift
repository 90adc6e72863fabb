/// Why a controller cannot be on a navigation stack.
enum PushObstacle: String {
  case tabBarController = "a tab bar controller cannot be on a navigation stack"
  case navigationController = "a navigation controller cannot be on a navigation stack"

  /// The reading by which it is none.
  var acceptance: NavigationVariant {
    switch self {
    case .tabBarController: .tabBarControllersAccepted
    case .navigationController: .navigationControllersAccepted
    }
  }

  /// The fault of giving the bar an item all the same.
  var leftover: NavigationFault {
    switch self {
    case .tabBarController: .tabBarItemLeftBehind
    case .navigationController: .navigationControllerItemLeftBehind
    }
  }
}
