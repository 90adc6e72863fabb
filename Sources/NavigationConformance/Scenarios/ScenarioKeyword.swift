/// The words that an operation's line begins with.
enum ScenarioKeyword: String, CaseIterable {
  case start
  case show
  case push
  case pop
  case popTo
  case popToRoot
  case set
  case viewControllers
  case tapBack
  case setNavigationBarHidden
  case navigationBarHidden
  case setToolbarHidden
  case toolbarHidden
  case delegate
  case settle
  case present
  case dismiss
  case gesture
  case tapEdit
  case navigationBar
  case another
  case either
  case or
  case then

  static var words: [String] { allCases.map(\.rawValue) }
}
