#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import NavigationReference
  import Testing

  @testable import NavigationConformance

  /// A subject that breaks down in one of the two runs of a relation.
  @Suite(.serialized, .aside) struct BrokenRelationTests {
    private static let text = "start A; push B; either; pop; or; popTo A"

    private func scenario() throws -> RelationScenario {
      try #require(RelationScenario(try NavigationScenario(Self.text).lines))
    }

    @Test func `The campaign counts it like any other, up to the line that broke`() async throws {
      var runner = ScenarioRunner(subject: try FaultySubject.subject("trap", "B"))
      let position = ScenarioPosition(.generated, 3, seed: 1)
      await runner.run(try scenario(), at: position)
      let tally = runner.takeTally()
      #expect(tally.breakdowns.map(\.key.operation) == ["push"])
      #expect(tally.breakdowns.map(\.position) == [position])
      #expect(
        tally.breakdowns.map { NavigationScenario(lines: $0.lines).oneLine } == ["start A; push B"])
      #expect(tally.violations.isEmpty)
    }

    @Test func `A replay shows the run that broke`() async throws {
      let subject = try FaultySubject.subject("trap", "B")
      let report = await Conformance(of: subject).replay(try NavigationScenario(Self.text))
      #expect(report.breakdown?.kind.name == "crashed")
      #expect(report.scenario.oneLine == "start A; push B")
      #expect(report.steps.map(\.line) == ["start A"])
    }

    @Test func `A stored one breaks the subject down as it did`() async throws {
      var replay = NavigationCorpusReplay(subject: try FaultySubject.subject("exit-3", "B"))
      #expect(await replay.run(try NavigationScenario(Self.text)) == .breaksDown("exited (code 3)"))
    }
  }
#endif
