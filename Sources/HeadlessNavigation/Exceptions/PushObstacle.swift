/// Why a controller cannot be on a navigation stack.
enum PushObstacle: String {
  case tabBarController = "a tab bar controller cannot be on a navigation stack"
  case navigationController = "a navigation controller cannot be on a navigation stack"
}
