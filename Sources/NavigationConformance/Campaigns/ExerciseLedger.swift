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
    let masks = catalogue.requirements.map { Masks($0) }
    var counts = [Int](repeating: 0, count: masks.count)
    for entry in entries {
      let count = Int(clamping: entry.count)
      for index in masks.indices where masks[index].match(entry) {
        counts[index] &+= count
      }
    }
    self.counts = counts
  }

  /// Whether the subject claims what it takes to judge the requirement.
  func isApplicable(_ index: Int) -> Bool { applicable[index] }

  /// Requirements that apply and were never put to the test.
  var openCount: Int {
    counts.indices.count { applicable[$0] && counts[$0] == 0 }
  }

  /// A requirement's aspect and situation as bare words: this is asked for every requirement and every kind of step.
  private struct Masks {
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

    func match(_ entry: TallyEntry) -> Bool {
      entry.low & aspect != 0 && entry.high & all == all && entry.high & none == 0
        && (any == 0 || entry.high & any != 0)
    }
  }
}
