import ConformanceEngine
import NavigationReference

/// How what was found is carried out again before it is believed.
extension ScenarioRunner {
  /// Believes a violation when three repetitions agree, with each other and with the run in which it was found.
  ///
  /// - Parameters:
  ///   - found: what was seen in that run; `nil` where it has not seen in which step it differed.
  ///   - passed: what of it the scenario has gone on from.
  mutating func attend(
    to lines: [ScenarioLine], at position: ScenarioPosition, found: SeenDifference? = nil,
    before aftermath: Aftermath? = nil,
    after passed: (difference: PassedDifference, thing: AspectSet)? = nil,
    _ account: inout ViolationAccount
  ) async {
    var oracle = SubjectOracle(subject: subject, catalogue: catalogue)
    var lines = lines
    let isStart = passed?.difference.requirement == nil
    // Of a start each thing is by itself; anything else is what the last line shows.
    func ending() -> ScenarioEnding {
      guard let passed else { return .impasse }
      return isStart
        ? ScenarioEnding(aspects: passed.thing) : ScenarioEnding(lineCount: lines.count)
    }
    oracle.session.ending = ending()
    oracle.session.keepsPassed = true
    var first = await oracle.answer(to: lines)
    let isToldApart = oracle.toldApart != nil
    if let toldApart = oracle.toldApart {
      lines = toldApart
      oracle.session.ending = ending()
      first = await oracle.answer(to: lines)
    }
    let firstSeen = SeenDifference(oracle.session)
    // With labels of its own it is another scenario, and one that does not fail has nothing to be compared.
    let parting =
      isToldApart || first.failure == nil
      ? nil : found?.parting(from: firstSeen, isOnlyPart: passed != nil && isStart)
    for _ in 0..<2 {
      let again = await oracle.answer(to: lines)
      guard again == first, first.failure != nil, parting == nil else {
        // An answer that nobody asked for was taken for the one that was, until the right one came as well.
        if isLost { return }
        if again.failure == nil, let breakdown = oracle.session.breakdown,
          case .protocolError = breakdown.kind
        {
          return note(breakdown, at: position, oracle.session.lines)
        }
        let second = SeenDifference(oracle.session)
        // Where all repetitions agree, it is the run in which it was found that they differ from.
        let seen =
          parting
          ?? (
            found: firstSeen.words == second.words
              ? found?.words ?? session.lastSeen : firstSeen.words,
            repeated: second.words
          )
        let found = Nondeterminism(
          scenario: ScenarioStory(lines: lines), first: seen.found, second: seen.repeated)
        let investigation = UnsteadyInvestigation(
          subject: subject, catalogue: catalogue,
          ending: ScenarioEnding(aspects: passed?.thing ?? AspectSet(rawValue: 0)),
          isOver: isOutOfPatience)
        return note(await investigation.shortest(from: found, lines), at: position)
      }
    }
    guard let (blame, failingLine) = first.failed else {
      return
    }
    let record = ViolationRecord(
      blame: blame, position: position, lines: Array(lines.prefix(failingLine + 1)),
      endedCount: passed == nil ? 1 : 0,
      shadows: shadows(oracle.session.shadowed(by: blame, in: catalogue)),
      hangCount: aftermath?.breakdown.kind.isHang == true ? 1 : 0, hang: aftermath?.hang,
      aftermath: aftermath?.breakdown)
    add(record, in: oracle.session.expectation.situation, after: passed?.difference, &account)
  }
}
