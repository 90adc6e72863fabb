import ConformanceEngine
import NavigationReference

/// The first scenario in which a subject of one of the smaller systems broke down in one way, and how many did.
struct SystemBreakdownRecord<System: JudgedSystem> {
  let breakdown: Breakdown
  let key: SystemBreakdownKey
  /// Up to the line that was not answered.
  let lines: [System.Line]
  let origin: Counterexample.Origin
  var scenarioCount = 1

  /// The simplest scenario that breaks the subject down in the same way.
  ///
  /// - Parameter passedOver: known violations behind which it was come upon.
  func finding(
    on subject: SystemSubject<System>, passingOver passedOver: Set<Int>
  ) async -> BreakdownFinding {
    let system = subject.system
    let isHung = if case .hung = breakdown.kind { true } else { false }
    subject.elsewhere?.care.begin(isHung)
    defer { subject.elsewhere?.care.end() }
    var shrinker = Shrinker(
      language: system, oracle: SystemBreakdownOracle(subject, passingOver: passedOver),
      vocabulary: system.vocabulary,
      limits: BreakdownInvestigation.limits(isHung: isHung))
    let shrunk = await shrinker.shrink(lines, failure: key, failingLine: lines.count - 1)
    // Once more with all the patience there is, as for a navigation controller.
    subject.elsewhere?.care.begin(false)
    var oracle = SystemBreakdownOracle(subject, passingOver: passedOver)
    let isConfirmed = await oracle.execute(shrunk.lines).failure == key
    return BreakdownFinding(
      isConfirmed ? oracle.session.observation.breakdown ?? breakdown : breakdown,
      scenario: system.story(isConfirmed ? shrunk.lines : lines), scenarioCount: scenarioCount,
      foundLineCount: lines.count, foundAt: origin, shrinkStepCount: shrunk.executedSteps,
      endedByLimit: shrunk.endedByLimit || !isConfirmed)
  }
}
