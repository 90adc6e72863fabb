extension UINavigationController {
  /// Tells everybody about a change of the stack that has been made.
  ///
  /// A change made from a callback waits until the one that called back is through. That one is
  /// then cut short, so that what was chained ends on top with every message sent in pairs.
  func perform(_ record: consuming TransitionRecord) {
    if isAltered { record.isUntold = alteration.isUntold }
    guard phase == .idle else {
      if isAltered, losesChained(copy record) { return }
      if has(.chainedPushUntoldToDelegate) { record.isUntold = true }
      changePending { [waiting = record] in $0.append(waiting) }
      return
    }
    run(record)
  }

  /// Ends the running transition before its time, for a caller who did not wait.
  func settle() {
    if isGestureRunning { cancelPopGesture() }
    while phase == .idle, let record = running.take() {
      ownClock.cancel(self)
      finish(record)
    }
  }

  /// Ends the running transition when its time is over.
  func finishRunningTransition() {
    guard phase == .idle, let record = running.take() else { return }
    finish(record)
  }

  private func finish(_ record: consuming TransitionRecord) {
    phase = .ending
    end(record)
    phase = .idle
    if !pending.isEmpty { run(changePending { $0.removeFirst() }) }
  }

  private func run(_ record: consuming TransitionRecord) {
    while true {
      phase = .beginning
      isBeginningAnimated = record.animated
      begin(&record)
      isBeginningAnimated = false
      if record.animated, record.kind != nil, pending.isEmpty {
        phase = .idle
        running = consume record
        ownClock.schedule(self, after: Self.transitionDuration)
        return
      }
      phase = .ending
      end(record)
      phase = .idle
      if pending.isEmpty { return }
      record = changePending { $0.removeFirst() }
    }
  }

  /// Takes out what waits, changes it and puts it back, as ``changeStack(_:)`` does with the stack.
  @inline(__always) @discardableResult
  func changePending<Result>(_ change: (inout [TransitionRecord]) -> Result) -> Result {
    var records = pending
    pending = []
    let result = change(&records)
    pending = records
    return result
  }

  /// The public part of a record.
  func transition(of record: TransitionRecord) -> NavigationTransition? {
    guard let kind = kindSeen(in: record) else { return nil }
    var lender = record
    return lender.lend(as: kind)
  }

  /// How others see a transition, if it is one for them.
  @inline(__always)
  func kindSeen(in record: TransitionRecord) -> NavigationTransition.Kind? {
    guard let kind = record.kind else { return nil }
    guard reads(.plainTransitionsSwapped), record.operation != .set else { return kind }
    return kind == .push ? .pop : .push
  }
}
