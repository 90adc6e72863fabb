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
    let differing = (0..<min(seenOfFirst.count, seenOfSecond.count))
      .filter { seenOfFirst[$0] != seenOfSecond[$0] }
    if let last = differing.last {
      let shown = Array(lines.prefix(last + 1))
      let sights = (
        first: await sights(of: first, in: shown, showing: seenOfFirst),
        second: await sights(of: second, in: shown, showing: seenOfSecond)
      )
      guard let ofFirst = sights.first, let ofSecond = sights.second else {
        return .failed(.unsteady, atLine: differing[0], steps: seenOfFirst.count)
      }
      for index in differing {
        guard
          let difference = ObservedDifference(
            ofFirst[index], ofSecond[index], catalogue: catalogue)
        else { continue }
        let fresh = difference.keys.first { !known.contains($0) }
        if fresh == nil, difference.isTransient { continue }
        return .failed(fresh ?? difference.keys[0], atLine: index, steps: seenOfFirst.count)
      }
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
  func difference(in lines: [ScenarioLine]) async -> ObservedDifference? {
    guard let ofFirst = await recording(lines, of: first).sights.last,
      let ofSecond = await recording(lines, of: second).sights.last
    else { return nil }
    return ObservedDifference(ofFirst, ofSecond, catalogue: catalogue)
  }

  /// What the steps look like beside what is permitted, in one more run; `nil` if that does not show the same.
  private func sights(
    of subject: NavigationSubject, in lines: [ScenarioLine], showing seen: [Observation]
  ) async -> [StepSight]? {
    let session = await recording(lines, of: subject)
    return session.recorded == Array(seen.prefix(lines.count)) ? session.sights : nil
  }

  private func recording(
    _ lines: [ScenarioLine], of subject: NavigationSubject
  ) async -> Session {
    var session = Session(recordingFor: claims, keepsSights: true)
    var script = Script(lines)
    _ = await subject.run(&session, &script)
    return session
  }

  private mutating func record(
    _ lines: [ScenarioLine], of subject: NavigationSubject
  ) async -> [Observation] {
    var script = Script(lines)
    _ = await subject.run(&session, &script)
    return session.recorded
  }
}
