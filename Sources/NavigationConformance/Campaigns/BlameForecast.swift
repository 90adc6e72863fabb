import NavigationReference

/// Whether a line can be blamed on one requirement, by what the model states of it; nothing observed is asked.
///
/// Never false where the requirement can be blamed: blame falls on an aspect that is stated and claimed, or on a refusal,
/// and there on the most specific requirement whose situation holds.
struct BlameForecast: Sendable {
  private let aspect: Aspect
  private let isJudged: Bool
  private let situation: SituationPattern
  /// The situations in which a more specific requirement takes over, whatever is seen.
  private let refined: [SituationPattern]

  init(of index: Int, in catalogue: RequirementCatalogue, claims: Capabilities) {
    let requirement = catalogue.requirements[index]
    aspect = requirement.aspect
    isJudged = aspect == .raised || claims.aspects.contains(aspect)
    situation = requirement.situation
    refined = catalogue.requirements
      .filter { $0.aspect == requirement.aspect && $0.symptom == nil }
      .filter { Self.refines($0, requirement.id, in: catalogue) }
      .map(\.situation)
  }

  private static func refines(
    _ requirement: Requirement, _ id: String, in catalogue: RequirementCatalogue
  ) -> Bool {
    requirement.refines.contains { refined in
      refined == id || catalogue[refined].map { refines($0, id, in: catalogue) } ?? false
    }
  }

  /// The same by the line alone, whatever came before. Never false where `canBlame` is true after that line.
  func canBlame(endingWith line: ScenarioLine) -> Bool {
    guard isJudged else { return false }
    guard let facts = line.facts else { return true }
    let known = Situation.factsOfLines
    guard situation.all.intersection(known).isSubset(of: facts) else { return false }
    guard situation.none.isDisjoint(with: facts) else { return false }
    return situation.any.isEmpty || !situation.any.isSubset(of: known)
      || !situation.any.isDisjoint(with: facts)
  }

  func canBlame(_ expectation: borrowing Expectation) -> Bool {
    guard isJudged, aspect == .raised || expectation.stated.contains(aspect) else { return false }
    let facts = expectation.situation
    if canBlame(in: facts) { return true }
    // Where nobody calls back, nothing is chained, and the rule for the operation by itself is the broken one.
    guard facts.contains(.chained), StepCallbacks.toldApart.contains(aspect) else { return false }
    return canBlame(in: facts.subtracting(.chained))
  }

  private func canBlame(in facts: Situation) -> Bool {
    situation.matches(facts) && !refined.contains { $0.matches(facts) }
  }
}
