import ConformanceEngine
import NavigationReference

/// Tells which requirements a kind of step puts to the test.
struct RequirementMatcher: Sendable {
  /// By aspect: a step is asked about no other requirements than those of its aspects.
  private let masksByAspect: [[Mask]]
  private let applicable: [Bool]

  init(catalogue: RequirementCatalogue, claims: Capabilities) {
    var masksByAspect: [[Mask]] = Aspect.allCases.map { _ in [] }
    for (index, requirement) in catalogue.requirements.enumerated() {
      let mask = Mask(requirement, index)
      masksByAspect[mask.aspect.trailingZeroBitCount].append(mask)
    }
    self.masksByAspect = masksByAspect
    applicable = catalogue.requirements.map { claims.canPutToTest($0) }
  }

  var requirementCount: Int { applicable.count }

  /// Whether the subject claims what it takes to judge the requirement.
  func isApplicable(_ requirement: Int) -> Bool { applicable[requirement] }

  /// Spreads counted steps over the requirements, by index in the catalogue.
  func counts(of entries: [TallyEntry]) -> [Int] {
    var counts = [Int](repeating: 0, count: applicable.count)
    for entry in entries {
      let count = Int(clamping: entry.count)
      visit(entry.key) { counts[$0] &+= count }
    }
    return counts
  }

  /// The requirements that such a step puts to the test.
  func requirements(in key: TallyKey) -> [Int] {
    // A bit for each, which come in order by themselves.
    var words = [UInt64](repeating: 0, count: applicable.count / 64 + 1)
    visit(key) { words[$0 / 64] |= 1 &<< UInt64($0 % 64) }
    var requirements: [Int] = []
    for index in words.indices {
      var word = words[index]
      while word != 0 {
        requirements.append(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return requirements
  }

  /// Calls for each requirement that such a step puts to the test.
  @inline(__always)
  private func visit(_ key: TallyKey, _ body: (Int) -> Void) {
    var aspects = key.low
    while aspects != 0 {
      for mask in masksByAspect[aspects.trailingZeroBitCount] where mask.matches(key.facts) {
        body(mask.index)
      }
      aspects &= aspects - 1
    }
  }

  /// A requirement's aspect and situation beside each other: this is asked for every requirement and every kind of step.
  private struct Mask: Sendable {
    let index: Int
    let aspect: UInt64
    let all: Situation
    let any: Situation
    let none: Situation

    init(_ requirement: Requirement, _ index: Int) {
      self.index = index
      aspect = AspectSet(requirement.aspect).rawValue
      all = requirement.situation.all
      any = requirement.situation.any
      none = requirement.situation.none
    }

    func matches(_ facts: Situation) -> Bool {
      facts.isSuperset(of: all) && facts.isDisjoint(with: none)
        && (any.isEmpty || !facts.isDisjoint(with: any))
    }
  }
}
