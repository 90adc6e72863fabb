/// Says when a run is over: its time is up, or somebody asks for its end.
@MainActor
final class RunEnd {
  private let deadline: ContinuousClock.Instant?
  private let signals: SignalWatch?
  private var lastLook: ContinuousClock.Instant?
  private(set) var isOver = false

  init(_ length: RunLength, from start: ContinuousClock.Instant, signals: SignalWatch?) {
    switch length {
    case .time(let time): deadline = start + time
    case .scenarios: deadline = nil
    }
    self.signals = signals
  }

  /// Whether somebody waits for the end.
  var isAskedFor: Bool { signals?.hasFired ?? false }

  /// Cheap enough to be asked after each scenario.
  func look() -> Bool {
    guard !isOver else { return true }
    let now = ContinuousClock.now
    if let deadline, now >= deadline { isOver = true }
    if let lastLook, now - lastLook < .milliseconds(50) { return isOver }
    lastLook = now
    if signals?.hasFired ?? false { isOver = true }
    return isOver
  }
}
