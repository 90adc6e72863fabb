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
      requirement.relation.map { $0.isApplicable(within: claims) }
        ?? (aspects.contains(requirement.aspect) && claims.canReach(requirement.situation))
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
      for index in masks.indices where masks[index].matches(entry) { counts[index] &+= count }
    }
    return counts
  }

  /// The requirements that such a step puts to the test.
  func requirements(in entry: TallyEntry) -> [Int] {
    masks.indices.filter { masks[$0].matches(entry) }
  }

  /// A requirement's aspect and situation as bare words: this is asked for every requirement and every kind of step.
  private struct Mask: Sendable {
    let aspect: UInt64
    let all: UInt64
    let any: UInt64
    let none: UInt64

    init(_ requirement: Requirement) {
      aspect = AspectSet(requirement.aspect).rawValue
      all = requirement.situation.all.rawValue
      any = requirement.situation.any.rawValue
      none = requirement.situation.none.rawValue
    }

    func matches(_ entry: TallyEntry) -> Bool {
      entry.low & aspect != 0 && entry.high & all == all && entry.high & none == 0
        && (any == 0 || entry.high & any != 0)
    }
  }
}
