import NavigationReference

extension ScenarioLine {
  /// Lines that may be tried in this one's place because they say less.
  var simpler: [ScenarioLine] {
    switch self {
    case .push(let name, let motion): motion.simpler.map { .push(name, $0) }
    case .pop(let motion): motion.simpler.map { .pop($0) }
    case .popTo(let name, let motion):
      [.pop(motion), .popToRoot(motion)] + motion.simpler.map { .popTo(name, $0) }
    case .popToRoot(let motion): [.pop(motion)] + motion.simpler.map { .popToRoot($0) }
    case .setViewControllers(let names, let motion):
      names.withOneLess.map { .setViewControllers($0, motion) }
        + motion.simpler.map { .setViewControllers(names, $0) }
        + [.assignViewControllers(names)] + names.suffix(1).map { .push($0, motion) }
    case .assignViewControllers(let names):
      names.withOneLess.map { .assignViewControllers($0) } + [.setViewControllers(names, .still)]
    case .tapBack: [.pop(.still), .pop(.animated)]
    case .segue(let name): [.push(name, .still), .push(name, .animated)]
    case .setNavigationBarHidden(let hidden, let animated):
      animated ? [.setNavigationBarHidden(hidden, animated: false)] : []
    case .assignNavigationBarHidden(let hidden): [.setNavigationBarHidden(hidden, animated: false)]
    case .setToolbarHidden(let hidden, let animated):
      animated ? [.setToolbarHidden(hidden, animated: false)] : []
    case .assignToolbarHidden(let hidden): [.setToolbarHidden(hidden, animated: false)]
    case .setToolbarItems(let name, let items, let animated):
      items.simpler.map { .setToolbarItems(name, $0, animated: animated) }
        + (animated ? [.setToolbarItems(name, items, animated: false)] : [])
        + [.change(name, .toolbarItems(items))]
    case .change(let name, let attribute): attribute.simpler.map { .change(name, $0) }
    case .callback(let callback, let operation):
      operation.simpler.map { .callback(callback, $0) } + [operation.line]
    case .present(let name, let presenter, let animated):
      (animated ? [.present(name, by: presenter, animated: false)] : [])
        + (presenter == nil ? [] : [.present(name, by: nil, animated: animated)])
    case .dismiss(let animated): animated ? [.dismiss(animated: false)] : []
    case .start(.offScreen(let root)), .start(.presented(let root)),
      .start(.embedded(let root)), .start(.foreignClass(let root, _)):
      [.start(.onScreen(root: root))]
    case .setDelegate(.second), .lendDelegate: [.setDelegate(nil)]
    case .changeBar(let property): property.simpler.map { .changeBar($0) }
    case .start, .show, .setDelegate, .settle, .popGesture, .tapEdit, .tapToolbarItem,
      .tapLeftItem, .lendController, .replaceBarDelegate, .makeAnother, .fork:
      []
    }
  }

  /// Lines that do the same with other values, or in another place.
  var variants: [ScenarioLine] {
    switch self {
    // Where it does not matter what is below, no more than one has to be there.
    case .push(let name, let motion):
      motion.others.map { .push(name, $0) } + [.setViewControllers([name], motion)]
    case .pop(let motion): motion.others.map { .pop($0) }
    case .popTo(let name, let motion): motion.others.map { .popTo(name, $0) }
    case .popToRoot(let motion): motion.others.map { .popToRoot($0) }
    case .setViewControllers(let names, let motion):
      names.withOneLess.map { .setViewControllers($0, motion) }
        + motion.others.map { .setViewControllers(names, $0) }
    case .assignViewControllers(let names):
      names.withOneLess.map { .assignViewControllers($0) }
    case .setNavigationBarHidden(let hidden, let animated):
      [.setNavigationBarHidden(!hidden, animated: animated)]
    case .assignNavigationBarHidden(let hidden): [.assignNavigationBarHidden(!hidden)]
    case .setToolbarHidden(let hidden, let animated):
      [.setToolbarHidden(!hidden, animated: animated)]
    case .assignToolbarHidden(let hidden): [.assignToolbarHidden(!hidden)]
    case .change(let name, let attribute): attribute.others.map { .change(name, $0) }
    case .callback(let callback, let operation):
      operation.others.map { .callback(callback, $0) }
    case .changeBar(let property): property.simpler.map { .changeBar($0) }
    case .popGesture(.cancel): [.popGesture(.finish)]
    case .popGesture(.finish): [.popGesture(.cancel)]
    default: []
    }
  }
}

extension Motion {
  fileprivate var simpler: [Motion] {
    switch self {
    case .still: []
    case .animated: [.still]
    case .running: [.still, .animated]
    }
  }

  fileprivate var others: [Motion] { [.still, .animated].filter { $0 != self } }
}

extension [ControllerName] {
  var withOneLess: [[ControllerName]] {
    guard count > 1 else { return [] }
    return indices.map { index in
      var rest = self
      rest.remove(at: index)
      return rest
    }
  }
}

extension [Label]? {
  fileprivate var simpler: [[Label]?] {
    guard let items = self else { return [] }
    var simpler: [[Label]?] = [nil]
    for index in items.indices {
      var rest = items
      rest.remove(at: index)
      simpler.append(rest)
    }
    if !items.isEmpty {
      simpler.append(["x"])
      simpler.append(["y"])
    }
    return simpler
  }
}

extension Attribute {
  fileprivate var simpler: [Attribute] {
    switch self {
    case .title(let value): value.simplerTitles.map { .title($0) }
    case .itemTitle(let value): value.simplerTitles.map { .itemTitle($0) } + [.title(value)]
    case .titleView(let value):
      value.simplerItems.map { .titleView($0) } + [.itemTitle("a"), .itemTitle("b")]
    case .leftItem(let value): value.simplerItems.map { .leftItem($0) }
    case .rightItem(let value): value.simplerItems.map { .rightItem($0) }
    case .backItem(let value): value.simplerItems.map { .backItem($0) }
    case .prompt(let value): value.simplerTitles.map { .prompt($0) }
    case .toolbarItems(let items): items.simpler.map { .toolbarItems($0) }
    case .everyToolbarItemKind:
      [.toolbarItems(nil), .toolbarItems(["x"]), .toolbarItems(["x", "y"])]
    case .hidesBottomBarWhenPushed(let hides): hides ? [.hidesBottomBarWhenPushed(false)] : []
    case .leftView:
      [.leftItem(nil), .leftItem("x"), .leftItem("y"), .leftView("x"), .leftView("y")]
    case .rightView:
      [.rightItem(nil), .rightItem("x"), .rightItem("y"), .rightView("x"), .rightView("y")]
    case .editButton: [.rightItem(nil), .rightItem("x")]
    case .viewTint(let value): value.simplerItems.map { .viewTint($0) }
    case .scrollView(let scrolls): scrolls ? [.scrollView(false)] : []
    case .tabBarController, .navigationController, .elsewhere: []
    }
  }

  fileprivate var others: [Attribute] {
    switch self {
    case .hidesBottomBarWhenPushed(let hides): [.hidesBottomBarWhenPushed(!hides)]
    default: simpler
    }
  }
}

extension BarProperty {
  fileprivate var simpler: [BarProperty] {
    switch self {
    case .isTranslucent, .view: []
    case .tint: [.tint("x")]
    case .barTint: [.barTint("x"), .tint("x")]
    case .style: [.style("x"), .tint("x")]
    }
  }
}

extension Label? {
  fileprivate var simplerTitles: [Label?] { [nil, "a", "b", ""] }
  fileprivate var simplerItems: [Label?] { [nil, "x", "y"] }
}

extension CallbackOperation {
  /// The same as a line of its own.
  var line: ScenarioLine {
    switch self {
    case .push(let name, let animated): .push(name, animated ? .animated : .still)
    case .pop(let animated): .pop(animated ? .animated : .still)
    case .setViewControllers(let names, let animated):
      .setViewControllers(names, animated ? .animated : .still)
    case .setNavigationBarHidden(let hidden, let animated):
      .setNavigationBarHidden(hidden, animated: animated)
    case .setToolbarHidden(let hidden, let animated):
      .setToolbarHidden(hidden, animated: animated)
    }
  }

  fileprivate var others: [CallbackOperation] {
    switch self {
    case .push, .pop, .setViewControllers: []
    case .setNavigationBarHidden(let hidden, let animated):
      [.setNavigationBarHidden(!hidden, animated: animated)]
    case .setToolbarHidden(let hidden, let animated):
      [.setToolbarHidden(!hidden, animated: animated)]
    }
  }

  fileprivate var simpler: [CallbackOperation] {
    switch self {
    case .push(let name, let animated): animated ? [.push(name, animated: false)] : []
    case .pop(let animated): animated ? [.pop(animated: false)] : []
    case .setViewControllers(let names, let animated):
      (animated ? [.setViewControllers(names, animated: false)] : [])
        + names.withOneLess.map { .setViewControllers($0, animated: animated) }
    case .setNavigationBarHidden(let hidden, let animated):
      animated ? [.setNavigationBarHidden(hidden, animated: false)] : []
    case .setToolbarHidden(let hidden, let animated):
      animated ? [.setToolbarHidden(hidden, animated: false)] : []
    }
  }
}
