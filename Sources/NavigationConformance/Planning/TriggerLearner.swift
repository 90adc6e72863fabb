import ConformanceEngine
import NavigationReference

/// Learns which facts bring a known violation or breakdown about, so that the next plan can steer around it.
struct TriggerLearner {
  /// Steps that agreed: their facts, and the aspects that were judged.
  let agreed: [TallyEntry]

  /// The smallest set of facts that the failing steps share and that no step has which agreed in those aspects; `nil`
  /// where the model's facts cannot tell failing steps from others.
  ///
  /// - Parameters:
  ///   - aspects: what differs when it shows.
  ///   - commonFacts: the facts that all steps had that showed it.
  func trigger(of aspects: AspectSet, commonFacts: Situation) -> Situation? {
    let passing =
      agreed
      .filter { !$0.key.aspects.isDisjoint(with: aspects) }
      .map(\.key.facts)
    var trigger = commonFacts
    guard !isSeen(trigger, in: passing) else { return nil }
    // The facts of the state come later; what is left should rather speak of the operation.
    for fact in Situation.allFacts.reversed() {
      guard trigger.contains(fact) else { continue }
      let rest = trigger.subtracting(fact)
      if !rest.isEmpty, !isSeen(rest, in: passing) { trigger = rest }
    }
    return trigger
  }

  private func isSeen(_ facts: Situation, in passing: [Situation]) -> Bool {
    passing.contains { $0.isSuperset(of: facts) }
  }
}
