import NavigationReference

/// Breaks the caller's rules on purpose, and asks only that the subject lives on and keeps its structure.
struct RobustnessCheck {
  private let subject: NavigationSubject
  private let claims: AspectSet
  private var session: Session

  /// So many attempts are made for each rule.
  static let attemptCount = 200

  init(subject: NavigationSubject) {
    self.subject = subject
    claims = subject.capabilities.aspects
    session = Session(claims: subject.capabilities)
  }

  mutating func run(seed: UInt64, attempts: Int = attemptCount) async -> RobustnessReport {
    var report = RobustnessReport(subject: subject.name, seed: seed, rules: [])
    report.adapterError = await subject.selfCheck().failure
    guard report.adapterError == nil else { return report }
    for rule in CallerRule.allCases {
      report.rules.append(await result(of: rule, seed: seed, attempts: attempts))
    }
    return report
  }

  mutating func result(
    of rule: CallerRule, seed: UInt64, attempts: Int = attemptCount
  ) async -> RobustnessReport.RuleResult {
    var result = RobustnessReport.RuleResult(
      id: rule.rawValue, row: rule.row, statement: rule.statement)
    let generator = BreachGenerator(seed: seed, claims: subject.capabilities)
    for index in 0..<attempts {
      guard let breach = generator.breach(of: rule, at: UInt64(index)),
        let outcome = await carryOut(breach.lines, breaking: breach.place)
      else { continue }
      result.count += 1
      let told = ScenarioStory(lines: Array(breach.lines.prefix(breach.place + 1)))
      if outcome.isRefused {
        result.refusedCount += 1
        result.refused = Self.shorter(result.refused, told)
      } else {
        result.accepted = Self.shorter(result.accepted, told)
      }
      guard let broken = outcome.broken, result.broken == nil,
        await isCause(breach, of: broken)
      else { continue }
      result.broken = broken.statement
      result.scenario = ScenarioStory(lines: await shrink(breach, broken))
    }
    return result
  }

  private static func shorter(
    _ known: ScenarioStory?, _ found: ScenarioStory
  ) -> ScenarioStory {
    guard let known, known.lines.count <= found.lines.count else { return found }
    return known
  }

  private struct Outcome {
    var isRefused: Bool
    var broken: Damage?
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
    switch await subject.run(&session, &script) {
    case .unsupported: return nil
    case .broken: return outcome(of: session.breakdown)
    case .completed, .differs, .differsSomewhere, .left: break
    }
    let portrait = session.takePortrait()
    return Outcome(
      isRefused: portrait.raised != nil,
      broken: Structure.broken(in: portrait, claims: claims).map { .structure($0) })
  }

  /// One that says that it refuses by ending may do so.
  private func outcome(of breakdown: Breakdown?) -> Outcome? {
    guard let kind = breakdown?.kind else { return nil }
    let isRefused = subject.capabilities.endsWithRefusal && kind.isEndByItself
    return Outcome(isRefused: isRefused, broken: isRefused ? nil : .breakdown(kind))
  }

  /// Whether it takes the broken rule to bring the damage about: who comes to harm as well when the rule is kept has an
  /// error that conformance is about.
  private mutating func isCause(_ breach: Breach, of broken: Damage) async -> Bool {
    let kept = breach.keepingTheRule
    guard Self.canBeCarriedOut(kept) else { return true }
    return await carryOut(kept, breaking: 0)?.broken != broken
  }

  /// Leaves out lines around the one that breaks the rule, as long as the same damage comes of that. The model is no help
  /// here: it does not know these states.
  private mutating func shrink(_ breach: Breach, _ broken: Damage) async -> [ScenarioLine] {
    var shortest = breach
    var position = breach.lines.count - 1
    while position >= 0 {
      if let candidate = shortest.leavingOut(position), Self.canBeCarriedOut(candidate.lines),
        await carryOut(candidate.lines, breaking: candidate.place)?.broken == broken,
        await isCause(candidate, of: broken)
      {
        shortest = candidate
      }
      position = min(position, shortest.lines.count) - 1
    }
    return shortest.lines
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
