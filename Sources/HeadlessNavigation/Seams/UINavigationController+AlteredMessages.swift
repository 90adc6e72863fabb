extension UINavigationController {
  /// Sends the messages of the begin wrongly or differently.
  func beginAltered(_ record: TransitionRecord) {
    if record.animated, reads(.stackChangesAtEnd) {
      alteration.formerStack = alteration.stackBefore
      alteration.formerItems = alteration.itemsBefore
    }
    if record.animated, reads(.onlyTopReadsWhileRunning) {
      alteration.formerStack = Array(stack.suffix(1))
      alteration.formerItems = Array(navigationBar.itemStack.suffix(1))
    }
    if reads(.movingFlagsOnBothEnds), record.kind != nil {
      record.from?.movesFromParent = true
      record.to?.movesToParent = true
    }
    if has(.appearsAfterEmbedding) { embed(record) }
    guard tellsControllers(of: record) else {
      if tellsDelegate(of: record) { tellWillShow(record) }
      return
    }
    if record.isFirstDisplay, reads(.firstDisplayUnheard) {
      if tellsDelegate(of: record) { tellWillShow(record) }
      return
    }
    if record.isFirstDisplay { viewWillAppear(false) }
    record.to?.loadViewIfNeeded()
    if reads(.willShowFirst) { tellWillShow(record) }
    if reads(.incomingToldFirst) { tellIncomingWillAppear(record) }
    if tellsOutgoing(of: record) {
      record.from?.viewWillDisappear(told(record))
      if reads(.goneBeforeOtherComes) { tellOutgoingDidDisappear(record) }
    }
    tellUnseen(record)
    if !reads(.incomingToldFirst) { tellIncomingWillAppear(record) }
    if !reads(.willShowFirst) { tellWillShow(record) }
  }

  /// Sends the messages of the end wrongly or differently.
  func endAltered(_ record: TransitionRecord) {
    alteration.forgetFormer()
    if reads(.didShowFirst) { tellDidShow(record) }
    guard tellsControllers(of: record) else { return }
    if record.isFirstDisplay, reads(.firstDisplayUnheard) { return }
    if record.isFirstDisplay { viewDidAppear(false) }
    if reads(.comesBeforeOtherGoes) { record.to?.viewDidAppear(told(record)) }
    if tellsOutgoing(of: record), !reads(.goneBeforeOtherComes) {
      tellOutgoingDidDisappear(record)
    }
    if !reads(.comesBeforeOtherGoes) { record.to?.viewDidAppear(told(record)) }
  }

  func tellDidShowAltered(_ record: TransitionRecord) {
    if reads(.movingFlagsOnBothEnds), record.kind != nil {
      record.from?.movesFromParent = false
      record.to?.movesToParent = false
    }
    if !reads(.didShowFirst) { tellDidShow(record) }
    alteration.delegateAtBegin = nil
  }

  /// Carries out a chained operation without a word.
  ///
  /// - Returns: Whether it did.
  func losesChained(_ record: TransitionRecord) -> Bool {
    guard has(.chainedOperationUntold) else { return false }
    var silent = record
    silent.animated = false
    embed(silent)
    return true
  }

  // MARK: Who is told

  private func tellsControllers(of record: TransitionRecord) -> Bool {
    guard record.kind != nil || record.isFirstDisplay else { return false }
    return onScreen || reads(.controllersToldOffScreen)
  }

  private func tellsDelegate(of record: TransitionRecord) -> Bool {
    guard record.kind != nil || record.isFirstDisplay else { return false }
    // What waits was pushed by a callback of this one, which nobody will see.
    if reads(.chainHeardAtEndOnly), !pending.isEmpty { return false }
    if record.isUntold || has(.setUntold) && record.operation == .set && !record.isFirstDisplay {
      return false
    }
    if record.isFirstDisplay, reads(.firstDisplayUntold) { return false }
    if has(.containedDelegateUntold), tabBarController != nil { return false }
    return onScreen || reads(.delegateToldOffScreen)
  }

  private func tellsOutgoing(of record: TransitionRecord) -> Bool {
    if has(.coveredUntold), record.kind == .push { return false }
    if has(.poppedUntold), record.isRemoval { return false }
    return true
  }

  /// The flag that comes with appearance messages.
  private func told(_ record: TransitionRecord) -> Bool {
    if reads(.controllersToldAsUnanimated) { return false }
    return record.animated || reads(.controllersToldAsAnimated)
  }

  private func tellIncomingWillAppear(_ record: TransitionRecord) {
    if has(.revealedUntold), record.kind == .pop { return }
    record.to?.isParentWithheld = record.isInsertion && reads(.parentComesAfterWillAppear)
    record.to?.viewWillAppear(told(record))
    record.to?.isParentWithheld = false
  }

  private func tellOutgoingDidDisappear(_ record: TransitionRecord) {
    record.from?.isParentWithheld = record.isRemoval && reads(.parentGoesBeforeDidDisappear)
    record.from?.viewDidDisappear(told(record))
    record.from?.isParentWithheld = false
  }

  /// Tells the controllers nobody sees.
  private func tellUnseen(_ record: TransitionRecord) {
    guard let unseen = record.unseen else { return }
    for viewController in unseen.departed {
      if has(.inBetweenAppearWhenAnimated), record.animated {
        viewController.viewWillAppear(false)
        viewController.viewWillDisappear(false)
      }
      if has(.popToTellsBuried), record.operation != .set {
        viewController.viewWillDisappear(false)
        viewController.viewDidDisappear(false)
      }
      if has(.inBetweenShownWhenAnimated), record.animated {
        assignedDelegate?.navigationController(self, willShow: viewController, animated: false)
      }
    }
    for viewController in unseen.arrived where has(.setTellsBuried) {
      viewController.viewWillAppear(false)
      viewController.viewDidAppear(false)
    }
  }

  // MARK: The delegate

  private func tellWillShow(_ record: TransitionRecord) {
    guard tellsDelegate(of: record) else { return }
    let isPop = record.kind == .pop
    guard let named = has(.willShowNamesPopped) && isPop ? record.from : record.to else { return }
    var animated = record.animated
    if has(.willShowFlagLost) { animated = false }
    alteration.isToldAsUnanimated = isGestureRunning && reads(.gestureToldAsUnanimated)
    if alteration.isToldAsUnanimated { animated = false }
    if has(.willShowPopFlagAlwaysSet), isPop { animated = true }
    let receiver = alteration.firstDelegate ?? assignedDelegate
    alteration.delegateAtBegin =
      reads(.firstDelegateHearsEnd) || reads(.nobodyHearsReplacedEnd) ? assignedDelegate : nil
    alteration.isTellingWillShow = true
    receiver?.navigationController(self, willShow: named, animated: animated)
    alteration.isTellingWillShow = false
    if has(.setToldTwice), record.operation == .set, !record.isFirstDisplay {
      receiver?.navigationController(self, willShow: named, animated: animated)
    }
  }

  private func tellDidShow(_ record: TransitionRecord) {
    guard tellsDelegate(of: record), !reads(.withoutDidShow) else { return }
    if has(.didShowMissingUnanimated), !record.animated { return }
    if has(.didShowMissingOnPop), record.kind == .pop { return }
    let outgoing = has(.didShowNamesOutgoing) ? record.from : nil
    guard let named = outgoing ?? record.to else { return }
    if reads(.nobodyHearsReplacedEnd), let first = alteration.delegateAtBegin,
      first !== assignedDelegate
    {
      return
    }
    let receiver = alteration.delegateAtBegin ?? alteration.firstDelegate ?? assignedDelegate
    let animated = record.animated && !alteration.isToldAsUnanimated
    receiver?.navigationController(self, didShow: named, animated: animated)
    if has(.didShowTwiceWhenAnimated) && record.animated
      || reads(.firstDisplayShownTwice) && record.isFirstDisplay
    {
      receiver?.navigationController(self, didShow: named, animated: record.animated)
    }
  }

  func tellOfNothingPopped(animated: Bool) {
    guard let top = topViewController else { return }
    assignedDelegate?.navigationController(self, didShow: top, animated: animated)
  }

  // MARK: Containment and content

  /// Lets a controller go wrongly.
  ///
  /// - Returns: Whether its parent stays as it is.
  func detachAltered(_ viewController: UIViewController) -> Bool {
    if has(.itemDiscardedByPop) { viewController.existingNavigationItem = nil }
    return has(.parentKeptAfterPop)
  }

  /// Whether the view of a new controller is not embedded.
  func forgetsView(_ record: TransitionRecord) -> Bool {
    has(.unanimatedPushForgetsView) && record.operation == .push && !record.animated
      && record.from != nil
  }
}
