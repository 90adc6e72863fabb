import Foundation

/// How long a run has given no sign of life, and whether that has been told.
struct Silence {
  private let patience: Duration
  private var length = Duration.zero
  private var isTold = false
  private var last: ContinuousClock.Instant
  private var note: Data?

  /// - Parameters:
  ///   - patience: after so long it is told, once.
  ///   - start: when the run began.
  init(patience: Duration, from start: ContinuousClock.Instant) {
    self.patience = patience
    last = start
  }

  /// Whether it is to be told now.
  ///
  /// - Parameters:
  ///   - now: when it is looked.
  ///   - pause: after how long it should have been looked again. The machine may have slept in between, and the subject
  ///     with it.
  ///   - hasBeaten: whether the run said that it is alive.
  ///   - present: what is noted of the scenario that is carried out; another note is a sign of life, too.
  mutating func isToBeTold(
    at now: ContinuousClock.Instant, after pause: Duration, hasBeaten: Bool, note present: Data?
  ) -> Bool {
    length = hasBeaten || present != note ? .zero : length + min(now - last, pause + pause)
    (last, note) = (now, present)
    guard length >= patience else {
      isTold = false
      return false
    }
    defer { isTold = true }
    return !isTold
  }
}
