import ConformanceEngine
import NavigationReference

/// Remembers steps, so that scenarios can be kept away from what is known: those that agreed, what those had in common at which
/// violations ended scenarios, and what broke the subject down.
struct StepMemory: Sendable {
  /// Steps that agreed, and steps that scenarios have gone on from.
  private var agreed = Tally()
  /// The facts that all steps had at which scenarios ended with a violation.
  private var commonFacts: [ViolationSite: Situation] = [:]
  /// Those of steps at which the subject broke down.
  private var breakdowns = BreakdownLesson()

  init() {}

  /// Goes on where another has come to.
  init(_ lesson: StepLesson) {
    for key in lesson.agreed { agreed.add(key) }
    commonFacts = lesson.commonFacts
    breakdowns = lesson.breakdowns
  }

  /// What is remembered, to go on from.
  ///
  /// - Parameter wantedAftermaths: of how many breakdowns after a difference it is still to be found out at which step they
  ///   come.
  func lesson(wantedAftermaths: Int) -> StepLesson {
    StepLesson(
      agreed: agreed.entries.map(\.key), commonFacts: commonFacts, breakdowns: breakdowns,
      wantedAftermaths: wantedAftermaths)
  }

  /// What is known to lead to a breakdown.
  var fatal: [FatalStep] { breakdowns.fatal }

  /// Adds steps that agreed.
  mutating func add(_ exercised: Tally) {
    agreed.merge(exercised)
  }

  /// Adds a step from which its scenario has gone on.
  mutating func addPassed(_ facts: Situation, _ aspects: AspectSet) {
    agreed.add(TallyKey(facts: facts, aspects: aspects))
  }

  /// Adds a scenario that ended with a violation, with the facts of its last step.
  mutating func addViolation(of requirement: Int, _ lines: [ScenarioLine], _ facts: Situation) {
    let site = ViolationSite(requirement, lines.last.flatMap { OperationKind($0) })
    commonFacts[site] = commonFacts[site]?.intersection(facts) ?? facts
  }

  /// Adds a scenario that ended in a breakdown.
  ///
  /// - Parameter exercised: the steps that have agreed and are not remembered yet.
  mutating func addBreakdown(_ lines: [ScenarioLine], besides exercised: Tally) {
    var known = agreed
    known.merge(exercised)
    breakdowns.add(lines, besides: known.entries)
  }

  /// Adds a scenario in which the subject did not break down.
  mutating func addSurvived(_ lines: [ScenarioLine]) {
    breakdowns.addSurvived(lines)
  }

  /// What leads to the known violations, as far as the facts of the model can tell.
  func triggers(of violations: [ViolationRecord], in catalogue: RequirementCatalogue) -> [Situation]
  {
    let learner = TriggerLearner(agreed: agreed.entries)
    var triggers: [Situation] = []
    // Where scenarios go on all the same, there is nothing to keep away from.
    for record in violations where record.endedCount > 0 {
      let aspect = AspectSet(catalogue.requirements[record.blame.requirement].aspect)
      let sites = sites(of: record.blame.requirement)
      guard let first = sites.first else { continue }
      let common = sites.dropFirst().reduce(first) { $0.intersection($1) }
      if let trigger = learner.trigger(of: aspect, commonFacts: common) {
        triggers.append(trigger)
        continue
      }
      // What several operations have in common does not tell; what each of them needs by itself may.
      for facts in sites {
        guard let trigger = learner.trigger(of: aspect, commonFacts: facts) else { continue }
        triggers.append(trigger)
      }
    }
    return triggers
  }

  /// What the violations of a requirement that ended scenarios have in common, operation by operation.
  private func sites(of requirement: Int) -> [Situation] {
    let kinds = OperationKind.allCases.map(Optional.some) + [nil]
    return kinds.compactMap { commonFacts[ViolationSite(requirement, $0)] }
  }
}
