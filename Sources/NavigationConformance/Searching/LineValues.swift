import NavigationReference

/// The values of a scenario, each with all that it can be put into.
struct LineValues {
  private(set) var motions: Set<Motion> = [.still]
  private(set) var hidden: Set<Bool> = []
  private(set) var animated: Set<Bool> = [false]
  /// Of titles and prompts, and of everything that is known by a label: neither can always stand for the other.
  private(set) var texts: Set<Label?> = []
  private(set) var labels: Set<Label?> = []
  private(set) var items: Set<[Label]?> = []
  private(set) var longestList = 0

  init(_ lines: [ScenarioLine]) {
    for line in lines { note(line) }
  }

  private mutating func note(_ line: ScenarioLine) {
    motions.insert(line.motion)
    switch line {
    case .setViewControllers(let names, _), .assignViewControllers(let names):
      longestList = max(longestList, names.count)
    case .setNavigationBarHidden(let isHidden, let isAnimated),
      .setToolbarHidden(let isHidden, let isAnimated):
      hidden.insert(isHidden)
      animated.insert(isAnimated)
    case .assignNavigationBarHidden(let isHidden), .assignToolbarHidden(let isHidden):
      hidden.insert(isHidden)
    case .setToolbarItems(_, let labels, let isAnimated):
      items.insert(labels)
      animated.insert(isAnimated)
    case .change(_, let attribute): note(attribute)
    case .callback(_, let operation): note(operation)
    case .present(_, _, let isAnimated), .dismiss(let isAnimated): animated.insert(isAnimated)
    case .changeBar(.style(let label)), .changeBar(.tint(let label)),
      .changeBar(.barTint(let label)):
      labels.insert(label)
    case .start, .show, .push, .pop, .popTo, .popToRoot, .tapBack, .segue, .setDelegate,
      .lendDelegate, .lendController, .settle, .popGesture, .tapEdit, .tapToolbarItem,
      .tapLeftItem, .changeBar, .replaceBarDelegate, .makeAnother, .fork:
      break
    }
  }

  private mutating func note(_ operation: CallbackOperation) {
    switch operation {
    case .push(_, let isAnimated), .pop(let isAnimated): animated.insert(isAnimated)
    case .setViewControllers(let names, let isAnimated):
      longestList = max(longestList, names.count)
      animated.insert(isAnimated)
    case .setNavigationBarHidden(let isHidden, let isAnimated),
      .setToolbarHidden(let isHidden, let isAnimated):
      hidden.insert(isHidden)
      animated.insert(isAnimated)
    }
  }

  private mutating func note(_ attribute: Attribute) {
    switch attribute {
    case .title(let text), .itemTitle(let text), .prompt(let text): texts.insert(text)
    case .titleView(let label), .leftItem(let label), .rightItem(let label), .backItem(let label),
      .viewTint(let label):
      labels.insert(label)
    case .leftView(let label), .rightView(let label): labels.insert(label)
    case .toolbarItems(let labels): items.insert(labels)
    // Their values are all there is to the field.
    case .everyToolbarItemKind, .hidesBottomBarWhenPushed, .editButton, .scrollView,
      .tabBarController, .navigationController, .elsewhere:
      break
    }
  }
}
