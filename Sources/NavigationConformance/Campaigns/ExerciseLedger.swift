import ConformanceEngine
import NavigationReference

/// Spreads the counted steps over the requirements they put to the test.
struct ExerciseLedger {
  /// By index in the catalogue.
  let counts: [Int]
  private let applicable: [Bool]

  init(entries: [TallyEntry], catalogue: RequirementCatalogue, claims: Capabilities) {
    let aspects = claims.aspects
    applicable = catalogue.requirements.map { requirement in
      aspects.contains(requirement.aspect) && claims.canReach(requirement.situation)
    }
    counts = catalogue.requirements.map { requirement in
      entries.reduce(0) { sum, entry in
        AspectSet(rawValue: entry.low).contains(requirement.aspect)
          && requirement.situation.matches(Situation(rawValue: entry.high))
          ? sum + Int(clamping: entry.count) : sum
      }
    }
  }

  /// Whether the subject claims what it takes to judge the requirement.
  func isApplicable(_ index: Int) -> Bool { applicable[index] }
}
