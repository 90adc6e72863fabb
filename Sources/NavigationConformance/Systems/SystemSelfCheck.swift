import ConformanceEngine
import NavigationReference

/// Finds out whether an adapter for one of the smaller systems can be trusted before anything is judged.
struct SystemSelfCheck<System: JudgedSystem> {
  private let subject: SystemSubject<System>

  init(_ subject: SystemSubject<System>) {
    self.subject = subject
  }

  /// The likely mistake, in words; `nil` when there is none.
  func mistake() async -> String? {
    let lines = acceptedTrial
    let first = await trial(lines)
    if let mistake = first.mistake { return mistake }
    if let line = first.unsupported {
      return Self.unsupported(subject.system.text(of: line))
    }
    let second = await trial(lines)
    for (index, line) in lines.enumerated()
    where index < first.seen.count && index < second.seen.count {
      guard first.seen[index] == second.seen[index] else {
        return
          "The same scenario is answered differently the second time, at "
          + "'\(subject.system.text(of: line))'. Make sure that the adapter begins each scenario with "
          + "a fresh subject."
      }
    }
    return nil
  }

  static func unsupported(_ line: String) -> String {
    "The adapter claims what '\(line)' takes, and answers Unsupported. Implement it, or leave the claim "
      + "out of the capabilities."
  }

  private var acceptedTrial: [System.Line] {
    subject.system.acceptedLines(of: subject.system.trialLines)
  }

  private func trial(
    _ lines: [System.Line]
  ) async -> (seen: [String], unsupported: System.Line?, mistake: String?) {
    subject.announce?(lines)
    _ = await subject.elsewhere?.send(lines)
    subject.begin()
    var state = System.State()
    var seen: [String] = []
    for line in lines {
      state.apply(line)
      let observation = await subject.perform(line, state)
      if observation.unsupported != nil { return (seen, line, nil) }
      if observation.mistake != nil { return (seen, nil, observation.mistake) }
      // That is an outcome, and the campaign finds it again.
      if observation.breakdown != nil { return (seen, nil, nil) }
      seen.append(
        System.State.Aspect.allCases.map { observation[$0]?.text ?? "nothing" }
          .joined(separator: "\n"))
    }
    return (seen, nil, nil)
  }
}
