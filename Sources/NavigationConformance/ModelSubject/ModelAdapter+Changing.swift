import NavigationReference

extension ModelAdapter {
  package mutating func assign(
    _ property: ControllerProperty, of controller: ModelController
  ) throws {
    let attribute = Self.attribute(property)
    controller.attributes.append(attribute)
    // Whom the model has not met, it is told when it does: perhaps by then it is another one.
    if knows(controller) { try carryOut(.change(controller.name, attribute)) }
  }

  package mutating func setToolbarItems(
    _ labels: [String]?, of controller: ModelController, animated: Bool
  ) throws {
    let items = Self.labels(labels)
    controller.attributes.append(.toolbarItems(items))
    if knows(controller) {
      try carryOut(.setToolbarItems(controller.name, items, animated: animated))
    }
  }

  package mutating func setNavigationBarHidden(_ hidden: Bool, animated: Bool) throws {
    try carryOut(.setNavigationBarHidden(hidden, animated: animated))
  }

  package mutating func assignNavigationBarHidden(_ hidden: Bool) throws {
    try carryOut(.assignNavigationBarHidden(hidden))
  }

  package mutating func setToolbarHidden(_ hidden: Bool, animated: Bool) throws {
    try carryOut(.setToolbarHidden(hidden, animated: animated))
  }

  package mutating func assignToolbarHidden(_ hidden: Bool) throws {
    try carryOut(.assignToolbarHidden(hidden))
  }

  private static func attribute(_ property: ControllerProperty) -> Attribute {
    switch property {
    case .title(let text): .title(label(text))
    case .itemTitle(let text): .itemTitle(label(text))
    case .itemTitleView(let view): .titleView(label(view))
    case .itemLeftBarButton(let item): .leftItem(label(item))
    case .itemRightBarButton(let item): .rightItem(label(item))
    case .itemLeftView(let view): .leftView(Label(observed: view))
    case .itemRightView(let view): .rightView(Label(observed: view))
    case .itemBackBarButton(let item): .backItem(label(item))
    case .itemPrompt(let text): .prompt(label(text))
    case .toolbarItems(let items): .toolbarItems(labels(items))
    case .toolbarItemKinds: .everyToolbarItemKind
    case .hidesBottomBarWhenPushed(let hides): .hidesBottomBarWhenPushed(hides)
    case .itemRightEditButton: .editButton
    case .viewTintColor(let color): .viewTint(label(color))
    case .scrollView(let scrolls): .scrollView(scrolls)
    }
  }

  private static func label(_ text: String?) -> Label? { text.map { Label(observed: $0) } }

  private static func labels(_ texts: [String]?) -> [Label]? {
    texts.map { $0.map { Label(observed: $0) } }
  }
}
