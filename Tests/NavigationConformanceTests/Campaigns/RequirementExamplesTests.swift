import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

@Suite("Examples of requirements") struct RequirementExamplesTests {
  private static let requirements = RequirementCatalogue.core.requirements

  private func lines(of requirement: Requirement) throws -> [ScenarioLine] {
    try NavigationScenario(requirement.example).lines
  }

  /// The first line that puts the requirement to the test; `nil` where none does, or one cannot be carried out.
  private func firstTest(of requirement: Requirement, in lines: [ScenarioLine]) -> Int? {
    let index = Self.requirements.firstIndex { $0.id == requirement.id }
    let matcher = RequirementMatcher(catalogue: .core, claims: .all)
    var model = NavigationModel()
    var expectation = Expectation()
    for (place, line) in lines.enumerated() {
      guard model.refusal(of: line) == nil else { return nil }
      model.apply(line, to: &expectation)
      let key = TallyKey(facts: expectation.situation, aspects: expectation.stated)
      if matcher.requirements(in: key).contains(where: { $0 == index }) { return place }
    }
    return nil
  }

  /// All that has to be claimed for a requirement to apply; where it takes one of several, with the first of them.
  private func needed(for requirement: Requirement) -> Capabilities {
    let needs = RequirementDescription(requirement).needs
    return Capabilities.named.filter {
      needs.all.contains($0.name) || needs.oneOf.first == $0.name
    }.reduce(into: []) { $0.formUnion($1.capability) }
  }

  @Test func `each puts its requirement to the test with its last line, and not before`() throws {
    for requirement in Self.requirements where requirement.relation == nil {
      let lines = try lines(of: requirement)
      #expect(firstTest(of: requirement, in: lines) == lines.count - 1, "\(requirement.id)")
    }
  }

  @Test func `no line can be taken out of one`() throws {
    for requirement in Self.requirements where requirement.relation == nil {
      let lines = try lines(of: requirement)
      for place in lines.indices {
        var fewer = lines
        fewer.remove(at: place)
        #expect(firstTest(of: requirement, in: fewer) == nil, "\(requirement.id), \(place)")
      }
    }
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
      let claims = needed(for: requirement)
      #expect(claims.canPutToTest(requirement), "\(requirement.id)")
      #expect(claims.firstNotAllowed(in: try lines(of: requirement)) == nil, "\(requirement.id)")
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
    #expect(relations.allSatisfy { $0.instance.relation.isApplicable(within: .standard) })
  }
}
