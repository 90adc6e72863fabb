import ConformanceChecks
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
  /// How each of the two refuses what the scenario that was executed last ends with, where only one of them ends in it.
  private(set) var refusals: (first: String, second: String)?
  /// What one of the two claims and does not have after all.
  private(set) var mistake: (isOfFirst: Bool, text: String)?
  private var session: Session

  init(_ first: NavigationSubject, _ second: NavigationSubject, catalogue: RequirementCatalogue) {
    self.first = first
    self.second = second
    self.catalogue = catalogue
    claims = first.capabilities.compared(with: second.capabilities)
    session = Session(recordingFor: claims)
  }

  /// One of the two may leave when it has answered the last line.
  func mayComeAfterTheEnd(_ failure: DifferenceKey) -> Bool {
    if case .breakdown = failure { true } else { false }
  }

  mutating func execute(_ lines: [ScenarioLine]) async -> Execution<DifferenceKey> {
    let ofFirst = await record(lines, isFirst: true)
    let ofSecond = await record(lines, isFirst: false)
    brokenDown = (ofFirst.isBrokenDown, ofSecond.isBrokenDown)
    refusals = nil
    let steps = ofFirst.seen.count
    let differing = (0..<min(steps, ofSecond.seen.count))
      .filter { ofFirst.seen[$0] != ofSecond.seen[$0] }
    if let last = differing.last {
      let shown = Array(lines.prefix(last + 1))
      let sights = (
        first: await sights(of: first, in: shown, showing: ofFirst.seen),
        second: await sights(of: second, in: shown, showing: ofSecond.seen)
      )
      guard let first = sights.first, let second = sights.second else {
        return .failed(.unsteady, atLine: differing[0], steps: steps)
      }
      for index in differing {
        guard let difference = ObservedDifference(first[index], second[index], catalogue: catalogue)
        else { continue }
        let fresh = difference.keys.first { !known.contains($0) }
        if fresh == nil, difference.isTransient { continue }
        // How the two go on after a difference says nothing.
        brokenDown = (false, false)
        return .failed(fresh ?? difference.keys[0], atLine: index, steps: steps)
      }
    }
    if let place = [ofFirst, ofSecond].filter(\.isRefusal).map(\.seen.count).min(),
      let one = ofFirst.refusal(at: place), let other = ofSecond.refusal(at: place)
    {
      // Two that end do the same, in whatever way they do it.
      guard ofFirst.seen.count != ofSecond.seen.count else { return .passed(steps: steps) }
      refusals = (one, other)
      let isTaken = ofFirst.takes(place) || ofSecond.takes(place)
      return .failed(
        isTaken ? duty(toRefuse: lines[...place]) : .open(Aspect.raised.title), atLine: place,
        steps: steps)
    }
    let words = [ofFirst, ofSecond].map { $0.end?.kind.word ?? Self.answered }
    guard words[0] != words[1] else { return .passed(steps: steps) }
    let places = [ofFirst, ofSecond].filter { $0.end != nil }.map(\.seen.count)
    return .failed(
      .breakdown(words[0], words[1]), atLine: min(places.min() ?? 0, lines.count - 1),
      steps: steps)
  }

  /// What speaks of a refusal of the last line.
  private func duty(toRefuse lines: ArraySlice<ScenarioLine>) -> DifferenceKey {
    var model = NavigationModel()
    var expectation = Expectation()
    for line in lines { model.apply(line, to: &expectation) }
    return catalogue.broken(by: .raised, in: expectation.situation, shows: { _ in false })
      .map { .requirement($0) } ?? .open(Aspect.raised.title)
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
    _ lines: [ScenarioLine], isFirst: Bool
  ) async -> ComparedCourse {
    let subject = isFirst ? first : second
    var script = Script(lines)
    if case .unsupported = await subject.run(&session, &script), mistake == nil {
      mistake = (isFirst, session.whyUnsupported)
    }
    return ComparedCourse(session, of: lines, by: subject)
  }
}
