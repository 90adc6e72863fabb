/// What one run on one of the smaller systems came to, as far as it can be counted together with others.
///
/// Those systems are not shared out among machines: a run is done whole, and is a pure function of its key and of the
/// subject.
package struct SystemRun: Hashable, Sendable {
  package let key: Key
  package var stepCount: Int
  /// In the order of the catalogue.
  package var requirements: [RequirementResult]
  package var choices: [ChoiceResult]
  package var breakdowns: [BreakdownFinding]
  package var nondeterminism: Nondeterminism?
  package var givenUp: String?

  /// Two runs with the same key are the same run.
  package struct Key: Hashable, Sendable, Comparable {
    package let system: ScenarioSystem
    package let seed: UInt64
    package let scenarioCount: Int

    package init(system: ScenarioSystem, seed: UInt64, scenarioCount: Int) {
      self.system = system
      self.seed = seed
      self.scenarioCount = scenarioCount
    }

    private var order: (Int, UInt64, Int) { (system.place, seed, scenarioCount) }

    package static func < (left: Key, right: Key) -> Bool { left.order < right.order }
  }

  package init(
    key: Key, stepCount: Int, requirements: [RequirementResult], choices: [ChoiceResult],
    breakdowns: [BreakdownFinding], nondeterminism: Nondeterminism?, givenUp: String?
  ) {
    self.key = key
    self.stepCount = stepCount
    self.requirements = requirements
    self.choices = choices
    self.breakdowns = breakdowns
    self.nondeterminism = nondeterminism
    self.givenUp = givenUp
  }

  /// What a report says of its one system; `nil` when it is about the navigation stack, or about nothing.
  init?(_ report: ConformanceReport) {
    guard let id = report.requirements.first?.id,
      let system = ScenarioSystem.small.first(where: { $0.requirementIDs.contains(id) })
    else { return nil }
    self.init(
      key: Key(system: system, seed: report.seed, scenarioCount: report.scenarioCount),
      stepCount: report.stepCount, requirements: report.requirements, choices: report.choices,
      breakdowns: report.breakdowns, nondeterminism: report.nondeterminism,
      givenUp: report.givenUp)
  }

  /// Makes sure that what is counted together belongs together.
  func checkComparable(to other: SystemRun) throws(RecordConflict) {
    let title = key.system.title
    let (mine, theirs) = (requirements.map(\.id), other.requirements.map(\.id))
    guard mine == theirs else {
      throw .differentHeaders(
        what: "\(title)'s requirements", first: TextLayout.list(mine),
        second: TextLayout.list(theirs))
    }
    for (one, another) in zip(requirements, other.requirements) {
      let verdicts = [one.verdict, another.verdict]
      guard verdicts.contains(.notApplicable), verdicts.contains(where: { $0.isOfClaimed }) else {
        continue
      }
      let words = verdicts.map {
        $0 == .notApplicable ? "\(one.id) not claimed" : "\(one.id) claimed"
      }
      throw .differentHeaders(
        what: "\(title)'s claims", first: words[0], second: words[1])
    }
  }
}

extension RequirementResult.Verdict {
  /// Whether it is given only to what an adapter claims.
  fileprivate var isOfClaimed: Bool { self == .holds || self == .notExercised }
}
