package import NavigationReference

extension Capabilities {
  /// The aspects that can be judged with what is claimed.
  package var aspects: AspectSet {
    var aspects = AspectSet(.stack, .returned)
    for (capability, judged) in Self.judged where contains(capability) {
      aspects.formUnion(judged)
    }
    if isSuperset(of: [.willShow, .didShow]) { aspects.insert(.pairs) }
    if isSuperset(of: [.modal, .movingFlags]) { aspects.insert(.modalMoving) }
    return aspects
  }

  private static let judged: [(Capabilities, AspectSet)] = [
    (.raises, AspectSet(.raised)),
    (.topViewController, AspectSet(.topController)),
    (.visibleViewController, AspectSet(.visibleController)),
    (.content, AspectSet(.content)),
    (.parent, AspectSet(.parent)),
    (.itemStack, AspectSet(.itemStack, .itemIdentity)),
    (.itemCreation, AspectSet(.itemCreation)),
    (.barContent, AspectSet(.left, .backTitle, .centre, .right)),
    (.prompt, AspectSet(.prompt)),
    (.navigationBar, AspectSet(.barFlag)),
    (.navigationBarShown, AspectSet(.barShown)),
    (.toolbar, AspectSet(.toolbarFlag)),
    (.toolbarShown, AspectSet(.toolbarShown)),
    (.toolbarItems, AspectSet(.toolbarItems)),
    (.toolbarItemTaps, AspectSet(.toolbarItemAction)),
    (.transitions, AspectSet(.transitionCount, .transitionKind, .transitionEnds)),
    (.barAnimations, AspectSet(.barAnimation, .barDuration)),
    (.toolbarAnimations, AspectSet(.toolbarAnimation)),
    (.barContentAnimations, AspectSet(.barContentAnimation)),
    (.toolbarItemsAnimations, AspectSet(.toolbarItemsAnimation)),
    (.willShow, AspectSet(.willShow, .willShowController, .willShowFlag, .delegateAddressee)),
    (.delegateOwnership, AspectSet(.lentDelegate)),
    (.appearance, AspectSet(.appearing, .bystanders)),
    (.disappearance, AspectSet(.affected)),
    (.movingFlags, AspectSet(.movingTo, .movingFrom)),
    (.viewAtAppearance, AspectSet(.viewAtAppearance)),
    (.popGestureView, AspectSet(.gestureView)),
    (.editButton, AspectSet(.editingCalls, .editingFlag)),
    (.navigationBarObject, AspectSet(.barIdentity)),
    (.toolbarObject, AspectSet(.toolbarIdentity)),
    (.navigationBarDelegate, AspectSet(.barDelegate)),
    (.navigationBarAppearance, AspectSet(.barAppearance, .barTint)),
    (.navigationBarColors, AspectSet(.itemColor, .barColor)),
    (.interfaceParts, AspectSet(.interfaceParts)),
    (.contentInset, AspectSet(.contentInset)),
  ]

  /// Whether a line can be carried out with what is claimed.
  package func allows(_ line: ScenarioLine) -> Bool {
    let needed = Self.needed(for: line)
    return isSuperset(of: needed)
  }

  /// What would have to be claimed besides for the line to be carried out. One that is allowed by itself and not where it
  /// stands is a push that has to be refused.
  func namesMissing(for line: ScenarioLine) -> [String] {
    let missing = Self.needed(for: line).subtracting(self)
    return (missing.isEmpty ? Capabilities.raises : missing).names
  }

  private static func needed(for line: ScenarioLine) -> Capabilities {
    let running: Capabilities = line.motion == .running ? .runningTransitions : []
    switch line {
    case .start(.onScreen), .push, .pop, .settle: return running
    case .start(.offScreen): return .offScreen
    case .start(.presented): return .presentedStart
    case .start(.embedded): return .embeddedStart
    case .start(.empty): return .emptyStart
    case .start(.foreignClass): return .foreignBarClasses
    case .show, .fork: return []
    case .popTo: return popTo.and(running)
    case .popToRoot: return popToRoot.and(running)
    case .setViewControllers: return setViewControllers.and(running)
    case .assignViewControllers: return .assignViewControllers
    case .tapBack: return .tapBack
    case .segue: return .segues
    case .change(_, let attribute): return needed(for: attribute)
    case .callback(let callback, let operation):
      return callbacks.and(needed(for: callback)).and(needed(for: operation))
    case .setNavigationBarHidden, .assignNavigationBarHidden: return .navigationBar
    case .setToolbarHidden, .assignToolbarHidden: return .toolbar
    case .setToolbarItems: return .toolbarItems
    case .setDelegate: return .delegateReplacement
    case .lendDelegate: return delegateReplacement.and(.delegateOwnership)
    case .present(_, let presenter, _):
      return presenter == nil ? .modal : modal.and(.modalByContent)
    case .dismiss: return .modal
    case .popGesture: return .popGesture
    case .tapEdit: return .editButton
    case .changeBar(.view): return .directBarChanges
    case .tapToolbarItem: return toolbarItems.and(.toolbarItemTaps)
    case .tapLeftItem: return barContent.and(.leftItemTaps)
    case .lendController: return .controllerOwnership
    case .changeBar: return .navigationBarAppearance
    case .replaceBarDelegate: return .navigationBarDelegate
    case .makeAnother: return anotherController.and(.navigationBarObject)
    }
  }

  /// Both. Every line that is generated is asked what it needs, and where nothing is inlined the general union takes
  /// many calls.
  private func and(_ other: Capabilities) -> Capabilities {
    union(other)
  }

  private static func needed(for attribute: Attribute) -> Capabilities {
    switch attribute {
    case .prompt: .prompt
    case .toolbarItems: .toolbarItems
    case .everyToolbarItemKind: toolbarItems.and(.toolbarItemKinds)
    case .hidesBottomBarWhenPushed: .hidesBottomBar
    case .editButton: barContent.and(.editButton)
    case .leftView, .rightView: barContent.and(.itemViews)
    case .viewTint: .navigationBarColors
    case .scrollView: .contentInset
    case .tabBarController: .tabBarControllers
    case .navigationController: .navigationControllers
    case .elsewhere: .controllersElsewhere
    case .title, .itemTitle, .titleView, .leftItem, .rightItem, .backItem: .barContent
    }
  }

  private static func needed(for callback: Callback) -> Capabilities {
    switch callback {
    case .viewWillAppear: .appearance
    case .willShow: .willShow
    }
  }

  private static func needed(for operation: CallbackOperation) -> Capabilities {
    switch operation {
    case .push: []
    case .pop: .reentrantCallbacks
    case .setViewControllers: setViewControllers.and(.reentrantCallbacks)
    case .setNavigationBarHidden: .navigationBar
    case .setToolbarHidden: .toolbar
    }
  }
}
