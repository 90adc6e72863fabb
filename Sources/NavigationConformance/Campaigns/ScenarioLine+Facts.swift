import NavigationReference

extension Situation {
  /// The facts that say which line it is. The other facts depend on what came before.
  static let factsOfLines: Situation = [
    .start, .show, .push, .pop, .popTo, .popToRoot, .set, .assignStack, .tapBack, .setBar,
    .assignBar,
    .setToolbar, .assignToolbar, .change, .setToolbarItems, .setDelegate, .animated,
    .present, .dismiss, .gestureFinished, .gestureCancelled, .tapEdit, .changeBar,
    .replaceBarDelegate, .makeAnother, .tapToolbarItem, .segue, .lendDelegate, .tapLeftItem,
    .lendController,
  ]
}

extension ScenarioLine {
  /// Those of the facts of lines that the model states after this one; `nil` where that depends on an earlier line.
  var facts: Situation? {
    switch self {
    case .start: .start
    case .show: .show
    case .push(_, let motion): motion.facts.union(.push)
    case .pop(let motion): motion.facts.union(.pop)
    case .popTo(_, let motion): motion.facts.union(.popTo)
    case .popToRoot(let motion): motion.facts.union(.popToRoot)
    case .setViewControllers(_, let motion): motion.facts.union(.set)
    case .assignViewControllers: .assignStack
    case .tapBack: .tapBack
    case .segue: [.push, .segue]
    case .setNavigationBarHidden(_, let animated): animated ? [.setBar, .animated] : .setBar
    case .assignNavigationBarHidden: .assignBar
    case .setToolbarHidden(_, let animated): animated ? [.setToolbar, .animated] : .setToolbar
    case .assignToolbarHidden: .assignToolbar
    case .change: .change
    case .setToolbarItems(_, _, let animated):
      animated ? [.setToolbarItems, .animated] : .setToolbarItems
    case .setDelegate: .setDelegate
    case .lendDelegate: .lendDelegate
    case .present(_, _, let animated): animated ? [.present, .animated] : .present
    case .dismiss(let animated): animated ? [.dismiss, .animated] : .dismiss
    case .popGesture(.begin), .popGesture(.update): []
    case .popGesture(.cancel): .gestureCancelled
    case .popGesture(.finish): .gestureFinished
    case .tapEdit: .tapEdit
    case .tapToolbarItem: .tapToolbarItem
    case .tapLeftItem: .tapLeftItem
    case .lendController: .lendController
    case .changeBar: .changeBar
    case .replaceBarDelegate: .replaceBarDelegate
    case .makeAnother: .makeAnother
    case .callback, .fork: []
    // The end of a transition is judged by what began it.
    case .settle: nil
    }
  }
}

extension Motion {
  fileprivate var facts: Situation { isAnimated ? .animated : [] }
}
