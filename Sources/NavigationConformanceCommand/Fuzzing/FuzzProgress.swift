import NavigationConformance

/// How far a long run has come: a line drawn over itself on a terminal, a plain line a minute elsewhere.
@MainActor
final class FuzzProgress {
  private let name: String
  private let console: Console
  /// The time since the run began.
  private let elapsed: () -> Duration
  /// Steps that were known when the run began.
  private let formerSteps: Int
  private var latest: CampaignProgress?
  private var lastShown = Duration.zero
  private var line: StatusLine

  init(
    name: String, console: Console, formerSteps: Int, elapsed: @escaping () -> Duration
  ) {
    self.name = name
    self.console = console
    line = StatusLine(console)
    self.formerSteps = formerSteps
    self.elapsed = elapsed
  }

  func show(_ progress: CampaignProgress) {
    latest = progress
    tick()
  }

  /// Shows what is known, if it is time to.
  func tick() {
    guard console.isErrorTerminal || console.tellsEachMinute else { return }
    let now = elapsed()
    let pause: Duration = console.isErrorTerminal ? .milliseconds(200) : .seconds(60)
    guard let latest, now - lastShown >= pause else { return }
    lastShown = now
    let text = Self.text(latest, formerSteps: formerSteps, elapsed: now)
    if console.isErrorTerminal {
      line.draw(text)
    } else {
      console.writeError("\(name): \(text)\n")
    }
  }

  /// Writes a line of its own.
  func say(_ text: String) {
    clear()
    console.writeError("\(name): \(text)\n")
  }

  /// Takes the line away, so that what is written next begins where it began.
  func clear() { line.clear() }

  static func text(
    _ progress: CampaignProgress, formerSteps: Int, elapsed: Duration
  ) -> String {
    let seconds = max(elapsed / .seconds(1), 0.001)
    let speed = Double(max(progress.stepCount - formerSteps, 0)) / seconds
    let facts = [
      clock(elapsed), "\(short(speed)) steps/s",
      "\(short(Double(progress.scenarioCount))) scenarios",
      "\(progress.notExercisedCount) not exercised", "\(progress.violatedCount) violated",
    ]
    let shortening = progress.shortening.map { ["shortening \($0.text)"] } ?? []
    return (facts + shortening).joined(separator: " · ")
  }

  /// `1:02:33`.
  private static func clock(_ time: Duration) -> String {
    let seconds = Int(clamping: time.components.seconds)
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    let shown = seconds >= 3_600 ? parts : Array(parts.dropFirst())
    return shown.enumerated().map { index, part in
      index == 0 || part > 9 ? "\(part)" : "0\(part)"
    }.joined(separator: ":")
  }

  /// Three digits and a unit.
  private static func short(_ number: Double) -> String {
    var (number, unit) = (number, "")
    for larger in [" k", " M", " G"] where number >= 1_000 {
      (number, unit) = (number / 1_000, larger)
    }
    guard !unit.isEmpty else { return "\(Int(number))" }
    let digits = number < 10 ? 100 : number < 100 ? 10 : 1
    let rounded = Int(number * Double(digits))
    guard digits > 1 else { return "\(rounded)\(unit)" }
    let rest = String(rounded % digits)
    let zeros = String(repeating: "0", count: (digits == 100 ? 2 : 1) - rest.count)
    return "\(rounded / digits).\(zeros)\(rest)\(unit)"
  }
}
