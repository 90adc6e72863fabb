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
  case segue
  case setNavigationBarHidden
  case navigationBarHidden
  case setToolbarHidden
  case toolbarHidden
  case delegate
  case lendDelegate
  case lendController
  case settle
  case present
  case dismiss
  case gesture
  case tapEdit
  case tapToolbarItem
  case tapLeftItem
  case navigationBar
  case toolbar
  case another
  case either
  case or
  case then

  /// Whatever is said of the toolbar is refused, so that nobody is led to it.
  static var words: [String] { allCases.filter { $0 != .toolbar }.map(\.rawValue) }
}
