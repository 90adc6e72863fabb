extension UINavigationController {
  /// Puts a finger to the left edge, as the person using the app does. What is below the top begins to show; the stack
  /// stays as it is until the gesture is finished.
  ///
  /// UINavigationController Class Reference, interactivePopGestureRecognizer.
  ///
  /// - Returns: Whether there is a gesture now. At the root, off screen, without a bar, with a custom left item and
  ///   during a transition there is none.
  @discardableResult
  public func beginPopGesture() -> Bool {
    guard phase == .idle, running == nil, onScreen, stack.count > 1, !isBarFlaggedHidden,
      stack.last?.existingNavigationItem?.leftBarButtonItem == nil
    else { return false }
    if isAltered {
      stackWillChange()
      if !reads(.gestureToldAtFinish) { topWasLeft(stack.last) }
    }
    isGestureRunning = true
    let record = gestureRecord
    running = record
    if reads(.gestureToldAtFinish) { return true }
    tellGestureBegins(record)
    return true
  }

  /// Moves the finger on.
  ///
  /// - Parameter progress: The part of the way that is done, from 0 to 1.
  public func updatePopGesture(progress: Double) {}

  /// Takes the finger back and away. Everything is as it was before the gesture.
  public func cancelPopGesture() {
    guard isGestureRunning else { return }
    let record = gestureRecord
    isGestureRunning = false
    running = nil
    record.from?.movesFromParent = false
    if isAltered { gestureWasCancelledAltered(record) }
    phase = .ending
    if !reads(.gestureToldAtFinish) {
      record.to?.viewWillDisappear(true)
      record.to?.viewDidDisappear(true)
      record.from?.viewWillAppear(true)
      record.from?.viewDidAppear(true)
    }
    phase = .idle
    while !pending.isEmpty { perform(changePending { $0.removeFirst() }) }
    if has(.cancelledGesturePops) { popViewController(animated: false) }
  }

  /// Carries the finger through to the other side, which pops.
  public func finishPopGesture() {
    if isAltered, !isGestureRunning, finishesGestureAtRoot() { return }
    guard isGestureRunning else { return }
    let record = gestureRecord
    isGestureRunning = false
    running = nil
    if reads(.gestureToldAtFinish) {
      if let view = record.to?.view { content?.show(view) }
      tellGestureBegins(record)
    }
    if isAltered, finishesGestureFaultily() { return }
    if isObserved, let observer = assignedObserver, let transition = transition(of: record) {
      observer.navigationController(self, didBegin: transition)
    }
    record.from?.willMove(toParent: nil)
    let outgoing = changeStack { $0.removeLast() }
    outgoing.isOnStack = false
    if !has(.gestureKeepsItem) { navigationBar.dropTopItem() }
    topDidChange(to: stack.last, by: .pop, animated: true)
    embed(record)
    phase = .ending
    end(record)
    phase = .idle
    while !pending.isEmpty { perform(changePending { $0.removeFirst() }) }
  }

  private var gestureRecord: TransitionRecord {
    var record = TransitionRecord(
      from: stack.last, to: stack.count > 1 ? stack[stack.count - 2] : nil, kind: .pop,
      operation: .pop, animated: true, isRemoval: true)
    record.isUntold = has(.gestureUntold)
    return record
  }

  private func tellGestureBegins(_ record: TransitionRecord) {
    phase = .beginning
    record.from?.movesFromParent = !has(.movingFromMissing)
    if isAltered {
      beginAltered(record)
    } else {
      record.to?.loadViewIfNeeded()
      record.from?.viewWillDisappear(true)
      record.to?.viewWillAppear(true)
      if let incoming = record.to {
        assignedDelegate?.navigationController(self, willShow: incoming, animated: true)
      }
    }
    phase = .idle
  }
}
