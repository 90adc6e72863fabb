import Foundation

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
  ///   - note: what is noted of the scenario that is carried out; another note is a sign of life, too.
  ///   - hasStalled: told that nothing has been begun for so long.
  init?(
    patience: Duration = .seconds(60), lookingEvery pause: Duration = .seconds(1),
    note: @escaping @Sendable () -> Data?, hasStalled: @escaping @Sendable () -> Void
  ) {
    guard let pulse = Pulse() else { return nil }
    self.pulse = pulse
    task = Task.detached {
      var silence = Silence(patience: patience, from: .now)
      while !Task.isCancelled {
        try? await Task.sleep(for: pause)
        let isToBeTold = silence.isToBeTold(
          at: .now, after: pause, hasBeaten: pulse.hasBeaten(), note: note())
        if isToBeTold, !Task.isCancelled { hasStalled() }
      }
    }
  }

  deinit { task.cancel() }

  /// The run is alive.
  func beat() { pulse.beat() }

  /// The run has come back.
  func stop() { task.cancel() }
}
