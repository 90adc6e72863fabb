import NavigationConformanceCommand
import Testing

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
  #endif
}
