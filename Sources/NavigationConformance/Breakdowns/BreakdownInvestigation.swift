import ConformanceEngine
import NavigationReference

/// Makes of a scenario that breaks a subject down the simplest one that does so in the same way.
struct BreakdownInvestigation {
  let subject: NavigationSubject
  /// Asked before each candidate: once somebody waits for the end, nothing more is tried of what hangs.
  var isInHaste: () -> Bool = { false }

  func finding(of record: BreakdownRecord) async -> BreakdownFinding {
    let language = NavigationLanguage(claims: subject.capabilities)
    let isHung = if case .hung = record.breakdown.kind { true } else { false }
    subject.care?.begin(isHung)
    defer { subject.care?.end() }
    var shrinker = Shrinker(
      language: language,
      oracle: BreakdownOracle(subject: subject) { isHung && isInHaste() },
      vocabulary: NavigationVocabulary.whole(
        with: record.lines, language: language, claims: subject.capabilities),
      limits: Self.limits(isHung: isHung))
    let shrunk = await shrinker.shrink(
      record.lines, failure: record.key, failingLine: record.lines.count - 1)
    // Once more with all the patience there is: what the clock decides is decided by the whole of it.
    subject.care?.begin(false)
    var oracle = BreakdownOracle(subject: subject)
    let last = await oracle.execute(shrunk.lines)
    let isConfirmed = last.failure == record.key
    return BreakdownFinding(
      isConfirmed ? oracle.session.breakdown ?? record.breakdown : record.breakdown,
      scenario: ScenarioStory(lines: isConfirmed ? shrunk.lines : record.lines),
      scenarioCount: record.scenarioCount, foundLineCount: record.lines.count,
      foundAt: record.position.origin, shrinkStepCount: shrunk.executedSteps,
      endedByLimit: shrunk.endedByLimit || shrinker.oracle.wasCutShort || !isConfirmed)
  }

  /// Each candidate that breaks the subject down costs a process, and each that hangs costs the time that a step may take.
  static func limits(isHung: Bool) -> ShrinkLimits {
    ShrinkLimits(
      executedSteps: isHung ? 400 : 4_000, exhaustiveSteps: isHung ? 40 : 200)
  }
}
