import ConformanceEngine
import NavigationReference

/// Which requirements the steps of a sample put to the test.
struct Coverage {
  /// How many steps there were, by index in the catalogue.
  private(set) var perRequirement: [Int]
  private var requirements: [TallyKey: [Int]] = [:]

  init(of sample: PlanSample, _ matcher: RequirementMatcher, requirementCount: Int) {
    perRequirement = Array(repeating: 0, count: requirementCount)
    for entry in sample.steps.unsortedEntries {
      let tested = matcher.requirements(in: entry.key)
      requirements[entry.key] = tested
      for requirement in tested { perRequirement[requirement] += Int(clamping: entry.count) }
    }
  }

  /// The requirements that such a step puts to the test.
  func requirements(in key: TallyKey) -> [Int] {
    requirements[key] ?? []
  }
}
