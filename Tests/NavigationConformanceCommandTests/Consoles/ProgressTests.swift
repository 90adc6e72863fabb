import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

@MainActor
@Suite struct ProgressTests {
  @Test func `A pipe sees no progress`() async {
    let terminal = Terminal()
    _ = await terminal.run("check", "--scenarios", "3_000")
    #expect(terminal.error == "")
  }

  @Test func `A terminal sees one line, drawn over itself and taken away`() async {
    let terminal = Terminal()
    terminal.isErrorTerminal = true
    _ = await terminal.run("check", "--scenarios", "3_000")
    let start = "\r\u{1B}[K"
    #expect(terminal.error.hasPrefix(start + "right 33 % · 999 scenarios · "))
    #expect(terminal.error.hasSuffix(" not exercised" + start))
    #expect(!terminal.error.contains("\n"))
    #expect(!terminal.output.contains("%"))
  }

  @Test func `The line never wraps`() {
    let progress = CampaignProgress(
      scenarioCount: .max, scenarioLimit: 0, stepCount: .max, notExercisedCount: .max,
      violatedCount: .max)
    let subject = String(repeating: "日本", count: 50) + "\n"
    #expect(TextLayout.width(of: ProgressLine.text(progress, subject: subject)) <= 79)
  }

  @Test func `The line says how far, and what is open`() {
    let progress = CampaignProgress(
      scenarioCount: 12_288, scenarioLimit: 20_000, stepCount: 312_345, notExercisedCount: 3,
      violatedCount: 1)
    #expect(
      ProgressLine.text(progress, subject: "headless")
        == "headless 61 % · 12,288 scenarios · 312,345 steps · 1 violated · 3 not exercised")
  }
}
