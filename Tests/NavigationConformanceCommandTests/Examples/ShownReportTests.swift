// Whole campaigns, which take minutes in a debug build; `.ci/run` runs these tests in a release build.
#if !DEBUG
  import ConformanceTestSupport
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

    /// What is measured stands far below, so that a slow machine does not break it.
    @Test func `A default check of everything takes no 30 seconds`() async throws {
      let begin = ProcessorTime.ofMainActor
      let printed = await report(on: Self.conforming)
      let time = ProcessorTime.ofMainActor - begin
      #expect(printed.hasPrefix("HeadlessNavigation · conforms · seed 1 · "))
      #expect(time > .milliseconds(100))
      #expect(time < .seconds(30))
      print("a default check of everything in \(time)")
    }
  }
#endif
