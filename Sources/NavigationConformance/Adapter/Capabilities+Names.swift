extension Capabilities {
  /// Each capability with the name it has in Swift, in the order of the declarations.
  package static let named: [(name: String, capability: Capabilities)] = [
    ("popTo", .popTo), ("popToRoot", .popToRoot), ("setViewControllers", .setViewControllers),
    ("assignViewControllers", .assignViewControllers), ("raises", .raises),
    ("topViewController", .topViewController),
    ("visibleViewController", .visibleViewController), ("content", .content),
    ("parent", .parent), ("segues", .segues), ("controllerOwnership", .controllerOwnership),
    ("offScreen", .offScreen),
    ("emptyStart", .emptyStart),
    ("itemStack", .itemStack), ("itemCreation", .itemCreation), ("barContent", .barContent),
    ("itemViews", .itemViews), ("leftItemTaps", .leftItemTaps),
    ("prompt", .prompt), ("navigationBar", .navigationBar),
    ("navigationBarShown", .navigationBarShown), ("tapBack", .tapBack), ("toolbar", .toolbar),
    ("toolbarShown", .toolbarShown), ("toolbarItems", .toolbarItems),
    ("hidesBottomBar", .hidesBottomBar), ("toolbarItemTaps", .toolbarItemTaps),
    ("toolbarItemKinds", .toolbarItemKinds),
    ("willShow", .willShow), ("didShow", .didShow),
    ("delegateReplacement", .delegateReplacement), ("delegateOwnership", .delegateOwnership),
    ("appearance", .appearance),
    ("disappearance", .disappearance), ("movingFlags", .movingFlags),
    ("viewAtAppearance", .viewAtAppearance), ("callbacks", .callbacks),
    ("transitions", .transitions), ("runningTransitions", .runningTransitions),
    ("barAnimations", .barAnimations), ("toolbarAnimations", .toolbarAnimations),
    ("barContentAnimations", .barContentAnimations),
    ("toolbarItemsAnimations", .toolbarItemsAnimations), ("modal", .modal),
    ("modalByContent", .modalByContent), ("presentedStart", .presentedStart),
    ("popGesture", .popGesture), ("popGestureView", .popGestureView),
    ("editButton", .editButton), ("navigationBarObject", .navigationBarObject),
    ("toolbarObject", .toolbarObject), ("anotherController", .anotherController),
    ("navigationBarDelegate", .navigationBarDelegate),
    ("navigationBarAppearance", .navigationBarAppearance),
    ("navigationBarColors", .navigationBarColors), ("interfaceParts", .interfaceParts),
    ("contentInset", .contentInset), ("tabBarControllers", .tabBarControllers),
    ("navigationControllers", .navigationControllers),
    ("controllersElsewhere", .controllersElsewhere),
    ("directBarChanges", .directBarChanges), ("foreignBarClasses", .foreignBarClasses),
    ("reentrantCallbacks", .reentrantCallbacks),
    ("embeddedStart", .embeddedStart),
    ("endsOnRaise", .endsOnRaise),
  ]

  /// The names of what is claimed.
  package var names: [String] {
    Self.named.filter { contains($0.capability) }.map(\.name)
  }
}
