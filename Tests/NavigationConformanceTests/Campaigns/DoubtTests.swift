import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// Where one label was given to two things, what is seen might be either, and with that either requirement be broken.
@MainActor @Suite("Blame in doubt") struct DoubtTests {
  private static let ambiguous = "start A; A.item.back = x; B.item.back = x; set A C B"

  private func subject(_ fault: NavigationFault) -> NavigationSubject {
    NavigationSubject("subject", HeadlessAdapter(faults: [fault]))
  }

  private func violated(
    _ fault: NavigationFault, in texts: String...
  ) async throws -> [(id: String, lines: String)] {
    var runner = ScenarioRunner(subject: subject(fault))
    for (index, text) in texts.enumerated() {
      let lines = try NavigationScenario(text).lines
      await runner.run(Script(lines), at: ScenarioPosition(.generated, index, seed: 1))
    }
    return runner.takeTally().violations.map { record in
      (
        RequirementCatalogue.core.requirements[record.blame.requirement].id,
        NavigationScenario(lines: record.lines).oneLine
      )
    }
  }

  @Test func `a campaign keeps the scenario that tells, with labels of their own`() async throws {
    let violated = try await violated(.ownBackItemShown, in: Self.ambiguous)
    #expect(violated.map(\.id) == ["LEFT-07"])
    #expect(
      violated.map(\.lines) == ["start A; A.item.back = x; B.item.back = x2; set A C B"])
  }

  @Test func `one defect is one violation, with whichever labels it is met`() async throws {
    let violated = try await violated(
      .ownBackItemShown, in: "start A; B.item.back = x; push B", Self.ambiguous)
    #expect(violated.map(\.id) == ["LEFT-07"])
  }

  @Test func `where the labels have hidden it before, it ends where it shows at first`()
    async throws
  {
    // At the push the root's back item belongs there, and nobody sees that it is another one.
    let violated = try await violated(
      .ownBackItemShown, in: "start A; A.item.back = x; B.item.back = x; push B; pop; set A C B")
    #expect(violated.map(\.id) == ["LEFT-02"])
    #expect(
      violated.map(\.lines) == ["start A; A.item.back = x; B.item.back = x2; push B"])
  }

  @Test func `two runs are not compared after a difference that nothing is blamed for`()
    async throws
  {
    var oracle = SubjectOracle(subject: subject(.ownBackItemShown), catalogue: .core)
    _ = await oracle.execute(try NavigationScenario(Self.ambiguous).lines)
    #expect(oracle.hasDiffered)
    _ = await oracle.execute(try NavigationScenario("start A; push B").lines)
    #expect(!oracle.hasDiffered)
    func differing(after common: String) async throws -> [String] {
      let faults: NavigationFaults = [.ownBackItemShown, .setPropertyAnimates]
      var runner = ScenarioRunner(
        subject: NavigationSubject("subject", HeadlessAdapter(faults: faults)))
      let pair = try NavigationScenario(common + "; either; viewControllers = D; or; set D")
      await runner.run(
        try #require(RelationScenario(pair.lines)), at: ScenarioPosition(.compared, 0))
      return runner.takeTally().violations.map {
        RequirementCatalogue.core.requirements[$0.blame.requirement].id
      }
    }
    #expect(try await differing(after: "start A") == ["REL-SETVC-03"])
    #expect(try await differing(after: Self.ambiguous) == [])
  }

  @Test func `nor is a pair of runs shortened or proven behind one`() async throws {
    let faults: NavigationFaults = [.ownBackItemShown, .setPropertyAnimates]
    var oracle = RelationOracle(
      subject: NavigationSubject("subject", HeadlessAdapter(faults: faults)), catalogue: .core)
    func fails(after common: String) async throws -> Bool {
      let pair = try NavigationScenario(common + "; either; viewControllers = D; or; set D")
      let scenario = try #require(RelationScenario(pair.lines))
      return await oracle.execute(scenario.relationLines).failure != nil
    }
    #expect(try await fails(after: "start A"))
    #expect(try await !fails(after: Self.ambiguous))
  }

  @Test func `one that tells by itself stays as it is`() async throws {
    let text = "start A; B.item.back = x; push B"
    let violated = try await violated(.ownBackItemShown, in: text)
    #expect(violated.map(\.id) == ["LEFT-07"])
    #expect(violated.map(\.lines) == [text])
  }

  @Test func `nothing is blamed in a search where labels of their own show something else`()
    async throws
  {
    var oracle = SubjectOracle(subject: subject(.ownBackItemShown), catalogue: .core)
    let lines = try NavigationScenario(Self.ambiguous).lines
    let execution = await oracle.execute(lines)
    #expect(execution.failure == nil)
    // Both runs are paid for.
    #expect(execution.steps == 8)
    #expect(
      oracle.toldApart == LabelsApart(lines).lines)
    // What is executed next is in no doubt.
    let plain = await oracle.execute(try NavigationScenario("start A; push B").lines)
    #expect(plain.failure == nil)
    #expect(oracle.toldApart == nil)
  }

  @Test func `the general requirement stays broken where labels of their own change nothing`()
    async throws
  {
    // It is the left item of the controller below, whose label the top's back item has by chance.
    var mutation = Mutation()
    mutation.left = { stage in
      stage.back.map { stage.item($0.navigationItem.leftBarButtonItem) }
    }
    var oracle = SubjectOracle(
      subject: NavigationSubject("mutant", MutantAdapter(mutation)), catalogue: .core)
    let text = "start A; A.item.left = x; B.item.back = x; push B"
    let failure = try #require(await oracle.execute(try NavigationScenario(text).lines).failure)
    #expect(RequirementCatalogue.core.requirements[failure.requirement].id == "LEFT-17")
  }
}
