/// What one run on one of the smaller systems came to, as far as it can be counted together with others.
///
/// Those systems are not shared out among machines: a run is a pure function of its key and of the subject.
package struct SystemRun: Hashable, Sendable {
  package let key: Key
  /// Fewer than were asked for where scenarios were left out that begin like one that fails.
  package var scenarioCount: Int
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
    /// How many scenarios were asked for, or how many there are where they are fewer; and the stored ones on top.
    package let wantedCount: Int
    /// After how many scenarios somebody ended it; `nil` for one that came to its end.
    package let cutAt: Int?
    /// A digest of the stored scenarios that it began with; `nil` where there were none.
    package let stored: String?

    package init(
      system: ScenarioSystem, seed: UInt64, wantedCount: Int, cutAt: Int? = nil,
      stored: String? = nil
    ) {
      self.system = system
      self.seed = seed
      self.wantedCount = wantedCount
      self.cutAt = cutAt
      self.stored = stored
    }

    /// Of runs of one seed the last in this order is the one that counts: a run that came to its end and was asked for
    /// more has all scenarios of one that was asked for fewer.
    private var order: (Int, UInt64, Int, Int) {
      (system.place, seed, cutAt == nil ? 1 : 0, cutAt ?? wantedCount)
    }

    package static func < (left: Key, right: Key) -> Bool {
      guard left.order == right.order else { return left.order < right.order }
      return (left.wantedCount, left.stored ?? "") < (right.wantedCount, right.stored ?? "")
    }

    /// Whether a run with the other key has all scenarios of one with this key.
    func isContained(in other: Key) -> Bool {
      guard system == other.system, seed == other.seed, stored == other.stored else {
        return false
      }
      guard let end = other.cutAt else { return wantedCount <= other.wantedCount }
      return wantedCount == other.wantedCount && cutAt.map { $0 <= end } ?? false
    }
  }

  package init(
    key: Key, scenarioCount: Int, stepCount: Int, requirements: [RequirementResult],
    choices: [ChoiceResult], breakdowns: [BreakdownFinding], nondeterminism: Nondeterminism?,
    givenUp: String?
  ) {
    self.key = key
    self.scenarioCount = scenarioCount
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
    let extent = report.extent ?? RunExtent(wantedCount: report.scenarioCount, isCut: false)
    self.init(
      key: Key(
        system: system, seed: report.seed, wantedCount: extent.wantedCount,
        cutAt: extent.isCut ? report.scenarioCount : nil, stored: extent.stored),
      scenarioCount: report.scenarioCount, stepCount: report.stepCount,
      requirements: report.requirements, choices: report.choices, breakdowns: report.breakdowns,
      nondeterminism: report.nondeterminism, givenUp: report.givenUp)
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
  var isOfClaimed: Bool { self == .holds || self == .unsettled || self == .notExercised }
}
