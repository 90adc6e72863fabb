import NavigationConformance

/// One line that says how far a campaign has come, drawn over itself. Where that cannot be done there is one line a minute,
/// so that whoever reads a log knows of a long run that it goes on.
@MainActor
final class ProgressLine {
  private let subject: String
  private let console: Console
  private var line: StatusLine
  private let elapsed: () -> Duration
  private var minute = Duration.seconds(60)

  /// - Parameter elapsed: how long the command has run; measured from now on where it is not given.
  init(subject: String, console: Console, elapsed: (() -> Duration)? = nil) {
    self.subject = subject
    self.console = console
    line = StatusLine(console)
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
  }

  func show(_ progress: CampaignProgress) {
    show(Self.text(progress, subject: subject))
  }

  func show(_ progress: RobustnessProgress) {
    show(Self.text(progress, subject: subject))
  }

  private func show(_ whole: String) {
    guard console.isErrorTerminal else { return showEachMinute(whole) }
    line.draw(whole)
  }

  private func showEachMinute(_ whole: String) {
    guard console.tellsEachMinute else { return }
    let now = elapsed()
    guard now >= minute else { return }
    while minute <= now { minute += .seconds(60) }
    console.writeError(whole + "\n")
  }

  /// Takes the line away, so that what is written next begins where it began.
  func clear() { line.clear() }

  /// Shorter than a terminal of the usual width.
  static func text(_ progress: CampaignProgress, subject: String) -> String {
    let limit = max(progress.scenarioLimit, 1)
    let percent = Int(min(Double(progress.scenarioCount) / Double(limit), 1) * 100)
    let shortening = progress.shortening.map { ["shortening \($0.text)"] } ?? []
    let facts =
      shortening + [
        "\(TextLayout.number(progress.scenarioCount)) scenarios",
        "\(TextLayout.number(progress.stepCount)) steps",
        "\(progress.violatedCount) violated",
        "\(progress.notExercisedCount) not exercised",
      ]
    return line(subject, percent, facts)
  }

  /// Shorter than a terminal of the usual width.
  static func text(_ progress: RobustnessProgress, subject: String) -> String {
    let limit = max(progress.attemptCount, 1)
    let all = Double(max(progress.ruleCount, 1))
    let done = Double(progress.ruleIndex) + Double(progress.attemptIndex) / Double(limit)
    return line(
      subject, Int(min(done / all, 1) * 100),
      [
        progress.rule,
        "attempt \(TextLayout.number(progress.attemptIndex)) of \(TextLayout.number(limit))",
      ])
  }

  private static func line(_ subject: String, _ percent: Int, _ facts: [String]) -> String {
    let name = TextLayout.truncate(HarmlessText.line(subject), to: 20)
    return TextLayout.truncate("\(name) \(percent) % · \(facts.joined(separator: " · "))", to: 79)
  }
}

extension CampaignProgress.Shortening {
  var text: String { "\(finding) (\(number) of \(count))" }
}
