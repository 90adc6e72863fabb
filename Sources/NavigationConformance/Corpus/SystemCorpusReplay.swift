import ConformanceEngine
import NavigationReference

/// Runs stored scenarios of one of the smaller systems, and says what they show.
struct SystemCorpusReplay<System: JudgedSystem> {
  private let subject: SystemSubject<System>
  /// How many lines the last run carried out.
  private(set) var lastLineCount = 0

  init(_ subject: SystemSubject<System>) {
    self.subject = subject
  }

  /// Three times, for what does not show the same every time shows nothing.
  mutating func run(_ lines: [System.Line]) async -> CorpusSighting {
    if let line = lines.first(where: { !subject.system.allows($0) }) {
      return .unjudged("'\(subject.system.text(of: line))' is not supported")
    }
    let sighting = await runThrice(lines)
    return subject.loss.map { .unjudged($0) } ?? sighting
  }

  private mutating func runThrice(_ lines: [System.Line]) async -> CorpusSighting {
    let first = await runOnce(lines)
    for _ in 0..<2 where await runOnce(lines) != first { return .notDeterministic }
    return first
  }

  private mutating func runOnce(_ lines: [System.Line]) async -> CorpusSighting {
    var session = SystemSession(subject)
    // A scenario that was shrunk ends with the line that fails; what differs before it has another cause.
    session.judgedLine = lines.count - 1
    var execution = await session.run(lines)
    if isAstray(session) { return .notDeterministic }
    if execution.failure == nil, session.observation.breakdown == nil {
      session.judgedLine = 0
      execution = await session.run(lines)
    }
    if isAstray(session) { return .notDeterministic }
    let step = session.lines.count
    lastLineCount = step
    let observation = session.observation
    if let mistake = observation.mistake { return .unjudged(HarmlessText.line(mistake)) }
    if observation.unsupported != nil, let line = session.lines.last {
      return .unjudged("'\(subject.system.text(of: line))' is not supported")
    }
    if let breakdown = observation.breakdown { return .breaksDown(breakdown.kind.word) }
    guard let blame = execution.failure else {
      return step == lines.count
        ? .agrees : .unjudged("what line \(step) leads to is left open by the documents")
    }
    return .violates(
      System.State.catalogue.requirements[blame.requirement].id, .small(blame),
      differences: session.comparisons(isWhole: false)
        .differences(of: subject.system.story(session.lines)))
  }

  /// Whether the subject broke down, and did not the next time.
  private func isAstray(_ session: SystemSession<System>) -> Bool {
    session.stray.map { !$0.breakdown.kind.mayHaveAnotherCause } ?? false
  }

  /// The simplest scenario that shows the same; `nil` where the subject wavered while it was looked for.
  ///
  /// - Parameter lines: a scenario whose last line shows it.
  func counterexample(
    from lines: [System.Line], showing blame: SystemBlame
  ) async -> Counterexample? {
    var investigation = SystemInvestigation(
      subject: subject, proof: .steps(CampaignOptions.proofStepCount),
      passedOver: await passedOver(in: lines, showing: blame))
    let found = await investigation.counterexample(from: lines, showing: blame, origin: .given)
    return investigation.nondeterminism == nil && subject.loss == nil ? found : nil
  }

  /// What else is violated before, and has to be gone on behind.
  private func passedOver(
    in lines: [System.Line], showing blame: SystemBlame
  ) async -> Set<Int> {
    var session = SystemSession(subject)
    while let other = await session.run(lines).failure?.requirement, other != blame.requirement,
      !session.passedOver.contains(other)
    {
      session.passedOver.insert(other)
    }
    return session.passedOver
  }
}
