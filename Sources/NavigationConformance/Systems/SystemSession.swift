import ConformanceEngine
import NavigationReference

/// Runs scenarios on a subject of one of the smaller systems and compares every step with the model.
struct SystemSession<System: JudgedSystem> {
  typealias Aspect = System.State.Aspect

  let subject: SystemSubject<System>
  /// Known deviations. A scenario goes on behind one that nothing else follows from.
  var passedOver: Set<Int> = []
  /// Before the line with this index it goes on behind every one that nothing else follows from.
  var judgedLine = 0

  // What the last run came to.
  private(set) var lines: [System.Line] = []
  private(set) var expectation = SystemExpectation<Aspect, System.State.Situation>()
  private(set) var observation = SystemObservation<Aspect>()
  /// How often each requirement was put to the test and agreed.
  private(set) var exercised: [Int]
  /// What differed in a step of the last run that was put down to something else.
  private(set) var shadows: Set<SystemShadow> = []
  /// A breakdown that did not come again.
  private(set) var stray: SystemStray<System.Line>?
  /// The readings taken where there was a choice, a bit for each, and after how many lines.
  private(set) var readings: [(choice: Int, mask: UInt8, lineCount: Int)] = []

  private let catalogue = System.State.catalogue

  init(_ subject: SystemSubject<System>) {
    self.subject = subject
    exercised = Array(repeating: 0, count: System.State.catalogue.requirements.count)
  }

  /// Carries the lines out until a step differs.
  mutating func run(_ script: [System.Line]) async -> Execution<SystemBlame> {
    await run(script, thenMore: { _, _ in nil })
  }

  /// Carries the lines out, then what is drawn as long as something is.
  mutating func run(
    _ script: [System.Line], thenMore draw: (System.State, Int) -> System.Line?
  ) async -> Execution<SystemBlame> {
    lines.removeAll(keepingCapacity: true)
    readings.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    stray = nil
    var script = script
    let isKnownBefore = subject.elsewhere != nil || subject.announce != nil
    if isKnownBefore { script = Self.whole(script, thenMore: draw) }
    subject.announce?(script)
    stray = await subject.elsewhere?.send(script)
    subject.begin()
    observation = SystemObservation()
    var state = System.State()
    while let line = lines.count < script.count
      ? script[lines.count] : isKnownBefore ? nil : draw(state, lines.count)
    {
      state.apply(line)
      lines.append(line)
      expectation = state.expectation
      let former = observation
      observation = await subject.perform(line, state)
      if let breakdown = observation.breakdown {
        return .brokenDown(
          atLine: lines.count - 1, of: script.count, steps: lines.count,
          waitedSteps: breakdown.kind.waitedSteps)
      }
      if isUnanswered { return .passed(steps: lines.count) }
      if let blame = compare(after: former) {
        return .failed(blame, atLine: lines.count - 1, steps: lines.count)
      }
      if observation.isUndefinedFromHere { break }
    }
    return .passed(steps: lines.count)
  }

  /// Whether nothing of the last step can be judged.
  var isUnanswered: Bool {
    observation.unsupported != nil || observation.mistake != nil
  }

  /// How the subject broke down behind the last step.
  var aftermath: Breakdown? { subject.elsewhere?.breakdown() }

  /// All the lines there will be.
  private static func whole(
    _ script: [System.Line], thenMore draw: (System.State, Int) -> System.Line?
  ) -> [System.Line] {
    var lines: [System.Line] = []
    var state = System.State()
    while let line = lines.count < script.count ? script[lines.count] : draw(state, lines.count) {
      state.apply(line)
      lines.append(line)
    }
    return lines
  }

  private mutating func compare(after former: SystemObservation<Aspect>) -> SystemBlame? {
    var differing: UInt64 = 0
    var seen: [Int] = []
    var cause: Int?
    var standsAlone = true
    for statement in expectation.statements where subject.system.claims(statement.aspect) {
      let aspect = statement.aspect
      let value = observation[aspect]
      if let value, value.isUnjudged { continue }
      if let value, statement.permits(value) {
        count(statement, value, after: former[aspect])
      } else if let requirement = requirement(for: aspect) {
        differing |= 1 << UInt64(aspect.rawValue)
        if cause == nil { cause = requirement }
        standsAlone = standsAlone && aspect.standsAlone
        // Of what did not come nothing is seen to differ.
        if value != nil { seen.append(requirement) }
      }
    }
    guard let cause else { return nil }
    // Where the subject raised, everything may differ for that.
    if observation.raised == nil {
      for other in seen where other != cause {
        shadows.insert(SystemShadow(requirement: other, cause: cause))
      }
    }
    // Behind something from which more follows there is no defined state, whatever else differs with it.
    guard !(standsAlone && isPassedOver(cause)) else { return nil }
    return SystemBlame(requirement: cause, differing: differing)
  }

  private func isPassedOver(_ requirement: Int) -> Bool {
    passedOver.contains(requirement) || lines.count <= judgedLine
  }

  private func requirement(for aspect: Aspect) -> Int? {
    catalogue.mostSpecific(of: aspect, in: expectation.situation).first
  }

  private mutating func count(
    _ statement: SystemStatement<Aspect>, _ value: SystemValue, after former: SystemValue?
  ) {
    switch statement.permitted {
    case .exactly: break
    case .oneOf(let choice, let permitted): note(choice, permitted, value, after: former)
    // Nothing was put to the test.
    case .noted(let choice, let named): return note(choice, named, value, after: former)
    }
    catalogue.visit(statement.aspect, in: expectation.situation) { exercised[$0] += 1 }
  }

  private mutating func note(
    _ choice: Int, _ named: [SystemReading], _ value: SystemValue, after former: SystemValue?
  ) {
    let mask = named.filter { $0.explains(value, after: former) }
      .reduce(UInt8(0)) { $0 | 1 << UInt8($1.index) }
    if mask != 0 { readings.append((choice, mask, lines.count)) }
  }

  /// What is stated of the last step beside what was seen: everything, or what differs and what helps to see why.
  func comparisons(isWhole: Bool) -> [Counterexample.Comparison] {
    let rows = expectation.statements.filter { subject.system.claims($0.aspect) }.map { statement in
      let value = observation[statement.aspect]
      // Where no requirement speaks of it, nothing is missing.
      let isMissing = value == nil && requirement(for: statement.aspect) != nil
      return (
        aspect: statement.aspect,
        row: Counterexample.Comparison(
          aspect: statement.aspect.title, expected: statement.text,
          observed: value?.text ?? "nothing",
          differs: value.map { !statement.permits($0) } ?? isMissing)
      )
    }
    if isWhole { return rows.map(\.row) }
    return rows.map(\.row).filter(\.differs)
      + rows.filter { $0.aspect.givesContext && !$0.row.differs }.map(\.row)
  }

  /// Everything that was seen of the last step, in words, to tell two answers apart.
  var lastSeen: String {
    var words = Aspect.allCases.compactMap { aspect in
      observation[aspect].map { "\(aspect.title) \($0.text)" }
    }
    if let raised = observation.raised { words.append("raised \(raised)") }
    return words.joined(separator: "\n")
  }
}
