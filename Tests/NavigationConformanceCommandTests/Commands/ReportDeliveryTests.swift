import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

@MainActor
@Suite struct ReportDeliveryTests {
  nonisolated private static let check = ["check", "--scenarios", "60"]
  nonisolated private static let compare = ["compare", "right", "wrong", "--scenarios", "60"]
  nonisolated private static let robustness = ["check", "--profile", "robustness"]

  @Test(arguments: [(check, "report"), (compare, "comparison"), (robustness, "report")])
  func `A path is told of on one line, whatever is in it`(
    _ arguments: [String], _ noun: String
  ) async throws {
    let folder = try TemporaryFolder()
    let terminal = Terminal()
    _ = await terminal.run(arguments + ["--output", folder.path("a\nb")])
    #expect(terminal.output.hasSuffix("The \(noun) is in '\(folder.path("a"))\\nb'.\n"))
  }

  #if os(Linux)
    @Test(arguments: [check, compare, robustness])
    func `What does not fit into its file is shown, and then why`(_ arguments: [String]) async {
      let terminal = Terminal()
      _ = await terminal.run(arguments)
      let shown = terminal.output
      #expect(!shown.isEmpty)
      #expect(await terminal.run(arguments + ["--output", "/dev/full"]) == .ownFailure)
      #expect(terminal.output == shown)
      #expect(
        terminal.error == "toycheck: cannot write to '/dev/full': the disk is full\n")
    }

    @Test func `What went wrong beside a report is told, too, where the report cannot be written`()
      async throws
    {
      let terminal = Terminal()
      let report = try await Conformance(of: NavigationSubject("Right", ToyAdapter(.none)))
        .check(CampaignOptions(scenarioCount: 60))
      let delivery = try ReportDelivery(
        ParsedArguments(["--output", "/dev/full"], of: .check))
      let console = try #require(terminal.command.givenConsole)
      let code = terminal.command.deliver(
        report, delivery, nil, console, nil,
        beside: [CommandFailure(code: .unavailable, message: "a worker is gone", advice: .none)])
      #expect(code == .ownFailure)
      #expect(
        terminal.error == """
          toycheck: a worker is gone
          toycheck: cannot write to '/dev/full': the disk is full

          """)
      #expect(terminal.output.contains(report.summary))
    }
  #endif
}
