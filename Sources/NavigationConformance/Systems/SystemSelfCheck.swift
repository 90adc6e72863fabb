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
    if let line = first.unsupported {
      return
        "The adapter claims what '\(subject.system.text(of: line))' takes, and answers Unsupported. "
        + "Implement it, or leave the claim out of the capabilities."
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

  private var acceptedTrial: [System.Line] {
    subject.system.acceptedLines(of: subject.system.trialLines)
  }

  private func trial(
    _ lines: [System.Line]
  ) async -> (seen: [String], unsupported: System.Line?) {
    subject.begin()
    var state = System.State()
    var seen: [String] = []
    for line in lines {
      state.apply(line)
      let observation = await subject.perform(line, state)
      if observation.unsupported != nil { return (seen, line) }
      seen.append(
        System.State.Aspect.allCases.map { observation[$0]?.text ?? "nothing" }
          .joined(separator: "\n"))
    }
    return (seen, nil)
  }
}
