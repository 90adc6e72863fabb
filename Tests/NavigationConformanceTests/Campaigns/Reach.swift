import ConformanceEngine
import NavigationReference

@testable import NavigationConformance

/// Which requirements the model comes to within some claims: in all small scenarios, and in generated ones until nothing
/// that applies is left, or there have been so many.
struct Reach {
  private let claims: Capabilities
  private let matcher: RequirementMatcher
  private let catalogue = RequirementCatalogue.core
  private var reached: Set<Int> = []
  private var open: Set<Int>

  init(of claims: Capabilities, scenarioCount: UInt64) {
    self.claims = claims
    let matcher = RequirementMatcher(catalogue: .core, claims: claims)
    self.matcher = matcher
    open = Set((0..<matcher.requirementCount).filter { matcher.isApplicable($0) })
    var small = SmallScenarios(claims: claims)
    while let lines = small.next() { run(lines) }
    for index in 0..<scenarioCount where !open.isEmpty { generate(at: index) }
  }

  /// The IDs of those that apply and were not come to.
  var missed: [String] { ids(open) }

  /// The IDs of those that were come to and do not apply.
  var surplus: [String] { ids(reached.filter { !matcher.isApplicable($0) }) }

  private func ids(_ indices: Set<Int>) -> [String] {
    indices.sorted().map { catalogue.requirements[$0].id }
  }

  private mutating func run(_ lines: [ScenarioLine]) {
    var model = NavigationModel()
    var expectation = Expectation()
    for line in lines {
      model.apply(line, to: &expectation)
      note(expectation)
    }
  }

  private mutating func generate(at index: UInt64) {
    var generator = ScenarioGenerator(
      seed: 1, index: index, plan: GenerationPlan(), claims: claims, longest: 60)
    var model = NavigationModel()
    var expectation = Expectation()
    while let line = generator.next(in: model) {
      model.apply(line, to: &expectation)
      note(expectation)
    }
    if let plan = RelationGenerator(seed: 1, claims: claims).scenario(at: index)?.plan {
      note(plan)
    }
  }

  private mutating func note(_ expectation: Expectation) {
    var judged = expectation.stated.intersection(claims.aspects)
      .subtracting(expectation.tolerated)
    // Of what has ended nothing else is seen.
    if claims.endsWithRefusal, expectation.raised { judged.formIntersection(AspectSet(.raised)) }
    let key = TallyKey(facts: expectation.situation, aspects: judged)
    for index in matcher.requirements(in: key) { note(index) }
  }

  private mutating func note(_ plan: RelationPlan) {
    guard !plan.scope.isDisjoint(with: claims.aspects),
      let index = catalogue.blame(for: plan.relation)?.requirement
    else { return }
    note(index)
  }

  private mutating func note(_ requirement: Int) {
    reached.insert(requirement)
    open.remove(requirement)
  }
}
