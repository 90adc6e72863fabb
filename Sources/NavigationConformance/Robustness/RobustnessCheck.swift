import ConformanceChecks
import ConformanceEngine
import NavigationReference

/// Breaks the caller's rules on purpose, and asks only that the subject lives on and keeps its structure.
struct RobustnessCheck {
  private let subject: NavigationSubject
  private let claims: AspectSet
  private var session: Session
  /// What is claimed and not there, of what the self-check does not try.
  private var mistake: String?

  /// So many attempts are made for each rule.
  static let attemptCount = 200

  /// A breakdown takes a process along, and says nothing new after the first few.
  private static let breakdownLimit = 5

  init(subject: NavigationSubject) {
    self.subject = subject
    claims = subject.capabilities.aspects
    session = Session(claims: subject.capabilities)
  }

  mutating func run(
    seed: UInt64, attempts: Int = attemptCount,
    progress: (RobustnessProgress) -> Void = { _ in }
  ) async -> RobustnessReport {
    var report = RobustnessReport(subject: subject.name, seed: seed, rules: [])
    report.adapterError = await subject.selfCheck().failure
    guard report.adapterError == nil else { return report }
    for (index, rule) in CallerRule.allCases.enumerated() {
      let result = await result(of: rule, seed: seed, attempts: attempts) { attempt in
        progress(
          RobustnessProgress(
            rule: rule.rawValue, ruleIndex: index, ruleCount: CallerRule.allCases.count,
            attemptIndex: attempt, attemptCount: attempts))
      }
      if result.count == 0 || subject.loss != nil, let mistake {
        report.rules = []
        report.adapterError = mistake
        return report
      }
      report.rules.append(result)
    }
    return report
  }

  mutating func result(
    of rule: CallerRule, seed: UInt64, attempts: Int = attemptCount,
    progress: (Int) -> Void = { _ in }
  ) async -> RobustnessReport.RuleResult {
    var result = RobustnessReport.RuleResult(
      id: rule.rawValue, row: rule.row, statement: rule.statement)
    let generator = BreachGenerator(seed: seed, claims: subject.capabilities)
    var breakdownCount = 0
    for index in 0..<attempts {
      progress(index)
      guard let breach = generator.breach(of: rule, at: UInt64(index)),
        let outcome = await carryOut(breach.lines, breaking: breach.place),
        outcome.answer != .accepted || breach.cameToCallbacks(in: outcome.events)
      else { continue }
      result.count += 1
      let told = ScenarioStory(
        lines: language.canonicalForm(of: Array(breach.lines.prefix(breach.place + 1))))
      switch outcome.answer {
      case .refused:
        result.refusedCount += 1
        result.refused = Self.shorter(result.refused, told)
      case .accepted: result.accepted = Self.shorter(result.accepted, told)
      case .none: breakdownCount += 1
      }
      if let broken = outcome.broken, result.broken == nil, await isCause(breach, of: broken) {
        result.broken = broken.statement
        result.scenario = ScenarioStory(lines: await shrink(breach, broken))
        result.breaksDown = outcome.answer == .none
      }
      let isKnown = breakdownCount > 0 && result.broken != nil
      if isKnown || breakdownCount == Self.breakdownLimit { break }
    }
    return result
  }

  private var language: NavigationLanguage { NavigationLanguage(claims: subject.capabilities) }

  private static func shorter(
    _ known: ScenarioStory?, _ found: ScenarioStory
  ) -> ScenarioStory {
    guard let known else { return found }
    let isShorter =
      (found.lines.count, found.oneLine.count) < (known.lines.count, known.oneLine.count)
    return isShorter ? found : known
  }

  private struct Outcome {
    var answer: Answer
    var broken: Damage?
    /// What was told when the rule was broken.
    var events: [ObservedEvent] = []
  }

  /// What a subject makes of a broken rule.
  private enum Answer {
    case refused
    case accepted
    /// It did not live to say.
    case none
  }

  /// What must not come of it, whatever the caller has done.
  private enum Damage: Hashable {
    case structure(Structure)
    case breakdown(Breakdown.Kind)

    /// What was asked for.
    var statement: String {
      switch self {
      case .structure(let structure): structure.statement
      case .breakdown(let kind): "the subject goes on; it \(kind.word)"
      }
    }
  }

  /// `nil` where the subject cannot carry out what it claims.
  private mutating func carryOut(
    _ lines: [ScenarioLine], breaking place: Int
  ) async -> Outcome? {
    session.portray(claims.intersection(.portrait), in: place..<(place + 1), goingOn: true)
    var script = Script(lines)
    let end = await subject.run(&session, &script)
    if let loss = subject.loss {
      mistake = mistake ?? "\(loss)."
      return nil
    }
    switch end {
    case .unsupported:
      noteMistake()
      return nil
    case .broken: return outcome(of: session.breakdown)
    case .completed, .differs, .differsSomewhere, .left: break
    }
    let portrait = session.takePortrait()
    return Outcome(
      answer: portrait.raised == nil ? .accepted : .refused,
      broken: Structure.broken(in: portrait, claims: claims).map { .structure($0) },
      events: portrait.events)
  }

  private mutating func noteMistake() {
    guard mistake == nil, let line = session.lines.last else { return }
    mistake =
      session.mistake
      ?? session.observation.unsupported.map {
        let claims = Capabilities().namesMissing(for: line)
        return AdapterMistake.unsupported($0, claims: claims).description
      }
  }

  /// One that says that it refuses by ending may do so.
  private func outcome(of breakdown: Breakdown?) -> Outcome? {
    guard let kind = breakdown?.kind else { return nil }
    let isRefused = subject.capabilities.endsWithRefusal && kind.isEndByItself
    return Outcome(
      answer: isRefused ? .refused : .none, broken: isRefused ? nil : .breakdown(kind))
  }

  /// Whether it takes the broken rule to bring the damage about: who comes to harm as well when the rule is kept has an
  /// error that conformance is about.
  private mutating func isCause(_ breach: Breach, of broken: Damage) async -> Bool {
    for kept in breach.waysToKeepTheRule where Self.canBeCarriedOut(kept) {
      if await carryOut(kept, breaking: 0)?.broken == broken { return false }
    }
    // In front of nobody no way of keeping the rule comes to harm.
    return subject.loss == nil
  }

  /// Leaves out lines around the one that breaks the rule, and animations, starts on screen, and gives everybody the usual
  /// names, as long as the same damage comes of that. The model is no help here: it does not know these states.
  private mutating func shrink(_ breach: Breach, _ broken: Damage) async -> [ScenarioLine] {
    var shortest = breach
    var position = breach.lines.count - 1
    while position >= 0 {
      if let candidate = shortest.leavingOut(position), await does(candidate, broken) {
        shortest = candidate
      }
      position = min(position, shortest.lines.count) - 1
    }
    for position in shortest.lines.indices {
      guard let plain = language.plain(shortest.lines[position]) else { continue }
      var candidate = shortest
      candidate.lines[position] = plain
      if await does(candidate, broken) { shortest = candidate }
    }
    var renamed = shortest
    renamed.lines = language.canonicalForm(of: shortest.lines)
    return await does(renamed, broken) ? renamed.lines : shortest.lines
  }

  /// Whether the damage comes of it, and of nothing but the broken rule.
  private mutating func does(_ breach: Breach, _ broken: Damage) async -> Bool {
    guard Self.canBeCarriedOut(breach.lines),
      await carryOut(breach.lines, breaking: breach.place)?.broken == broken
    else { return false }
    return await isCause(breach, of: broken)
  }

  /// Before the start only what a controller carries makes sense, and a scenario starts once.
  private static func canBeCarriedOut(_ lines: [ScenarioLine]) -> Bool {
    let start = lines.firstIndex { line in
      if case .start = line { return true }
      return false
    }
    guard let start else { return false }
    return lines[..<start].allSatisfy { line in
      if case .change = line { return true }
      return false
    }
  }
}

extension NavigationLanguage {
  /// The same line without its animation, or the plain start; `nil` where it is that already.
  fileprivate func plain(_ line: ScenarioLine) -> ScenarioLine? {
    if case .start(let start) = line {
      return start.root.map { .start(.onScreen(root: $0)) }.flatMap { $0 == line ? nil : $0 }
    }
    let isCallback = WireOperation(line) == .callback
    guard isCallback || line.motion == .animated else { return nil }
    return simplifications(of: line).first {
      $0.motion == .still && $0.names == line.names && WireOperation($0) == WireOperation(line)
    }
  }
}
