import ConformanceEngine
import NavigationReference

/// Runs a scenario on two subjects and says in which step they first differ, and in what.
struct DifferenceOracle: FailureOracle {
  let first: NavigationSubject
  let second: NavigationSubject
  let claims: Capabilities
  let catalogue: RequirementCatalogue
  /// Differences that are passed over where what follows can still be compared.
  var known: Set<DifferenceKey> = []
  /// Who broke down in the scenario that was executed last.
  private(set) var brokenDown: (first: Bool, second: Bool) = (false, false)
  private var session: Session

  init(_ first: NavigationSubject, _ second: NavigationSubject, catalogue: RequirementCatalogue) {
    self.first = first
    self.second = second
    self.catalogue = catalogue
    claims = first.capabilities.intersection(second.capabilities)
    session = Session(recordingFor: claims)
  }

  mutating func execute(_ lines: [ScenarioLine]) async -> Execution<DifferenceKey> {
    let seenOfFirst = await record(lines, of: first)
    let endOfFirst = session.breakdown
    let seenOfSecond = await record(lines, of: second)
    let endOfSecond = session.breakdown
    brokenDown = (endOfFirst != nil, endOfSecond != nil)
    for index in 0..<min(seenOfFirst.count, seenOfSecond.count)
    where seenOfFirst[index] != seenOfSecond[index] {
      guard let difference = await difference(in: Array(lines.prefix(index + 1))) else {
        if await record(lines, of: first) == seenOfFirst,
          await record(lines, of: second) == seenOfSecond
        {
          continue
        }
        return .failed(.unsteady, atLine: index, steps: seenOfFirst.count)
      }
      let fresh = difference.keys.first { !known.contains($0) }
      if fresh == nil, difference.isTransient { continue }
      return .failed(fresh ?? difference.keys[0], atLine: index, steps: seenOfFirst.count)
    }
    let words = [endOfFirst, endOfSecond].map { $0?.kind.word ?? Self.answered }
    guard words[0] != words[1] else { return .passed(steps: seenOfFirst.count) }
    let places = [(endOfFirst, seenOfFirst), (endOfSecond, seenOfSecond)]
      .filter { $0.0 != nil }.map(\.1.count)
    return .failed(
      .breakdown(words[0], words[1]), atLine: min(places.min() ?? 0, lines.count - 1),
      steps: seenOfFirst.count)
  }

  /// What is said of who does not break down where the other does.
  static let answered = "answered"

  /// How the two differ in the last step.
  mutating func difference(in lines: [ScenarioLine]) async -> ObservedDifference? {
    let sightOfFirst = await sight(of: first, lines)
    let sightOfSecond = await sight(of: second, lines)
    return ObservedDifference(sightOfFirst, sightOfSecond, catalogue: catalogue)
  }

  private mutating func sight(of subject: NavigationSubject, _ lines: [ScenarioLine]) async
    -> StepSight
  {
    _ = await record(lines, of: subject)
    return StepSight(session, claims: claims)
  }

  private mutating func record(
    _ lines: [ScenarioLine], of subject: NavigationSubject
  ) async -> [Observation] {
    var script = Script(lines)
    _ = await subject.run(&session, &script)
    return session.recorded
  }
}
