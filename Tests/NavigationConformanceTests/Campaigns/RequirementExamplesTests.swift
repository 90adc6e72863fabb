import ConformanceEngine
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Examples of requirements") struct RequirementExamplesTests {
  private static let requirements = RequirementCatalogue.core.requirements

  private func lines(of requirement: Requirement) throws -> [ScenarioLine] {
    try NavigationScenario(requirement.example).lines
  }

  /// Whether the last of the lines puts the requirement to the test.
  private func isTested(_ requirement: Requirement, by lines: [ScenarioLine]) -> Bool {
    let index = Self.requirements.firstIndex { $0.id == requirement.id }
    let matcher = RequirementMatcher(catalogue: .core, claims: .all)
    var model = NavigationModel()
    var expectation = Expectation()
    for line in lines {
      guard model.refusal(of: line) == nil else { return false }
      model.apply(line, to: &expectation)
    }
    let key = TallyKey(facts: expectation.situation, aspects: expectation.stated)
    return matcher.requirements(in: key).contains { $0 == index }
  }

  @Test func `each puts its requirement to the test with its last line`() throws {
    for requirement in Self.requirements where requirement.relation == nil {
      #expect(isTested(requirement, by: try lines(of: requirement)), "\(requirement.id)")
    }
  }

  /// Where what is known to be wrong takes more than the requirement does, or is rarer than what a reader should see first,
  /// the example is one that comes near it.
  @Test func `most are the shortest in which some subject is known to break the requirement`() {
    let telling = Set(
      KnownWrong.all.map { [$0.requirement, $0.scenario] }
        + Mutant.all.map { [$0.requirement, $0.scenario] })
    let others = Self.requirements.filter { !telling.contains([$0.id, $0.example]) }.map(\.id)
    #expect(
      others == [
        "STACK-03", "STACK-07", "STACK-09", "STACK-11", "STACK-19", "INIT-01", "INIT-15",
        "PUSH-01", "PUSH-11", "POP-01", "POP-20", "SETVC-10", "TRANS-01", "TRANS-02", "TRANS-03",
        "TRANS-13", "G-02", "EDIT-07", "BAR-02", "BAR-12", "DLG-06", "DLG-23", "APP-03", "APP-04",
        "APP-16", "LEFT-01", "LEFT-05", "CEN-05", "RIGHT-02", "BVIS-01", "BVIS-17", "TB-01",
        "TB-08", "TB-15", "TB-22", "TV-10", "TV-11", "TV-15", "REL-CON-03", "REL-ITEM-01",
        "REL-POP-22", "REL-STACK-22",
      ])
  }

  @Test func `where two runs are compared it is by the relation that is asked for`() throws {
    for requirement in Self.requirements {
      guard let relation = requirement.relation else { continue }
      let scenario = RelationScenario(try lines(of: requirement))
      #expect(scenario?.instance.relation == relation, "\(requirement.id)")
      #expect(scenario?.plan != nil, "\(requirement.id)")
    }
  }

  @Test func `whoever claims what a requirement takes can carry out its example`() throws {
    for requirement in Self.requirements {
      let lines = try lines(of: requirement)
      let ways = RequirementDescription(requirement).needs.ways(among: Capabilities.named)
      #expect(ways.allSatisfy { $0.canPutToTest(requirement) }, "\(requirement.id)")
      #expect(ways.contains { $0.firstNotAllowed(in: lines) == nil }, "\(requirement.id)")
    }
  }

  @Test func `each is written as scenarios are printed`() throws {
    for requirement in Self.requirements {
      #expect(try NavigationScenario(requirement.example).oneLine == requirement.example)
    }
  }

  @Test func `a campaign has the longest first, and none twice`() {
    let examples = RequirementExamples.scenarios(within: .all)
    #expect(examples.map(\.count) == examples.map(\.count).sorted(by: >))
    #expect(Set(examples).count == examples.count)
    // What can be started with is run in any case.
    #expect(examples.last?.count == 2)
    #expect(RequirementExamples.relations(within: .all).count == Relation.allCases.count)
  }

  @Test func `what is not claimed is in none of a campaign's`() {
    let all = RequirementExamples.scenarios(within: .all)
    let some = RequirementExamples.scenarios(within: .standard)
    #expect(!some.isEmpty)
    #expect(some.count < all.count)
    #expect(some.allSatisfy { Capabilities.standard.firstNotAllowed(in: $0) == nil })
    let relations = RequirementExamples.relations(within: .standard)
    #expect(!relations.isEmpty)
    #expect(relations.allSatisfy { $0.instance.relation.isApplicable(within: .standard) })
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `a short campaign exercises every requirement, whatever its seed`(_ seed: UInt64)
    async throws
  {
    var options = CampaignOptions(seed: seed, scenarioCount: 400)
    options.proof = .none
    let subject = NavigationSubject("HeadlessNavigation", HeadlessAdapter())
    let report = try await Conformance(of: subject).check(options)
    #expect(report.outcome == .conforms)
    #expect(report.requirements.filter { $0.verdict == .notExercised }.map(\.id) == [])
  }

  @Test func `behind an example the same ones follow, and behind its like among all others`() {
    let examples = Set(RequirementExamples.scenarios(within: .all))
    var small = SmallScenarios(claims: .all)
    var counts = [true: 0, false: 0]
    while let lines = small.next(), lines.count < 3 || small.isExample {
      guard examples.contains(lines) else { continue }
      counts[small.isExample, default: 0] += 1
      var other = SmallScenarios(claims: .all)
      other.goOn(
        after: SmallScenarioPlace(
          lines: lines, failedLineCount: nil, isExample: small.isExample))
      #expect(other.isExample == small.isExample)
      #expect(other.next(2) == small.next(2))
    }
    #expect(counts[true] == examples.count)
    #expect(counts[false, default: 0] > 20)
  }

  @Test func `a record tells whether an example was run last`() throws {
    let lines = try NavigationScenario("start A; push B").lines
    for isExample in [true, false] {
      let place = SmallScenarioPlace(lines: lines, failedLineCount: 2, isExample: isExample)
      let opening = CampaignOpening(phase: .exhaustive, lastSmall: place)
      #expect(try OpeningDocument(opening).opening() == opening)
    }
  }
}
