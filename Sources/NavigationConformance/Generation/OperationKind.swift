import NavigationReference

/// The kinds of line that the generator chooses between.
package enum OperationKind: Int, CaseIterable, Hashable, Sendable {
  case push
  case pop
  case popTo
  case popToRoot
  case setViewControllers
  case assignViewControllers
  case tapBack
  case navigationBarHidden
  case toolbarHidden
  case change
  case setToolbarItems
  case setDelegate
  case callback
  case show
  case modal
  case popGesture
  case tapEdit
  case changeBar
  case barObject
  case tapToolbarItem
  case segue
  case lendDelegate
  case tapLeftItem
  case lendController
}

extension OperationKind {
  /// How many kinds there are.
  static let count = allCases.count

  /// The kind of a line; `nil` for those that are not chosen: the start and the end of a transition.
  init?(_ line: ScenarioLine) {
    switch line {
    case .start, .settle, .fork: return nil
    case .push: self = .push
    case .pop: self = .pop
    case .popTo: self = .popTo
    case .popToRoot: self = .popToRoot
    case .setViewControllers: self = .setViewControllers
    case .assignViewControllers: self = .assignViewControllers
    case .tapBack: self = .tapBack
    case .setNavigationBarHidden, .assignNavigationBarHidden: self = .navigationBarHidden
    case .setToolbarHidden, .assignToolbarHidden: self = .toolbarHidden
    case .change: self = .change
    case .setToolbarItems: self = .setToolbarItems
    case .setDelegate: self = .setDelegate
    case .callback: self = .callback
    case .show: self = .show
    case .present, .dismiss: self = .modal
    case .popGesture: self = .popGesture
    case .tapEdit: self = .tapEdit
    case .changeBar: self = .changeBar
    case .replaceBarDelegate, .makeAnother: self = .barObject
    case .tapToolbarItem: self = .tapToolbarItem
    case .segue: self = .segue
    case .lendDelegate: self = .lendDelegate
    case .tapLeftItem: self = .tapLeftItem
    case .lendController: self = .lendController
    }
  }
}
