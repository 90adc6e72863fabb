import NavigationConformance

/// Says when a run is over: its time is up, or somebody asks for its end; and when that has been waited for long enough.
@MainActor
final class RunEnd {
  private let deadline: ContinuousClock.Instant?
  private let signals: SignalWatch?
  private let stalls: StallWatch?
  private var lastBeat: ContinuousClock.Instant?
  private var lastLook: ContinuousClock.Instant?
  private var overSince: ContinuousClock.Instant?
  /// Whether it is over because somebody asked for it, and not because its time is up.
  private(set) var isBySignal = false

  /// So long something is still made of findings once it is over. Schedulers give half a minute between asking and killing.
  private static let longestWait = Duration.seconds(5)

  var isOver: Bool { overSince != nil }

  init(
    _ length: RunLength, from start: ContinuousClock.Instant, signals: SignalWatch?,
    stalls: StallWatch? = nil
  ) {
    switch length {
    case .time(let time): deadline = start + time
    case .scenarios: deadline = nil
    }
    self.signals = signals
    self.stalls = stalls
  }

  /// The run has come back, whatever is still done with its report.
  func hasComeBack() {
    signals?.waitNoLonger()
    stalls?.stop()
  }

  /// Whether somebody waits for the end.
  var isAskedFor: Bool { signals?.hasFired ?? false }

  /// Cheap enough to be asked after each scenario.
  func look() -> Bool {
    let now = ContinuousClock.now
    beat(now)
    guard !isOver else { return true }
    if let deadline, now >= deadline { overSince = now }
    if let lastLook, now - lastLook < .milliseconds(50) { return isOver }
    lastLook = now
    if signals?.hasFired ?? false {
      isBySignal = !isOver
      overSince = now
    }
    return isOver
  }

  private func beat(_ now: ContinuousClock.Instant) {
    guard let stalls, lastBeat.map({ now - $0 >= .milliseconds(50) }) ?? true else { return }
    lastBeat = now
    stalls.beat()
  }

  /// How long a run is waited for.
  var patience: Patience {
    Patience(
      isOver: { self.look() }, isInHaste: { self.isAskedFor },
      isOut: { self.isOutOfPatience() })
  }

  /// Whether nobody should have to wait any longer.
  func isOutOfPatience() -> Bool {
    guard look(), let overSince else { return false }
    return ContinuousClock.now - overSince >= Self.longestWait
  }
}
