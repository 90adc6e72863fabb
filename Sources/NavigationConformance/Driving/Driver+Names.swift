import NavigationReference

/// What an adapter's author calls what a line asks of the adapter.
extension Driver {
  @usableFromInline
  static func name(of line: ScenarioLine) -> String {
    switch line {
    case .change(_, .tabBarController): "makeTabBarController(label:log:)"
    case .change(_, .navigationController): "makeNavigationController(label:log:)"
    case .change(_, .elsewhere): "makeControllerElsewhere(label:log:)"
    case .change(_, let attribute): "assign(.\(property(of: attribute)), of:)"
    case .callback: "callbacks"
    case .start(.onScreen): "start(root:log:)"
    case .start(.offScreen): "startOffScreen(root:log:)"
    case .start(.presented): "startPresented(root:log:)"
    case .start(.embedded): "startEmbedded(root:log:)"
    case .start(.empty): "startEmpty(log:)"
    case .start(.foreignClass): "start(root:foreignClassOf:log:)"
    case .show: "show()"
    case .push: "push(_:animated:)"
    case .pop: "pop(animated:)"
    case .popTo: "pop(to:animated:)"
    case .popToRoot: "popToRoot(animated:)"
    case .setViewControllers: "setViewControllers(_:animated:)"
    case .assignViewControllers: "assignViewControllers(_:)"
    case .tapBack: "tapBack()"
    case .segue: "performSegue(to:)"
    case .setNavigationBarHidden: "setNavigationBarHidden(_:animated:)"
    case .assignNavigationBarHidden: "assignNavigationBarHidden(_:)"
    case .setToolbarHidden: "setToolbarHidden(_:animated:)"
    case .assignToolbarHidden: "assignToolbarHidden(_:)"
    case .setToolbarItems: "setToolbarItems(_:of:animated:)"
    case .setDelegate: "setDelegate(_:)"
    case .lendDelegate: "lendDelegate()"
    case .lendController: "lendController()"
    case .settle, .fork: "settle()"
    case .present(_, nil, _): "present(_:animated:)"
    case .present: "present(_:by:animated:)"
    case .dismiss: "dismiss(animated:)"
    case .popGesture(.begin): "beginPopGesture()"
    case .popGesture(.update): "updatePopGesture(progress:)"
    case .popGesture(.cancel): "cancelPopGesture()"
    case .popGesture(.finish): "finishPopGesture()"
    case .tapEdit: "tapEditButton()"
    case .changeBar(.view): "assignDirectly(_:of:)"
    case .tapToolbarItem: "tapToolbarItem(_:)"
    case .tapLeftItem: "tapLeftItem()"
    case .changeBar: "assign(_:)"
    case .replaceBarDelegate: "replaceNavigationBarDelegate()"
    case .makeAnother: "makeAnotherNavigationBar()"
    }
  }

  /// What an attribute is called in `ControllerProperty`.
  private static func property(of attribute: Attribute) -> String {
    switch attribute {
    case .title: "title"
    case .itemTitle: "itemTitle"
    case .titleView: "itemTitleView"
    case .leftItem: "itemLeftBarButton"
    case .rightItem: "itemRightBarButton"
    case .leftView: "itemLeftView"
    case .rightView: "itemRightView"
    case .backItem: "itemBackBarButton"
    case .prompt: "itemPrompt"
    case .toolbarItems: "toolbarItems"
    case .everyToolbarItemKind: "toolbarItemKinds"
    case .hidesBottomBarWhenPushed: "hidesBottomBarWhenPushed"
    case .editButton: "itemRightEditButton"
    case .viewTint: "viewTintColor"
    case .scrollView: "scrollView"
    case .tabBarController: "tabBarController"
    case .navigationController: "navigationController"
    case .elsewhere: "elsewhere"
    }
  }
}
