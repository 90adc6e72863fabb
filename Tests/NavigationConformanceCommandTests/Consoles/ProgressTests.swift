import Foundation
import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

@MainActor
@Suite struct ProgressTests {
  @Test func `A pipe sees no progress`() async {
    let terminal = Terminal()
    _ = await terminal.run("check", "--scenarios", "1_500")
    #expect(terminal.error == "")
  }

  @Test func `A terminal sees one line, drawn over itself and taken away`() async {
    let terminal = Terminal()
    terminal.isErrorTerminal = true
    _ = await terminal.run("check", "--scenarios", "1_500")
    let start = "\r\u{1B}[K"
    #expect(terminal.error.hasPrefix(start + "right 50 % · 750 scenarios · "))
    #expect(terminal.error.hasSuffix(" not exercised" + start))
    #expect(!terminal.error.contains("\n"))
    #expect(!terminal.output.contains("%"))
  }

  @Test func `A terminal sees what is being made of which finding`() async {
    let terminal = Terminal()
    terminal.isErrorTerminal = true
    _ = await terminal.run("check", "--subject", "wrong", "--scenarios", "500", "--prove", "none")
    let shown = terminal.error.components(separatedBy: "\r\u{1B}[K")
    #expect(shown.contains { $0.contains(" % · shortening PUSH-03 (1 of ") })
    #expect(shown.last == "")
    #expect(shown.dropLast().last?.contains("shortening") == false)
  }

  @Test func `The line never wraps`() {
    let progress = CampaignProgress(
      scenarioCount: .max, scenarioLimit: 0, stepCount: .max, notExercisedCount: .max,
      violatedCount: .max,
      shortening: .init("ITEM-01", number: 1, of: .max))
    let subject = String(repeating: "日本", count: 50) + "\n"
    #expect(TextLayout.width(of: ProgressLine.text(progress, subject: subject)) <= 79)
  }

  @Test func `A terminal sees which rule is being broken, and how far that is`() async {
    let terminal = Terminal()
    terminal.isErrorTerminal = true
    _ = await terminal.run("check", "--profile", "robustness")
    let start = "\r\u{1B}[K"
    #expect(
      terminal.error.hasPrefix(start + "right 0 % · waits-for-transitions · attempt 0 of 200"))
    #expect(
      terminal.error.contains(start + "right 7 % · pops-to-what-is-there · attempt 0 of 200"))
    #expect(terminal.error.hasSuffix(" of 200" + start))
    #expect(!terminal.error.contains("\n"))
  }

  @Test func `The line is cut off at the edge of a narrow terminal`() {
    var text = ""
    var console = Console(write: { _ in }, writeError: { text += $0 }, isErrorTerminal: true)
    for columns in [0, 1, 2, 40, 79, 200] {
      console.errorColumns = { columns }
      text = ""
      ProgressLine(subject: "headless", console: console).show(
        CampaignProgress(
          scenarioCount: 12_288, scenarioLimit: 20_000, stepCount: 312_345,
          notExercisedCount: 3, violatedCount: 1))
      let line = text.replacingOccurrences(of: "\r\u{1B}[K", with: "")
      let width = TextLayout.width(of: line)
      #expect(width > 0 && width < max(columns, 2), "\(columns)")
    }
  }

  @Test func `Where no line can be drawn over there is one a minute`() {
    var text = ""
    var now = Duration.zero
    var console = Console(write: { _ in }, writeError: { text += $0 }, isErrorTerminal: false)
    console.tellsEachMinute = true
    let line = ProgressLine(subject: "headless", console: console) { now }
    for seconds in [0, 30, 59, 61, 90, 119, 250, 299, 301] {
      now = .seconds(seconds)
      line.show(
        CampaignProgress(
          scenarioCount: seconds, scenarioLimit: 1_000, stepCount: 3_000, notExercisedCount: 3,
          violatedCount: 1))
    }
    line.clear()
    #expect(
      text == """
        headless 6 % · 61 scenarios · 3,000 steps · 1 violated · 3 not exercised
        headless 25 % · 250 scenarios · 3,000 steps · 1 violated · 3 not exercised
        headless 30 % · 301 scenarios · 3,000 steps · 1 violated · 3 not exercised

        """)
  }

  @Test func `Whoever embeds the command is told nothing of the kind`() {
    var text = ""
    let console = Console(write: { _ in }, writeError: { text += $0 }, isErrorTerminal: false)
    let line = ProgressLine(subject: "headless", console: console) { .seconds(600) }
    line.show(
      CampaignProgress(
        scenarioCount: 1, scenarioLimit: 1_000, stepCount: 3, notExercisedCount: 3,
        violatedCount: 1))
    #expect(text.isEmpty)
  }

  @Test func `What cannot be written is an end of its own`() async {
    var error = ""
    var console = Console(write: { _ in }, writeError: { error += $0 })
    console.outputProblem = { "it is closed" }
    let command = ConformanceCommand(
      name: "toycheck", subjects: Terminal.subjects, defaultSubject: "right", console: console)
    #expect(await command.run(arguments: ["--version"]) == 70)
    #expect(error == "toycheck: cannot write the output: it is closed\n")
  }

  #if os(Linux)
    @Test func `An output that takes nothing is said, and ends with 70`() throws {
      let process = Process()
      let error = Pipe()
      process.executableURL = try Navconform.url()
      process.arguments = ["--version"]
      process.standardOutput = try FileHandle(
        forWritingTo: URL(fileURLWithPath: "/dev/full"))
      process.standardError = error
      try process.run()
      let text = String(
        decoding: try error.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 70)
      #expect(text == "navconform: cannot write the output: the disk is full\n")
    }
  #endif

  @Test func `The line says how far, and what is open`() {
    let progress = CampaignProgress(
      scenarioCount: 12_288, scenarioLimit: 20_000, stepCount: 312_345, notExercisedCount: 3,
      violatedCount: 1)
    #expect(
      ProgressLine.text(progress, subject: "headless")
        == "headless 61 % · 12,288 scenarios · 312,345 steps · 1 violated · 3 not exercised")
    var later = progress
    later.shortening = .init("SETVC-06", number: 2, of: 3)
    #expect(
      ProgressLine.text(later, subject: "headless")
        == "headless 61 % · shortening SETVC-06 (2 of 3) · 12,288 scenarios · 312,345…")
  }
}
