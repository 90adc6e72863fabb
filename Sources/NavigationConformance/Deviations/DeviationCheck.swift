/// Holds what is declared against what the subject does, and what a campaign found against what is declared.
package struct DeviationCheck {
  private var replay: CorpusReplay
  private let today: String

  /// What became of one that is declared.
  private enum State {
    /// Its scenario violates the requirement, in this way.
    case shown(CorpusBlame)
    /// It did not show, as may be.
    case unsteady
    /// Nothing can be excused by it.
    case void
  }

  /// - Parameters:
  ///   - subject: one whose adapters have passed their self-checks.
  ///   - today: the day, as `2027-06-30`; nothing here looks at a clock.
  package init(of subject: CorpusSubject, today: String) {
    replay = CorpusReplay(subject: subject)
    self.today = today
  }

  /// - Parameters:
  ///   - deviations: what is declared. What is about requirements that the report does not have is passed over.
  ///   - file: what their file is called in messages.
  ///   - report: what a campaign on the same subject came to.
  package mutating func run(
    _ deviations: [KnownDeviation], in file: String, against report: ConformanceReport
  ) async -> DeviationFindings {
    var findings = DeviationFindings(file: file)
    // Of who could not be asked nothing is known that is, or is not, as it is declared.
    var lost = findings
    lost.isLost = true
    guard replay.subject.loss == nil else { return lost }
    guard report.isJudged else { return findings }
    let asked = Set(report.requirements.filter { isAbout($0) }.map(\.id))
    var states: [(deviation: KnownDeviation, state: State)] = []
    for deviation in deviations where asked.contains(deviation.requirement) {
      let (state, problem) = await look(at: deviation)
      states.append((deviation, state))
      var problems = [problem].compactMap { $0 }
      if deviation.isOver(today), let day = deviation.until {
        problems.append("was accepted until \(day); mend it, or accept it for longer")
      }
      findings.entries.append(
        DeviationFindings.Entry(deviation: deviation, problem: problems.first))
      if case .void = state { continue }
      findings.hidden.formUnion(deviation.hides)
    }
    for violation in report.violations where violation.level.isCounted {
      if await isDeclared(violation, states) {
        findings.declared.append(violation.id)
      } else {
        findings.undeclared.append(violation.id)
      }
    }
    guard replay.subject.loss == nil else { return lost }
    return findings
  }

  /// Whether a requirement is about a system that the subject has.
  private func isAbout(_ result: RequirementResult) -> Bool {
    guard let system = ScenarioSystem(judging: result.id) else { return true }
    return system == .navigation
      ? replay.subject.navigation != nil : replay.subject.system(system) != nil
  }

  private mutating func look(at deviation: KnownDeviation) async -> (State, String?) {
    let isFlaky = deviation.kind == .flaky
    switch await replay.run(deviation.scenario) {
    case .violates(deviation.requirement, let blame, let differences):
      guard !deviation.differences.isEmpty, differences != deviation.differences else {
        return (.shown(blame), nil)
      }
      return (.void, "shows something else now: \(differences.joined(separator: "; "))")
    case .agrees where isFlaky, .notDeterministic where isFlaky: return (.unsteady, nil)
    case .agrees: return (.void, "is gone: its scenario is as the documents say; remove it")
    case .notDeterministic: return (.void, "does not show every time; its kind would be 'flaky'")
    case .violates(let other, _, _): return (.void, "has become a violation of \(other)")
    case .breaksDown(let how): return (.void, "has become a breakdown: the subject \(how)")
    case .unjudged(let reason): return (.void, "cannot be looked at: \(reason)")
    }
  }

  /// A requirement may be violated for two reasons, of which one is declared. They are told apart as shrinking does it.
  private mutating func isDeclared(
    _ violation: RequirementResult, _ states: [(deviation: KnownDeviation, state: State)]
  ) async -> Bool {
    let own = states.filter { $0.deviation.requirement == violation.id }
    var blames: [CorpusBlame] = []
    for (_, state) in own {
      switch state {
      case .shown(let blame): blames.append(blame)
      case .unsteady: return true
      case .void: continue
      }
    }
    guard !blames.isEmpty, let found = KnownDeviation(violation) else { return false }
    guard case .violates(_, let blame, _) = await replay.run(found.scenario) else { return false }
    return blames.contains(blame)
  }
}
