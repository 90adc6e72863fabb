import NavigationReference

extension Capabilities {
  /// Whether scenarios within these claims can come into the situation.
  func canReach(_ pattern: SituationPattern) -> Bool {
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
  func canBeAsked(_ requirement: Requirement) -> Bool {
    !endsWithRefusal || !requirement.situation.all.contains(.duplicate)
      || requirement.aspect == .raised
  }

  /// Whether there is any line that brings none of these facts about.
  private func canWriteLine(without facts: Situation) -> Bool {
    if !facts.isSuperset(of: Self.linesOfAll) { return true }
    return Self.needs.contains { fact, needed in
      Self.lines.contains(fact) && !facts.contains(fact) && !needed.isDisjoint(with: self)
    }
  }

  /// The facts that say which line it is, and those of the lines that every adapter can carry out.
  private static let lines: Situation = [
    .start, .show, .stackOperation, .barVisibility, .toolbarVisibility, .change, .setToolbarItems,
    .setDelegate, .present, .dismiss, .gestureCancelled, .tapEdit, .changeBar, .replaceBarDelegate,
    .makeAnother,
  ]
  private static let linesOfAll: Situation = [.start, .push, .pop]

  /// What it takes at least one of to bring a fact about.
  private static let needs: [(Situation, Capabilities)] = [
    (.show, [.offScreen, .emptyStart]), (.empty, .emptyStart), (.popTo, .popTo),
    (.popToRoot, .popToRoot),
    (.set, .setViewControllers), (.assignStack, .assignViewControllers), (.tapBack, .tapBack),
    (.setBar, .navigationBar), (.assignBar, .navigationBar), (.barHidden, .navigationBar),
    (.barChanges, .navigationBar), (.barWasHidden, .navigationBar),
    (.setToolbar, .toolbar), (.assignToolbar, .toolbar), (.toolbarChanges, .toolbar),
    (.change, [.barContent, .prompt, .toolbarItems, .hidesBottomBar]),
    (.setToolbarItems, .toolbarItems), (.hasToolbarItems, .toolbarItems),
    (.repeatedItem, .toolbarItems), (.itemsChangedWhileHidden, .toolbarItems),
    (.hides, .hidesBottomBar), (.hidingEnds, .hidesBottomBar),
    (.setDelegate, .delegateReplacement), (.secondDelegate, .delegateReplacement),
    (.duplicate, .raises), (.chained, .callbacks), (.barFromAppearance, .callbacks),
    (.toolbarFromDelegate, .callbacks), (.ranOn, .runningTransitions),
    (.hasLeftItem, .barContent), (.hasBackItem, .barContent), (.ownBackItem, .barContent),
    (.hasTitleView, .barContent), (.hasItemTitle, .barContent), (.hasTitle, .barContent),
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
    (.byContent, .modalByContent), (.placedModally, .presentedStart),
    (.gestureFinished, .popGesture), (.gestureCancelled, .popGesture),
    (.afterCancel, .popGesture),
    (.tapEdit, .editButton), (.hasEditButton, .editButton), (.neverEdited, .editButton),
    (.editing, .editButton), (.changeBar, .navigationBarAppearance),
    (.barTinted, .navigationBarAppearance), (.hasViewTint, .navigationBarColors),
    (.scrolls, .contentInset), (.replaceBarDelegate, .navigationBarDelegate),
    (.makeAnother, .anotherController),
    (.several, [.popTo, .popToRoot, .setViewControllers, .assignViewControllers]),
  ]

  /// What it takes at least one of to be without a fact that otherwise always holds.
  private static let needsToAvoid: [(Situation, Capabilities)] = [
    (.toolbarHidden, .toolbar), (.hasDelegate, .delegateReplacement),
    (.onScreen, [.offScreen, .emptyStart]),
  ]
}
