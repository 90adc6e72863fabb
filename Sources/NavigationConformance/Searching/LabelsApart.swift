package import NavigationReference

/// The lines of a scenario with a label of its own for each place: a controller's left item, its right item, its title, a
/// property of the bar. What is seen then tells where it comes from.
///
/// A place that is given a label twice has the same one twice. The first place keeps its label, and an empty text stays
/// empty. What two lines come to does not change the lines before them, so beginnings are told apart alike.
package struct LabelsApart {
  package private(set) var lines: [ScenarioLine] = []
  private var places: [Place: Label] = [:]
  private var taken: Set<Label> = []
  /// Knows whose items are tapped; kept only where any are.
  private var state: NavigationLanguage.State?

  /// Where a label stands, by what it was.
  private struct Place: Hashable {
    var owner: ControllerName?
    var kind: Kind
    var label: Label
  }

  private enum Kind: Hashable {
    case title, itemTitle, titleView, leftItem, rightItem, leftView, rightView, backItem, prompt
    case toolbarItems, viewTint, tint, barTint
  }

  package init(_ lines: [ScenarioLine]) {
    let language = NavigationLanguage(claims: .all)
    if lines.contains(where: \.isTapOfItem) { state = language.initialState }
    for line in lines {
      self.lines.append(apart(line))
      if var state, language.accepts(line, in: state) {
        language.apply(line, to: &state)
        self.state = state
      }
    }
  }

  private mutating func apart(_ line: ScenarioLine) -> ScenarioLine {
    switch line {
    case .change(let owner, let attribute): .change(owner, apart(attribute, of: owner))
    case .setToolbarItems(let owner, let items, let animated):
      .setToolbarItems(owner, apart(items, of: owner), animated: animated)
    case .changeBar(.tint(let label)):
      .changeBar(.tint(own(label, at: Place(owner: nil, kind: .tint, label: label))))
    case .changeBar(.barTint(let label)):
      .changeBar(.barTint(own(label, at: Place(owner: nil, kind: .barTint, label: label))))
    case .tapToolbarItem(let label): .tapToolbarItem(tapped(label))
    default: line
    }
  }

  private mutating func apart(_ attribute: Attribute, of owner: ControllerName) -> Attribute {
    switch attribute {
    case .title(let label): .title(own(label, .title, of: owner))
    case .itemTitle(let label): .itemTitle(own(label, .itemTitle, of: owner))
    case .titleView(let label): .titleView(own(label, .titleView, of: owner))
    case .leftItem(let label): .leftItem(own(label, .leftItem, of: owner))
    case .rightItem(let label): .rightItem(own(label, .rightItem, of: owner))
    case .leftView(let label):
      .leftView(own(label, at: Place(owner: owner, kind: .leftView, label: label)))
    case .rightView(let label):
      .rightView(own(label, at: Place(owner: owner, kind: .rightView, label: label)))
    case .backItem(let label): .backItem(own(label, .backItem, of: owner))
    case .prompt(let label): .prompt(own(label, .prompt, of: owner))
    case .toolbarItems(let items): .toolbarItems(apart(items, of: owner))
    case .viewTint(let label): .viewTint(own(label, .viewTint, of: owner))
    case .everyToolbarItemKind, .hidesBottomBarWhenPushed, .editButton, .scrollView,
      .tabBarController, .navigationController, .elsewhere:
      attribute
    }
  }

  private mutating func apart(_ items: [Label]?, of owner: ControllerName) -> [Label]? {
    guard let items else { return nil }
    var apart: [Label] = []
    for label in items {
      apart.append(own(label, at: Place(owner: owner, kind: .toolbarItems, label: label)))
    }
    return apart
  }

  /// What the item of the top is called by now.
  private func tapped(_ label: Label) -> Label {
    places[Place(owner: state?.model.top, kind: .toolbarItems, label: label)] ?? label
  }

  private mutating func own(_ label: Label?, _ kind: Kind, of owner: ControllerName) -> Label? {
    guard let label else { return nil }
    return own(label, at: Place(owner: owner, kind: kind, label: label))
  }

  private mutating func own(_ label: Label, at place: Place) -> Label {
    guard !label.isEmpty else { return label }
    if let own = places[place] { return own }
    let own = free(like: label)
    places[place] = own
    taken.insert(own)
    return own
  }

  /// The label itself or the first that nothing has: it with a number, and where that is too long, an x with it.
  private func free(like label: Label) -> Label {
    var number = 1
    var free = label
    while taken.contains(free) {
      number += 1
      free = Label("\(label.text)\(number)") ?? Label("x\(number)") ?? .tooLong
    }
    return free
  }
}

extension ScenarioLine {
  fileprivate var isTapOfItem: Bool { if case .tapToolbarItem = self { true } else { false } }
}
