#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import NavigationReference
  import Testing

  @testable import NavigationConformance

  /// Subjects that cannot refuse without ending.
  @Suite(.serialized, .aside) struct EndingRefusalTests {
    private func report(_ word: String) async throws -> ConformanceReport {
      try await Conformance(of: FaultySubject.subject(word))
        .check(CampaignOptions(scenarioCount: 120))
    }

    private func verdict(
      _ id: String, in report: ConformanceReport
    ) throws -> RequirementResult.Verdict {
      try #require(report.requirements.first { $0.id == id }).verdict
    }

    @Test func `An end where a refusal is asked for is one`() async throws {
      let report = try await report("ends-on-raise")
      #expect(report.breakdowns.isEmpty)
      #expect(report.violations.isEmpty)
      let raising = try #require(report.requirements.first { $0.id == "PUSH-03" })
      #expect(raising.verdict == .holds)
      #expect(raising.exercisedCount >= 2)
      #expect(try verdict("STACK-19", in: report) == .holds)
    }

    @Test func `Of a refusal that ends everything no other requirement is judged`() async throws {
      let report = try await report("ends-on-raise")
      #expect(try verdict("STACK-16", in: report) == .notApplicable)
      let left = report.choices.first { $0.id == "state-after-rejected-push" }
      #expect(left?.count ?? 0 == 0)
    }

    @Test func `Who takes what has to be refused violates the requirement`() async throws {
      let report = try await report("never-ends")
      let raising = try #require(report.requirements.first { $0.id == "PUSH-03" })
      #expect(raising.verdict == .violated)
      let counterexample = try #require(raising.counterexample)
      #expect(counterexample.scenario.oneLine == "start A; push A")
      #expect(counterexample.comparisons.map(\.aspect) == ["raised", "stack"])
    }

    @Test func `Who claims nothing of refusals is never asked for one`() async throws {
      let report = try await report("ends-unclaimed")
      #expect(report.breakdowns.isEmpty)
      #expect(report.violations.isEmpty)
      #expect(try verdict("PUSH-03", in: report) == .notApplicable)
      #expect(try verdict("PUSH-01", in: report) == .holds)
    }

    @Test func `A replay ends with the refusal`() async throws {
      let report = try await Conformance(of: FaultySubject.subject("ends-on-raise"))
        .replay(NavigationScenario("start A; push B; push A; pop"))
      #expect(report.steps.map(\.line) == ["start A", "push B", "push A"])
      #expect(report.endedEarly)
      #expect(report.breakdown == nil)
      #expect(
        report.steps.last?.comparisons.map { "\($0.aspect): \($0.observed)" }
          == ["raised: an error"])
    }

    @Test func `A replay says which line nobody may ask for`() async throws {
      let report = try await Conformance(of: FaultySubject.subject("ends-unclaimed"))
        .replay(NavigationScenario("start A; push B; push A; pop"))
      #expect(report.steps.map(\.line) == ["start A", "push B"])
      #expect(report.unsupported == "push A")
    }

    @Test func `Where a refusal costs a process, few are drawn`() {
      let frequent = rejectedPushes(drawnFor: [.standard, .raises])
      let rare = rejectedPushes(drawnFor: Capabilities([.standard, .endsOnRaise]).inOwnProcess)
      #expect(rare > 0)
      #expect(rare * 4 < frequent)
      #expect(rejectedPushes(drawnFor: [.standard, .endsOnRaise]) == 0)
    }

    /// How many of a few hundred scenarios push a controller that is on the stack.
    private func rejectedPushes(drawnFor claims: Capabilities) -> Int {
      (UInt64(0)..<400).count { index in
        var generator = ScenarioGenerator(
          seed: 1, index: index, plan: GenerationPlan(), claims: claims)
        var model = NavigationModel()
        var expectation = Expectation()
        while let line = generator.next(in: model) {
          model.apply(line, to: &expectation)
          if expectation.situation.contains(.duplicate) { return true }
        }
        return false
      }
    }

    @Test func `Who claims both refuses with an error`() {
      let both: Capabilities = [.standard, .raises, .endsOnRaise]
      #expect(both.withoutContradiction == [.standard, .raises])
      let one: Capabilities = [.standard, .endsOnRaise]
      #expect(one.withoutContradiction == one)
    }

    @Test func `An end elsewhere is a breakdown as any other`() async throws {
      let report = try await report("served-trap")
      #expect(report.breakdowns.map(\.scenario.oneLine) == ["start A; push B; popToRoot"])
    }
  }
#endif
