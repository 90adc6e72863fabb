/// Notices that a run in this process begins no scenario any more: a subject that does not come back keeps the run from
/// saying so itself.
final class StallWatch: Sendable {
  private let pulse: Pulse
  private let task: Task<Void, Never>

  /// `nil` when there are no more descriptors.
  ///
  /// - Parameters:
  ///   - patience: after so long without a sign of life it is told, once.
  ///   - pause: how often it is looked for one.
  ///   - deadline: when the run's time is up; `nil` where it has all the time that it needs.
  ///   - hasStalled: told that nothing has been begun for so long.
  ///   - isUp: told that the time is up, and has been waited for five times as long. Nothing is told after that.
  init?(
    patience: Duration = .seconds(60), lookingEvery pause: Duration = .seconds(1),
    deadline: ContinuousClock.Instant?, hasStalled: @escaping @Sendable () -> Void,
    isUp: @escaping @Sendable () -> Void
  ) {
    guard let pulse = Pulse() else { return nil }
    self.pulse = pulse
    task = Task.detached {
      var silence = Duration.zero
      var isTold = false
      var last = ContinuousClock.now
      while !Task.isCancelled {
        try? await Task.sleep(for: pause)
        let now = ContinuousClock.now
        // The machine may have slept in between, and the subject with it.
        silence = pulse.hasBeaten() ? .zero : silence + min(now - last, pause + pause)
        last = now
        if silence < patience { isTold = false }
        guard silence >= patience, !Task.isCancelled else { continue }
        if let deadline, now >= deadline, silence >= patience * 5 { return isUp() }
        if !isTold { hasStalled() }
        isTold = true
      }
    }
  }

  deinit { task.cancel() }

  /// The run is alive.
  func beat() { pulse.beat() }

  /// The run has come back.
  func stop() { task.cancel() }
}
