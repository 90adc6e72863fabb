import ConformanceEngine
import NavigationReference

/// Looks at what a subject says of one of the smaller systems by the rules of the wire, as `WireValidation` does.
struct WireSystemValidation<System: JudgedSystem> {
  private let subject: SystemSubject<System>
  private let elsewhere: SystemSubject<System>.Elsewhere
  private var result = WireValidationResult()

  /// As in `WireValidation`.
  private static var smallCount: Int { 100 }
  private static var drawnCount: Int { 40 }

  /// `nil` for a subject in this process, which has no lines.
  init?(_ subject: SystemSubject<System>) {
    guard let elsewhere = subject.elsewhere else { return nil }
    self.subject = subject
    self.elsewhere = elsewhere
  }

  func run() async -> WireValidationResult {
    var validation = self
    for lines in validation.scenarios {
      guard validation.result.goesOn() else { break }
      await validation.look(at: lines)
    }
    return validation.result
  }

  private var scenarios: [[System.Line]] {
    let system = subject.system
    var scenarios = [system.acceptedLines(of: system.trialLines)]
    scenarios += system.smallScenarios(atMost: Self.smallCount).prefix(Self.smallCount)
    guard system.draws else { return scenarios }
    for index in 0..<Self.drawnCount {
      var randomness = SeededGenerator(seed: 1, stream: UInt64(index))
      scenarios.append(system.drawnLines(using: &randomness))
    }
    return scenarios
  }

  private mutating func look(at lines: [System.Line]) async {
    _ = await elsewhere.send(lines)
    // That is of no system, and said once.
    if let kept = elsewhere.kept() { return result.note(kept) }
    if let loss = elsewhere.care.loss() { return result.note(loss) }
    let answers = elsewhere.answers()
    result.count(answers: answers.count)
    for answer in answers { look(at: answer, in: lines) }
    subject.begin()
    var state = System.State()
    for (index, line) in lines.enumerated() {
      state.apply(line)
      let seen = await subject.perform(line, state)
      let place = self.place(Array(lines.prefix(index + 1)))
      if seen.unsupported != nil {
        result.note(
          "'\(subject.system.text(of: line))' is answered 'unsupported', but is claimed or needed",
          kind: "unsupported \(subject.system.rank(of: line))", at: place)
      }
      if let mistake = seen.mistake {
        result.note(mistake, kind: SystemCorrespondence.withoutPlace(mistake), at: place)
      }
      if let breakdown = seen.breakdown {
        let broken = Array(lines.prefix(index + 1))
        let kind = breakdown.kind.detail.flatMap { SystemCorrespondence.faultWithoutPlace($0) }
        result.note(
          .breakdown(breakdown, at: place, scenario: subject.system.story(broken)),
          kind: kind ?? "\(breakdown.kind.word) \(subject.system.rank(of: line))")
        return
      }
    }
  }

  private mutating func look(at answer: WireAnswer, in lines: [System.Line]) {
    var strangers = answer.strangers.map {
      WireValidation.unknown($0, in: "an answer", among: WireValidation.members)
    }
    switch answer.content {
    case .observation(.object(let members)), .raised(_, .object(let members)):
      let known = elsewhere.fields + ["reason"]
      strangers += members.map(\.key).filter { !known.contains($0) }.map {
        WireValidation.unknown($0, in: "an observation", among: known)
      }
    default: break
    }
    for stranger in strangers { result.note(stranger, at: place(lines), answer: answer.line) }
  }

  private func place(_ lines: [System.Line]) -> String {
    "'\(TextLayout.truncate(subject.system.story(lines).oneLine, to: 120))'"
  }
}

extension FullScreenLayoutSubject {
  /// Looks at what a subject in another process says; `nil` for one in this process.
  package func validateWire() async -> WireValidationResult? {
    await WireSystemValidation(system)?.run()
  }
}

extension LifecycleSubject {
  /// Looks at what a subject in another process says; `nil` for one in this process.
  package func validateWire() async -> WireValidationResult? {
    await WireSystemValidation(system)?.run()
  }
}

extension ToolbarControllerSubject {
  /// Looks at what a subject in another process says; `nil` for one in this process.
  package func validateWire() async -> WireValidationResult? {
    await WireSystemValidation(system)?.run()
  }
}
