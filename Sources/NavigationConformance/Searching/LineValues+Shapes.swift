import NavigationReference

extension LineValues {
  /// The line with each value that can stand in it. In which order is no matter: a vocabulary sorts its shapes.
  func shapes(of line: ScenarioLine) -> [ScenarioLine] {
    switch line {
    case .push(let name, _): motions.map { .push(name, $0) }
    case .pop: motions.map { .pop($0) }
    case .popTo(let name, _): motions.map { .popTo(name, $0) }
    case .popToRoot: motions.map { .popToRoot($0) }
    case .setViewControllers:
      lists.flatMap { list in motions.map { .setViewControllers(list, $0) } }
    case .assignViewControllers: lists.map { .assignViewControllers($0) }
    case .setNavigationBarHidden: flags { .setNavigationBarHidden($0, animated: $1) }
    case .setToolbarHidden: flags { .setToolbarHidden($0, animated: $1) }
    case .assignNavigationBarHidden: hidden.map { .assignNavigationBarHidden($0) }
    case .assignToolbarHidden: hidden.map { .assignToolbarHidden($0) }
    case .setToolbarItems(let name, _, _):
      items.flatMap { labels in
        animated.map { .setToolbarItems(name, labels, animated: $0) }
      }
    case .change(let name, let attribute): attributes(like: attribute).map { .change(name, $0) }
    case .callback(let callback, let operation):
      operations(like: operation).map { .callback(callback, $0) }
    case .present(let name, let presenter, _):
      animated.map { .present(name, by: presenter, animated: $0) }
    case .dismiss: animated.map { .dismiss(animated: $0) }
    case .changeBar(let property): properties(like: property).map { .changeBar($0) }
    case .tapToolbarItem: itemLabels.map { .tapToolbarItem($0) }
    case .start, .show, .tapBack, .segue, .setDelegate, .lendDelegate, .lendController,
      .settle, .popGesture, .tapEdit, .tapLeftItem, .replaceBarDelegate, .makeAnother, .fork:
      [line]
    }
  }

  private var lists: [[ControllerName]] {
    guard longestList > 0 else { return [] }
    return (1...longestList).map { count in (0..<count).map { ControllerName($0) } }
  }

  /// What may be tapped has been put somewhere.
  private var itemLabels: Set<Label> { Set(items.flatMap { $0 ?? [] }) }

  private func flags(_ line: (Bool, Bool) -> ScenarioLine) -> [ScenarioLine] {
    hidden.flatMap { isHidden in animated.map { line(isHidden, $0) } }
  }

  private func operations(like operation: CallbackOperation) -> [CallbackOperation] {
    switch operation {
    case .push(let name, _): animated.map { .push(name, animated: $0) }
    case .pop: animated.map { .pop(animated: $0) }
    case .setViewControllers:
      lists.flatMap { list in animated.map { .setViewControllers(list, animated: $0) } }
    case .setNavigationBarHidden:
      hidden.flatMap { isHidden in
        animated.map { .setNavigationBarHidden(isHidden, animated: $0) }
      }
    case .setToolbarHidden:
      hidden.flatMap { isHidden in animated.map { .setToolbarHidden(isHidden, animated: $0) } }
    }
  }

  private func attributes(like attribute: Attribute) -> [Attribute] {
    switch attribute {
    case .title: texts.map { .title($0) }
    case .itemTitle: texts.map { .itemTitle($0) }
    case .titleView: labels.map { .titleView($0) }
    case .leftItem: labels.map { .leftItem($0) }
    case .rightItem: labels.map { .rightItem($0) }
    case .leftView: labels.compactMap { $0 }.map { .leftView($0) }
    case .rightView: labels.compactMap { $0 }.map { .rightView($0) }
    case .backItem: labels.map { .backItem($0) }
    case .prompt: texts.map { .prompt($0) }
    case .toolbarItems: items.map { .toolbarItems($0) }
    case .everyToolbarItemKind: [.everyToolbarItemKind]
    case .hidesBottomBarWhenPushed: [true, false].map { .hidesBottomBarWhenPushed($0) }
    case .editButton: [.editButton]
    case .viewTint: labels.map { .viewTint($0) }
    case .scrollView: [true, false].map { .scrollView($0) }
    case .tabBarController: [.tabBarController]
    case .navigationController: [.navigationController]
    case .elsewhere: [.elsewhere]
    }
  }

  private func properties(like property: BarProperty) -> [BarProperty] {
    let names = labels.compactMap { $0 }
    return switch property {
    case .style: names.map { .style($0) }
    case .isTranslucent: [true, false].map { .isTranslucent($0) }
    case .tint: names.map { .tint($0) }
    case .barTint: names.map { .barTint($0) }
    case .view: [property]
    }
  }
}
