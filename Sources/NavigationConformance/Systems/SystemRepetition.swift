import ConformanceEngine

/// A run on one of the smaller systems in which something differed, to be carried out again before it is believed.
struct SystemRepetition<System: JudgedSystem> {
  private let found: SystemSession<System>
  private let blame: SystemBlame

  /// - Parameter session: as it stands after the run.
  init(of session: SystemSession<System>, showing blame: SystemBlame) {
    found = session
    self.blame = blame
  }

  /// What was seen otherwise in one of three repetitions; `nil` where all agree with the run that have an answer, and one of
  /// them has.
  func disagreement() async -> Nondeterminism? {
    let failed = Execution<SystemBlame>.failed(
      blame, atLine: found.lines.count - 1, steps: found.lines.count)
    let differences = differences(in: found)
    var session = SystemSession(found.subject)
    session.passedOver = found.passedOver
    var isConfirmed = false
    for _ in 0..<3 {
      let again = await session.run(found.lines)
      // A breakdown is no answer.
      if session.observation.breakdown != nil || session.stray != nil { continue }
      guard again != failed || self.differences(in: session) != differences else {
        isConfirmed = true
        continue
      }
      return Nondeterminism(
        scenario: found.subject.system.story(found.lines), first: found.lastSeen,
        second: session.lastSeen)
    }
    if isConfirmed { return nil }
    let kind = session.observation.breakdown?.kind ?? session.stray?.breakdown.kind
    return Nondeterminism(
      scenario: found.subject.system.story(found.lines), first: found.lastSeen,
      second: kind.map { "the subject \($0.word)" } ?? "no answer")
  }

  private func differences(in session: SystemSession<System>) -> [Counterexample.Comparison] {
    session.comparisons(isWhole: false).filter(\.differs)
  }
}
