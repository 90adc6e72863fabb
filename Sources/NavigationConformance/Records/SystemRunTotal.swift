/// What several runs on one of the smaller systems come to together: a pure function of the set of runs.
///
/// Of the runs of one seed the one that went farthest is counted, a whole one before one that was cut short; what was
/// found in any of them stays. So nothing that is violated in one run is anything else in the sum.
struct SystemRunTotal {
  /// In the order of their keys.
  private let runs: [SystemRun]
  private let counted: [SystemRun]

  /// - Parameter runs: all of one system, at least one.
  init(_ runs: [SystemRun]) {
    let runs = runs.sorted { $0.key < $1.key }
    self.runs = runs
    counted = runs.filter { run in
      !runs.contains { $0.key.seed == run.key.seed && run.key < $0.key }
    }
  }

  var scenarioCount: Int { counted.reduce(0) { $0 + $1.scenarioCount } }
  /// Those that count and were ended before their end.
  var cutRuns: [SystemRun] { counted.filter { $0.key.cutAt != nil } }
  var stepCount: Int { counted.reduce(0) { $0 + $1.stepCount } }
  var nondeterminism: Nondeterminism? { runs.lazy.compactMap(\.nondeterminism).first }
  var givenUp: String? { counted.lazy.compactMap(\.givenUp).first }

  // MARK: Requirements

  var requirements: [RequirementResult] {
    guard var results = runs.first?.requirements else { return [] }
    for index in results.indices {
      results[index] = result(at: index)
    }
    return results
  }

  private func result(at index: Int) -> RequirementResult {
    let all = runs.map { $0.requirements[index] }
    let numbers = counted.map { $0.requirements[index] }
    var sum = all.filter { $0.verdict == .violated }.min { Self.isPlainer($0, $1) } ?? all[0]
    sum.exercisedCount = numbers.reduce(0) { $0 + $1.exercisedCount }
    sum.cutShortCount = numbers.reduce(0) { $0 + $1.cutShortCount }
    sum.shadows = shadows(at: index)
    if sum.verdict.isOfClaimed {
      sum.verdict =
        !sum.shadows.isEmpty ? .unsettled : sum.exercisedCount > 0 ? .holds : .notExercised
    }
    sum.counterexample = sum.counterexample?.claiming(nondeterminism == nil)
    return sum
  }

  /// What only runs have shown that are not counted is named as the first of them has it.
  private func shadows(at index: Int) -> [Shadow] {
    var sums: [Shadow] = []
    let keys = Set(counted.map(\.key))
    for run in counted + runs.filter({ !keys.contains($0.key) }) {
      let isCounted = keys.contains(run.key)
      for shadow in run.requirements[index].shadows {
        if let known = sums.firstIndex(where: { $0.requirement == shadow.requirement }) {
          if isCounted { sums[known].scenarioCount += shadow.scenarioCount }
        } else {
          sums.append(shadow)
        }
      }
    }
    return Shadow.sorted(sums)
  }

  /// By the counterexample: one with fewer lines, then the one whose text comes first.
  private static func isPlainer(_ left: RequirementResult, _ right: RequirementResult) -> Bool {
    guard let left = left.counterexample?.scenario else { return false }
    guard let right = right.counterexample?.scenario else { return true }
    if left.lines.count != right.lines.count { return left.lines.count < right.lines.count }
    return left.oneLine < right.oneLine
  }

  // MARK: Choices

  var choices: [ChoiceResult] {
    var sums: [ChoiceResult] = []
    for run in runs {
      let isCounted = counted.contains { $0.key == run.key }
      for choice in run.choices {
        if let known = sums.firstIndex(where: { $0.id == choice.id }) {
          sums[known].add(choice, isCounted: isCounted)
        } else {
          var first = choice
          if !isCounted { first.count = 0 }
          sums.append(first)
        }
      }
    }
    return sums
  }

  // MARK: Breakdowns

  var breakdowns: [BreakdownFinding] {
    var sums: [BreakdownFinding] = []
    for run in runs {
      let isCounted = counted.contains { $0.key == run.key }
      for finding in run.breakdowns {
        if let known = sums.firstIndex(where: {
          $0.breakdown.kind == finding.breakdown.kind && $0.scenario == finding.scenario
        }) {
          // A breakdown that only a run has shown which is not counted is named as that run has it.
          if isCounted { sums[known].scenarioCount += finding.scenarioCount }
        } else if isCounted || !isShown(finding) {
          sums.append(finding.claiming(nondeterminism == nil))
        }
      }
    }
    return sums
  }

  private func isShown(_ finding: BreakdownFinding) -> Bool {
    counted.contains { run in
      run.breakdowns.contains {
        $0.breakdown.kind == finding.breakdown.kind && $0.scenario == finding.scenario
      }
    }
  }
}

extension ChoiceResult {
  /// Counts another run's sightings of the same choice.
  fileprivate mutating func add(_ other: ChoiceResult, isCounted: Bool) {
    if isCounted { count += other.count }
    readings = readings.filter { other.readings.contains($0) }
    isMixed = isMixed || other.isMixed || readings.isEmpty
    for example in other.examples
    where !examples.contains(where: { $0.readings == example.readings }) {
      examples.append(example)
    }
  }
}
