import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

/// What a proof makes of scenarios that break the subject down.
@MainActor @Suite struct BrokenProofTests {
  private static let crash = Breakdown.Kind.crashed(signal: 6)

  private func oracle() throws -> SubjectOracle {
    SubjectOracle(
      subject: NavigationSubject(try BreakingSubject.make(Self.crash), name: nil, ProcessLimits()),
      catalogue: .core)
  }

  private func execution(of text: String) async throws -> Execution<Blame> {
    var oracle = try oracle()
    return await oracle.execute(try NavigationScenario(text).lines)
  }

  @Test func `One that breaks down at its last line passes, and costs processes`() async throws {
    #expect(
      try await execution(of: "start A; push B")
        == .passed(steps: 2, waitedSteps: Self.crash.waitedSteps))
  }

  @Test func `One that breaks down before has come to its end there`() async throws {
    #expect(
      try await execution(of: "start A; push B; pop; push C")
        == .ended(atLine: 1, steps: 2, waitedSteps: Self.crash.waitedSteps))
  }

  @Test func `What begins with a breakdown is not run by a proof`() async throws {
    let requirement = try #require(
      RequirementCatalogue.core.requirements.firstIndex { $0.id == "POP-01" })
    let subject = NavigationSubject(
      try BreakingSubject.make(Self.crash), name: nil, ProcessLimits())
    let proof = ShortestProof(subject: subject, catalogue: .core, requirement: requirement)
    let own = OwnVocabulary(
      of: try NavigationScenario("start A; push B; push C; pop; pop").lines,
      claims: subject.capabilities)
    var budget = SearchBudget(steps: 1_000_000)
    guard case .exhausted = await proof.search(own.vocabulary, below: 6, &budget) else {
      Issue.record("not exhausted")
      return
    }
    // The first push comes at once or after pops: one scenario of three lines, two of four and three of five.
    #expect(budget.executedSteps / Self.crash.waitedSteps == 6)
  }
}
