import NavigationReference

extension ScenarioLine {
  /// The same line with other labels.
  ///
  /// - Parameters:
  ///   - texts: what stands for a title or a prompt.
  ///   - marks: what stands for a label by which something is told apart: a view, an item, a colour.
  func relabelled(texts: (Label) -> Label, marks: (Label) -> Label) -> ScenarioLine {
    switch self {
    case .change(let name, let attribute):
      .change(name, attribute.relabelled(texts: texts, marks: marks))
    case .setToolbarItems(let name, let items, let animated):
      .setToolbarItems(name, items?.map(marks), animated: animated)
    case .tapToolbarItem(let label): .tapToolbarItem(marks(label))
    case .changeBar(let property): .changeBar(property.relabelled(marks))
    case .start, .show, .push, .pop, .popTo, .popToRoot, .setViewControllers,
      .assignViewControllers,
      .tapBack, .segue, .setNavigationBarHidden, .assignNavigationBarHidden, .setToolbarHidden,
      .assignToolbarHidden, .setDelegate, .lendDelegate, .lendController, .settle, .callback,
      .present,
      .dismiss, .popGesture, .tapEdit, .tapLeftItem, .replaceBarDelegate, .makeAnother, .fork:
      self
    }
  }
}

extension Attribute {
  fileprivate func relabelled(texts: (Label) -> Label, marks: (Label) -> Label) -> Attribute {
    switch self {
    case .title(let text): .title(text.map(texts))
    case .itemTitle(let text): .itemTitle(text.map(texts))
    case .prompt(let text): .prompt(text.map(texts))
    case .titleView(let label): .titleView(label.map(marks))
    case .leftItem(let label): .leftItem(label.map(marks))
    case .rightItem(let label): .rightItem(label.map(marks))
    case .leftView(let label): .leftView(marks(label))
    case .rightView(let label): .rightView(marks(label))
    case .backItem(let label): .backItem(label.map(marks))
    case .toolbarItems(let items): .toolbarItems(items?.map(marks))
    case .viewTint(let label): .viewTint(label.map(marks))
    case .everyToolbarItemKind, .hidesBottomBarWhenPushed, .editButton, .scrollView,
      .tabBarController, .navigationController, .elsewhere:
      self
    }
  }
}

extension BarProperty {
  fileprivate func relabelled(_ marks: (Label) -> Label) -> BarProperty {
    switch self {
    case .tint(let label): .tint(marks(label))
    case .barTint(let label): .barTint(marks(label))
    case .style(let label): .style(marks(label))
    case .isTranslucent, .view: self
    }
  }
}
