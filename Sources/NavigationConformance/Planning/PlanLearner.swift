import ConformanceEngine
import NavigationReference

/// Learns which operations, one after the other, put to the test what is tested least.
///
/// It asks the model alone. So a plan is the same whoever works it out, and those who share a campaign need not talk.
struct PlanLearner {
  private let matcher: RequirementMatcher
  private let requirementCount: Int

  /// So many of the least tested requirements leave a scenario to vary.
  static let patternCount = 32
  /// So many learned scenarios are kept; the oldest go first.
  static let longestMemory = 64
  /// So many lines share in the credit for a step: some prepare what others put to the test.
  static let creditedLines = 6
  /// A requirement counts as at most so many times as urgent as the median, lest one alone decide.
  private static let highestUrgency = 32.0
  /// How far a pair of operations may be favoured or held back, as a factor of a plan.
  private static let factorRange = 4.0...64.0
  /// The same for a kind of operation, as a weight of a plan.
  private static let weightRange = 2.0...60.0

  init(matcher: RequirementMatcher) {
    self.matcher = matcher
    requirementCount = matcher.requirementCount
  }

  /// The plan that follows from what another one led to.
  func plan(after plan: GenerationPlan, seeing sample: PlanSample) -> GenerationPlan {
    let coverage = Coverage(of: sample, matcher, requirementCount: requirementCount)
    var next = plan
    let credit = credit(in: sample, coverage)
    let first = GenerationPlan()
    next.factors = Self.balanced(
      plan.factors, from: first.factors, credit.pairs, within: Self.factorRange)
    next.weights = Self.balanced(
      plan.weights, from: first.weights, credit.kinds, within: Self.weightRange)
    let found = patterns(in: sample, coverage)
    let stored = plan.patterns.prefix(plan.storedPatternCount)
    let known = plan.patterns.dropFirst(plan.storedPatternCount).filter { !found.contains($0) }
    next.patterns = stored + (known + found).suffix(Self.longestMemory)
    return next
  }

  /// How urgent another test of each requirement is: the rarer, the more.
  private func urgencies(_ coverage: Coverage) -> [Double] {
    let counts = coverage.perRequirement.indices.filter { isOpen($0, coverage) }
      .map { coverage.perRequirement[$0] }.sorted()
    guard !counts.isEmpty else { return coverage.perRequirement.map { _ in 0 } }
    let median = Double(counts[counts.count / 2])
    return coverage.perRequirement.indices.map { requirement in
      guard isOpen(requirement, coverage) else { return 0 }
      return min(median / Double(coverage.perRequirement[requirement]), Self.highestUrgency)
    }
  }

  private func isOpen(_ requirement: Int, _ coverage: Coverage) -> Bool {
    matcher.isApplicable(requirement) && coverage.perRequirement[requirement] > 0
  }

  /// What the operations did, and what of it was needed.
  private func credit(
    in sample: PlanSample, _ coverage: Coverage
  ) -> (pairs: CreditAccount, kinds: CreditAccount) {
    // Each requirement has its urgency to give away, in equal shares to the steps that put it to the test.
    let urgencies = urgencies(coverage)
    let shares = urgencies.indices.map { index in
      urgencies[index] > 0 ? urgencies[index] / Double(coverage.perRequirement[index]) : 0
    }
    var pairs = CreditAccount(count: PlanSample.pairCount)
    var kinds = CreditAccount(count: OperationKind.count)
    for (moments, lines) in zip(sample.moments, sample.kinds) {
      for (position, moment) in moments.enumerated() {
        let share = coverage.requirements(in: moment.key).reduce(0.0) { $0 + shares[$1] }
        if moment.pair < PlanSample.pairCount { pairs.add(share, to: moment.pair) }
        if let kind = lines[position] { kinds.addDone(kind.rawValue) }
        let credited = max(0, position - Self.creditedLines + 1)...position
        let part = share / Double(credited.count)
        for line in credited {
          if let kind = lines[line] { kinds.addNeeded(part, kind.rawValue) }
        }
      }
    }
    return (pairs: pairs, kinds: kinds)
  }

  /// Each entry grows as far as its share in what is needed exceeds its share in what is done, and is drawn a quarter of
  /// the way back to where it began: what is needed today is not all that there is to find, and an entry that only ever
  /// grew would leave the others no room.
  private static func balanced<Number: FixedWidthInteger>(
    _ old: [Number], from first: [Number], _ account: CreditAccount,
    within range: ClosedRange<Double>
  ) -> [Number] {
    old.indices.map { index in
      guard let ratio = account.ratio(index) else { return old[index] }
      // Roots of roots, which are exact on every machine, as powers are not.
      let grown = Double(old[index]) * ratio.squareRoot().squareRoot()
      let value = (grown * grown * grown * Double(first[index])).squareRoot().squareRoot()
      return Number(min(max(value, range.lowerBound), range.upperBound))
    }
  }

  /// The shortest beginnings of scenarios that put the rarest requirements to the test.
  private func patterns(in sample: PlanSample, _ coverage: Coverage) -> [[ScenarioLine]] {
    let rarest = coverage.perRequirement.indices
      .filter { isOpen($0, coverage) }
      .sorted { (coverage.perRequirement[$0], $0) < (coverage.perRequirement[$1], $1) }
      .prefix(Self.patternCount)
    // How long the shortest is by now; what is not rare is content with none.
    var lengths = [Int](repeating: 0, count: requirementCount)
    for requirement in rarest { lengths[requirement] = Int.max }
    var shortest = [ArraySlice<ScenarioLine>](repeating: [], count: requirementCount)
    for (lines, moments) in zip(sample.scenarios, sample.moments) {
      for (position, moment) in moments.enumerated() {
        for requirement in coverage.requirements(in: moment.key)
        where lengths[requirement] > position + 1 {
          lengths[requirement] = position + 1
          shortest[requirement] = lines.prefix(position + 1)
        }
      }
    }
    var patterns: [[ScenarioLine]] = []
    for requirement in rarest {
      let lines = Array(shortest[requirement])
      if !lines.isEmpty, !patterns.contains(lines) { patterns.append(lines) }
    }
    return patterns
  }
}
