import NavigationConformance

/// One line that says how far a campaign has come, drawn over itself; nothing where nobody looks.
@MainActor
final class ProgressLine {
  private let subject: String
  private let console: Console
  private var shown = ""

  init(subject: String, console: Console) {
    self.subject = subject
    self.console = console
  }

  func show(_ progress: CampaignProgress) {
    guard console.isErrorTerminal else { return }
    let text = TextLayout.truncate(
      Self.text(progress, subject: subject), to: console.lineColumns)
    guard text != shown else { return }
    shown = text
    console.writeError("\r\u{1B}[K" + text)
  }

  /// Takes the line away, so that what is written next begins where it began.
  func clear() {
    guard !shown.isEmpty else { return }
    shown = ""
    console.writeError("\r\u{1B}[K")
  }

  /// Shorter than a terminal of the usual width.
  static func text(_ progress: CampaignProgress, subject: String) -> String {
    let limit = max(progress.scenarioLimit, 1)
    let percent = Int(min(Double(progress.scenarioCount) / Double(limit), 1) * 100)
    let facts = [
      "\(TextLayout.number(progress.scenarioCount)) scenarios",
      "\(TextLayout.number(progress.stepCount)) steps",
      "\(progress.violatedCount) violated",
      "\(progress.notExercisedCount) not exercised",
    ]
    let name = TextLayout.truncate(HarmlessText.line(subject), to: 20)
    return TextLayout.truncate("\(name) \(percent) % · \(facts.joined(separator: " · "))", to: 79)
  }
}
