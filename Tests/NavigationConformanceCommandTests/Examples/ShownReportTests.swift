// Whole campaigns, which take minutes in a debug build; `.ci/run` runs these tests in a release build.
#if !DEBUG
  import Foundation
  import HeadlessNavigation
  import HeadlessNavigationAdapter
  import NavigationConformance
  import NavigationConformanceCommand
  import Testing

  /// The reports in the documents are what is printed.
  @MainActor @Suite(.serialized) struct ShownReportTests {
    private static let conforming = SubjectChoice(
      name: "headless", summary: "conforms",
      layout: { FullScreenLayoutSubject("HeadlessNavigation", HeadlessLayoutAdapter()) },
      lifecycle: { LifecycleSubject("HeadlessNavigation", HeadlessLifecycleAdapter()) },
      toolbarController: {
        ToolbarControllerSubject("HeadlessNavigation", HeadlessToolbarControllerAdapter())
      },
      make: { NavigationSubject("HeadlessNavigation", HeadlessAdapter()) })

    /// Chooses the transition of a set by whether the stack grows.
    private static let wrong = SubjectChoice(name: "wrong", summary: "is wrong") {
      NavigationSubject("MyContainer", HeadlessAdapter(faults: [.setKindByLength]))
    }

    /// Pops to one controller above the one that was named.
    private static let wrongInPairs = SubjectChoice(name: "wrong", summary: "is wrong") {
      NavigationSubject("MyContainer", HeadlessAdapter(faults: [.popToStopsOneAbove]))
    }

    private func report(
      on subject: SubjectChoice, _ arguments: [String] = []
    ) async -> String {
      var output = ""
      let command = ConformanceCommand(
        subjects: [subject], defaultSubject: subject.name,
        console: Console(
          write: { output += $0 }, writeError: { _ in }, read: { "" }, isErrorTerminal: false,
          usesColor: false))
      _ = await command.run(arguments: arguments)
      return output
    }

    /// The blocks of a document that begin with one of these lines, without what is left out of them.
    private func pieces(of document: String, from beginnings: [String]) throws -> [String] {
      let text = try String(
        contentsOf: URL(fileURLWithPath: #filePath)
          .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
          .deletingLastPathComponent().appendingPathComponent(document), encoding: .utf8)
      let blocks = text.components(separatedBy: "```").filter { block in
        beginnings.contains { block.hasPrefix("text\n" + $0) }
      }
      return blocks.flatMap { block in
        block.dropFirst(5).components(separatedBy: "\n\n  …\n")
          .map { $0.trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty }
      }
    }

    @Test func `The report on a container with a fault is as printed`() async throws {
      let printed = await report(on: Self.wrong)
      let shown =
        try pieces(of: "README.md", from: ["MyContainer · violated"])
        + pieces(of: "CONFORMANCE.md", from: ["✗ MyContainer violates SETVC-04"])
      #expect(shown.count == 3)
      for piece in shown { #expect(printed.contains(piece), "\(printed)") }
    }

    @Test func `The report on two runs that differ is as printed`() async throws {
      let printed = await report(
        on: Self.wrongInPairs, ["check", "--requirement", "REL-POP-16"])
      let shown = try pieces(of: "CONFORMANCE.md", from: ["✗ MyContainer violates REL-POP-16"])
      #expect(shown.count == 1)
      for piece in shown { #expect(printed.contains(piece), "\(printed)") }
    }

    @Test func `The report on HeadlessNavigation is as printed`() async throws {
      let printed = await report(on: Self.conforming)
      let shown = try pieces(of: "README.md", from: ["HeadlessNavigation · conforms"])
      #expect(shown.count == 1)
      for piece in shown { #expect(printed.contains(piece), "\(printed)") }
    }

    /// What is measured stands far below, so that a slow machine does not break it; how long it waits for its turn does
    /// not count.
    @Test func `A default check of everything takes no 30 seconds`() throws {
      let script = "\"$0\" > /dev/null; echo $?; times"
      let run = try Navconform(
        ["-c", script, Navconform.url().path], at: URL(fileURLWithPath: "/bin/sh"),
        temporaryFolder: nil)
      let end = run.end()
      // How it ended, what the shell has spent, and what it has started.
      let lines = end.output.split(separator: "\n")
      #expect(lines.first == "0", "\(end)")
      let spent = try #require(lines.last).matches(of: /(\d+)m([\d.]+)s/).compactMap { match in
        Double(match.2).map { 60 * (Double(match.1) ?? 0) + $0 }
      }
      #expect(spent.count == 2, "\(end)")
      let seconds = spent.reduce(0, +)
      #expect(seconds > 0.1)
      #expect(seconds < 30)
      print("a default check of everything in \(seconds) s")
    }
  }
#endif
