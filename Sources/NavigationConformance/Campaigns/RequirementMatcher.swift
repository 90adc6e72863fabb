import ConformanceEngine
import NavigationReference

/// Tells which requirements a kind of step puts to the test.
struct RequirementMatcher: Sendable {
  private let masks: [Mask]
  private let applicable: [Bool]

  init(catalogue: RequirementCatalogue, claims: Capabilities) {
    let aspects = claims.aspects
    masks = catalogue.requirements.map { Mask($0) }
    applicable = catalogue.requirements.map { requirement in
      aspects.contains(requirement.aspect) && claims.canReach(requirement.situation)
    }
  }

  var requirementCount: Int { masks.count }

  /// Whether the subject claims what it takes to judge the requirement.
  func isApplicable(_ requirement: Int) -> Bool { applicable[requirement] }

  /// Spreads counted steps over the requirements, by index in the catalogue.
  func counts(of entries: [TallyEntry]) -> [Int] {
    var counts = [Int](repeating: 0, count: masks.count)
    for entry in entries {
      let count = Int(clamping: entry.count)
      for index in masks.indices where masks[index].matches(entry.key) { counts[index] &+= count }
    }
    return counts
  }

  /// The requirements that such a step puts to the test.
  func requirements(in key: TallyKey) -> [Int] {
    masks.indices.filter { masks[$0].matches(key) }
  }

  /// A requirement's aspect and situation beside each other: this is asked for every requirement and every kind of step.
  private struct Mask: Sendable {
    let aspect: UInt64
    let all: Situation
    let any: Situation
    let none: Situation

    init(_ requirement: Requirement) {
      aspect = AspectSet(requirement.aspect).rawValue
      all = requirement.situation.all
      any = requirement.situation.any
      none = requirement.situation.none
    }

    func matches(_ key: TallyKey) -> Bool {
      guard key.low & aspect != 0 else { return false }
      let facts = key.facts
      return facts.isSuperset(of: all) && facts.isDisjoint(with: none)
        && (any.isEmpty || !facts.isDisjoint(with: any))
    }
  }
}
