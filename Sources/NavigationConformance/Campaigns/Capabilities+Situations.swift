import NavigationReference

extension Capabilities {
  /// Whether scenarios within these claims can put the requirement to the test.
  func canPutToTest(_ requirement: Requirement) -> Bool {
    if let relation = requirement.relation { return relation.isApplicable(within: self) }
    return aspects.contains(requirement.aspect) && canState(requirement.aspect)
      && canReach(requirement.situation) && canBeAsked(requirement)
  }

  /// Whether there are scenarios within these claims of which anything is stated of the aspect.
  private func canState(_ aspect: Aspect) -> Bool {
    Self.neededToState.allSatisfy { aspects, needed in
      !aspects.contains(aspect) || !needed.isDisjoint(with: self)
    }
  }

  /// Whether scenarios within these claims can come into the situation.
  private func canReach(_ pattern: SituationPattern) -> Bool {
    for (fact, needed) in Self.needs where pattern.all.contains(fact) {
      if needed.isDisjoint(with: self) { return false }
    }
    if !pattern.any.isEmpty {
      var reachable = pattern.any
      for (fact, needed) in Self.needs where needed.isDisjoint(with: self) {
        reachable.remove(fact)
      }
      if reachable.isEmpty { return false }
    }
    for (fact, needed) in Self.needsToAvoid where pattern.none.contains(fact) {
      if needed.isDisjoint(with: self) { return false }
    }
    // A start finds nothing there anyhow; any other line meets an empty stack only after a start
    // without a root.
    if pattern.all.contains(.wasEmpty), !pattern.all.contains(.start), !contains(.emptyStart) {
      return false
    }
    return canWriteLine(without: pattern.none)
  }

  /// Whether anybody is left to answer for the requirement: of a refusal that ends the process nothing else is seen.
  private func canBeAsked(_ requirement: Requirement) -> Bool {
    !endsWithRefusal || !requirement.situation.all.contains(.duplicate)
      || requirement.aspect == .raised
  }

  /// Whether there is any line that brings none of these facts about.
  private func canWriteLine(without facts: Situation) -> Bool {
    var lines = Self.lines
    lines.remove(facts)
    for (fact, needed) in Self.needs where needed.isDisjoint(with: self) { lines.remove(fact) }
    return !lines.isEmpty
  }

  /// The facts that say which line it is.
  private static let lines: Situation = [
    .start, .show, .stackOperation, .barVisibility, .toolbarVisibility, .change, .setToolbarItems,
    .setDelegate, .present, .dismiss, .gestureCancelled, .tapEdit, .changeBar, .replaceBarDelegate,
    .makeAnother, .tapToolbarItem, .lendDelegate, .tapLeftItem, .lendController,
  ]

  /// What it takes at least one of, beside what lets the aspect be judged, for anything to be stated of it.
  private static let neededToState: [(AspectSet, Capabilities)] = [
    // A toolbar is hidden until somebody shows it.
    (AspectSet(.toolbarItems, .toolbarItemsAnimation, .toolbarAnimation), .toolbar),
    (AspectSet(.barAnimation, .barDuration), .navigationBar),
    // Nobody can press a button that nobody has put into the bar.
    (AspectSet(.editingCalls, .editingFlag), .barContent),
    // The bar's own colour and translucency are judged once they were assigned.
    (AspectSet(.barColor, .contentInset), .navigationBarAppearance),
  ]

  /// What it takes at least one of to bring a fact about; of a fact that stands here more than once, each time.
  private static let needs: [(Situation, Capabilities)] = [
    (.show, [.offScreen, .emptyStart]), (.empty, .emptyStart), (.popTo, .popTo),
    (.popToRoot, .popToRoot),
    (.set, .setViewControllers), (.assignStack, .assignViewControllers), (.tapBack, .tapBack),
    (.setBar, .navigationBar), (.assignBar, .navigationBar), (.barHidden, .navigationBar),
    (.barChanges, .navigationBar), (.barWasHidden, .navigationBar),
    (.setToolbar, .toolbar), (.assignToolbar, .toolbar), (.toolbarChanges, .toolbar),
    (
      .change,
      [.barContent, .prompt, .toolbarItems, .hidesBottomBar, .navigationBarColors, .contentInset]
    ),
    // In an assignment: what may ask for the item has asked.
    (.neverAsked, [.toolbarItems, .hidesBottomBar, .navigationBarColors, .contentInset]),
    (.setToolbarItems, .toolbarItems), (.hasToolbarItems, .toolbarItems),
    (.repeatedItem, .toolbarItems), (.itemsChangedWhileHidden, .toolbarItems),
    (.hides, .hidesBottomBar), (.hidingEnds, .hidesBottomBar),
    (.setDelegate, .delegateReplacement), (.secondDelegate, .delegateReplacement),
    (.duplicate, .raises), (.chained, .callbacks), (.chained, .appearance),
    (.barFromAppearance, .callbacks), (.barFromAppearance, .appearance),
    (.barFromAppearance, .navigationBar), (.toolbarFromDelegate, .callbacks),
    (.toolbarFromDelegate, .appearance), (.toolbarFromDelegate, .willShow),
    (.toolbarFromDelegate, .toolbar), (.ranOn, .runningTransitions),
    (.hasLeftItem, .barContent), (.hasBackItem, .barContent), (.ownBackItem, .barContent),
    (.hasTitleView, .barContent), (.hasItemTitle, .barContent), (.hasTitle, .barContent),
    (.hasLeftView, .barContent), (.hasLeftView, .itemViews), (.hasRightView, .barContent),
    (.hasRightView, .itemViews), (.hasEveryToolbarItemKind, .toolbarItems),
    (.hasEveryToolbarItemKind, .toolbarItemKinds),
    (.hasRightItem, .barContent), (.previousHasTitle, .barContent),
    (.previousHasRightItem, .barContent), (.hasPrompt, .prompt),
    (.lastIsTop, [.setViewControllers, .assignViewControllers]),
    (.lastBelowTop, [.setViewControllers, .assignViewControllers]),
    (.lastIsNew, [.setViewControllers, .assignViewControllers]),
    (.identical, [.setViewControllers, .assignViewControllers]),
    (.rootReplaced, [.setViewControllers, .assignViewControllers]),
    (.properPrefix, [.setViewControllers, .assignViewControllers]),
    (.extendsByOne, [.setViewControllers, .assignViewControllers]),
    (.single, [.setViewControllers, .assignViewControllers]),
    (.present, .modal), (.dismiss, .modal), (.presented, .modal), (.changedUnderModal, .modal),
    (.byContent, .modalByContent), (.byContent, .modal), (.placedModally, .presentedStart),
    (.embedded, .embeddedStart),
    (.gestureFinished, .popGesture), (.gestureCancelled, .popGesture),
    (.afterCancel, .popGesture),
    (.tapEdit, .editButton), (.hasEditButton, .editButton), (.neverEdited, .editButton),
    (.editing, .editButton), (.tapEdit, .barContent), (.hasEditButton, .barContent),
    (.neverEdited, .barContent), (.editing, .barContent), (.changeBar, .navigationBarAppearance),
    (.barTinted, .navigationBarAppearance), (.hasViewTint, .navigationBarColors),
    (.scrolls, .contentInset), (.replaceBarDelegate, .navigationBarDelegate),
    (.makeAnother, .anotherController), (.makeAnother, .navigationBarObject),
    (.tapToolbarItem, .toolbarItemTaps), (.tapToolbarItem, .toolbarItems),
    (.tapToolbarItem, .toolbar), (.segue, .segues),
    (.lendDelegate, .delegateOwnership), (.lendDelegate, .delegateReplacement),
    (.tapLeftItem, .leftItemTaps), (.tapLeftItem, .barContent),
    (.lendController, .controllerOwnership),
    (.several, [.popTo, .popToRoot, .setViewControllers, .assignViewControllers]),
  ]

  /// What it takes at least one of to be without a fact that otherwise always holds.
  private static let needsToAvoid: [(Situation, Capabilities)] = [
    (.toolbarHidden, .toolbar), (.hasDelegate, .delegateReplacement),
    (.onScreen, [.offScreen, .emptyStart]),
  ]
}
