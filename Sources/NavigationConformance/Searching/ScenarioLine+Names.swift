package import NavigationReference

extension ScenarioLine {
  /// The controllers that the line mentions, in reading order, repeats included.
  package var names: [ControllerName] {
    switch self {
    case .change(let name, _), .push(let name, _), .popTo(let name, _), .segue(let name),
      .setToolbarItems(let name, _, _):
      [name]
    case .callback(let callback, .push(let name, _)):
      [callback.controller, name]
    case .callback(let callback, .setViewControllers(let names, _)):
      [callback.controller] + names
    case .callback(let callback, _):
      [callback.controller]
    case .start(.onScreen(let root)), .start(.offScreen(let root)), .start(.presented(let root)),
      .start(.embedded(let root)), .start(.foreignClass(let root, _)):
      [root]
    case .present(let name, let presenter, _): presenter.map { [$0, name] } ?? [name]
    case .setViewControllers(let names, _), .assignViewControllers(let names):
      names
    case .start(.empty), .show, .pop, .popToRoot, .tapBack, .setNavigationBarHidden,
      .assignNavigationBarHidden, .setToolbarHidden, .assignToolbarHidden, .setDelegate,
      .lendDelegate, .lendController, .settle, .dismiss, .popGesture, .tapEdit, .tapToolbarItem,
      .tapLeftItem, .changeBar, .replaceBarDelegate, .makeAnother, .fork:
      []
    }
  }

  /// The same line about other controllers.
  package func renamed(_ map: (ControllerName) -> ControllerName) -> ScenarioLine {
    switch self {
    case .change(let name, let attribute): .change(map(name), attribute)
    case .push(let name, let motion): .push(map(name), motion)
    case .popTo(let name, let motion): .popTo(map(name), motion)
    case .segue(let name): .segue(map(name))
    case .setToolbarItems(let name, let items, let animated):
      .setToolbarItems(map(name), items, animated: animated)
    case .callback(let callback, let operation):
      .callback(callback.renamed(map), operation.renamed(map))
    case .start(.onScreen(let root)): .start(.onScreen(root: map(root)))
    case .start(.offScreen(let root)): .start(.offScreen(root: map(root)))
    case .start(.presented(let root)): .start(.presented(root: map(root)))
    case .start(.embedded(let root)): .start(.embedded(root: map(root)))
    case .start(.foreignClass(let root, let bar)):
      .start(.foreignClass(root: map(root), of: bar))
    case .present(let name, let presenter, let animated):
      .present(map(name), by: presenter.map(map), animated: animated)
    case .setViewControllers(let names, let motion): .setViewControllers(names.map(map), motion)
    case .assignViewControllers(let names): .assignViewControllers(names.map(map))
    case .start(.empty), .show, .pop, .popToRoot, .tapBack, .setNavigationBarHidden,
      .assignNavigationBarHidden, .setToolbarHidden, .assignToolbarHidden, .setDelegate,
      .lendDelegate, .lendController, .settle, .dismiss, .popGesture, .tapEdit, .tapToolbarItem,
      .tapLeftItem, .changeBar, .replaceBarDelegate, .makeAnother, .fork:
      self
    }
  }
}

extension Callback {
  fileprivate func renamed(_ map: (ControllerName) -> ControllerName) -> Callback {
    switch self {
    case .viewWillAppear(let name): .viewWillAppear(map(name))
    case .willShow(let name): .willShow(map(name))
    }
  }
}

extension CallbackOperation {
  fileprivate func renamed(_ map: (ControllerName) -> ControllerName) -> CallbackOperation {
    switch self {
    case .push(let name, let animated): .push(map(name), animated: animated)
    case .setViewControllers(let names, let animated):
      .setViewControllers(names.map(map), animated: animated)
    case .pop, .setNavigationBarHidden, .setToolbarHidden: self
    }
  }
}
