// Campaigns of some length take minutes in a debug build; `.ci/run` runs these tests in a release build.
#if !DEBUG && (os(macOS) || os(Linux))
  import ConformanceTestSupport
  import Foundation
  import Testing

  /// The examples are judged as an adopter judges a subject, and copies that are wrong are found out.
  @Suite(.serialized, .aside) struct ExampleCampaignTests {
    /// What a report says of the requirements.
    private struct Report: Decodable {
      struct Requirement: Decodable {
        let id: String
        let verdict: String
      }

      let outcome: String
      let requirements: [Requirement]

      func ids(_ verdict: String) -> [String] {
        requirements.filter { $0.verdict == verdict }.map(\.id)
      }
    }

    private func check(_ command: String, _ options: String...) throws -> (Report, Int32) {
      let end = try Navconform(
        ["check", "--exec", command, "--format", "json", "--prove", "none"] + options
      ).end()
      try #require(end.output.hasPrefix("{"), "\(end.error)")
      return (try JSONDecoder().decode(Report.self, from: Data(end.output.utf8)), end.code)
    }

    @Test(arguments: ExampleSubject.allCases)
    func `It conforms, and what it claims is judged`(_ subject: ExampleSubject) throws {
      let (report, code) = try check(try subject.command())
      #expect(code == 0)
      #expect(report.outcome == "conforms")
      let table = report.requirements.map { "\($0.id) \($0.verdict)\n" }.joined()
      let golden = GoldenFile("Examples/\(subject.rawValue).txt")
      #expect(try golden.difference(from: table) == "")
    }

    @Test func `Between them three quarters of the requirements are judged`() throws {
      var held: Set<String> = []
      var all = 0
      for subject in ExampleSubject.allCases {
        let (report, _) = try check(try subject.command())
        held.formUnion(report.ids("holds"))
        all = report.requirements.count
      }
      #expect(held.count > all * 3 / 4)
    }

    struct Mistake: Sendable {
      let subject: ExampleSubject
      let change: ExampleChange
      let violated: [String]
      /// As many as it takes to see all of it.
      let scenarioCount: Int

      init(
        _ subject: ExampleSubject, _ old: String, _ new: String, _ violated: String...,
        in scenarioCount: Int = 4_000
      ) {
        self.subject = subject
        change = ExampleChange(old, new)
        self.violated = violated
        self.scenarioCount = scenarioCount
      }
    }

    @Test(arguments: [
      Mistake(.python, "        if screen in self.screens:", "        if False:", "PUSH-03"),
      Mistake(.python, "popped[0] if popped else None", "self.top if popped else None", "POP-02"),
      Mistake(.python, "self.toolbar_hidden = True", "self.toolbar_hidden = False", "INIT-08"),
      // It looks at nothing while the bar is hidden, so a bar that is shown again may be where it is seen.
      Mistake(
        .python, "self.top.title if title is None else title", "self.top.title or title", "CEN-05",
        "BVIS-17", in: 20_000),
      Mistake(
        .javaScript, "      to.didAppear(arriving);\n      this.delegate",
        "      to.didAppear(arriving);\n      if (animated) this.delegate", "DLG-25"),
      Mistake(
        .javaScript, "    from?.willDisappear(leaving);\n    to.willAppear(arriving);",
        "    from?.willDisappear(leaving);\n    this.content = to;\n    to.willAppear(arriving);",
        "APP-15"),
      Mistake(
        .javaScript, "arriving.isArriving ? \"push\"",
        "this.#screens.length >= old.length ? \"push\"", "SETVC-04",
        "SETVC-06", "SETVC-15"),
      Mistake(.javaScript, "for (const screen of old) screen.parent = null;", "", "APP-16"),
    ])
    func `A copy with a mistake violates what it breaks`(_ mistake: Mistake) throws {
      let folder = try TemporaryFolder()
      let copy = try mistake.subject.copy(in: folder, mistake.change)
      let (report, code) = try check(
        try mistake.subject.command(copy), "--scenarios", "\(mistake.scenarioCount)")
      #expect(code == 1)
      #expect(report.outcome == "violated")
      // What relates two runs to each other may break with it.
      let violated = report.ids("violated").filter { !$0.hasPrefix("REL-") }
      #expect(violated == mistake.violated)
    }
  }
#endif
