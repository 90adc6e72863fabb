import ConformanceChecks
import NavigationReference

/// What a violation is told apart by: the requirement, and in what way it is broken.
///
/// Shrinking keeps both, so that one defect cannot turn into another on the way down.
package struct Blame: Hashable, Sendable {
  /// Index in the catalogue.
  package let requirement: Int
  package let signature: Signature

  package enum Signature: String, Hashable, Sendable {
    case differs
    case missing
    case superfluous
    case refused
    case accepted
  }
}

extension Session {
  /// Whom to blame for the last step, which differed.
  mutating func blame(in catalogue: RequirementCatalogue) -> Blame? {
    judgement(in: catalogue)?.blame
  }

  /// The same, and whether it is in doubt: whether it might be another requirement if each label stood in one place only.
  mutating func judgement(
    in catalogue: RequirementCatalogue
  ) -> (blame: Blame, isInDoubt: Bool)? {
    let differing = checker.differing(expectation, observation, after: model)
    guard let cause = cause(among: differing) else { return nil }
    func broken(shows: (Symptom) -> Bool) -> Int? {
      catalogue.broken(by: cause.aspect, in: cause.situation, shows: shows)
    }
    guard let requirement = broken(shows: { shows($0) }) else { return nil }
    return (
      Blame(requirement: requirement, signature: signature(of: cause)),
      broken(shows: { mayShow($0) }) != requirement
    )
  }

  /// The requirements that would be blamed for the last step, which differed, if what is to blame were right. Where the
  /// stack is wrong, or a callback came or did not come, what else differs comes of that.
  mutating func shadowed(by blame: Blame, in catalogue: RequirementCatalogue) -> [Int] {
    let differing = checker.differing(expectation, observation, after: model)
    guard differing.isDisjoint(with: AspectSet(.stack, .raised)),
      StepCallbacks(of: lines, observation.events)?.areAsExpected ?? true
    else { return [] }
    let cause = catalogue.requirements[blame.requirement].aspect
    return differing.subtracting(AspectSet(cause)).aspects.compactMap { aspect in
      catalogue.broken(by: aspect, in: expectation.situation, shows: { shows($0) })
    }
  }

  /// What is to blame, in which situation, and how many controllers the stack had to have there.
  private struct Cause {
    let aspect: Aspect
    let situation: Situation
    let depth: Int
  }

  /// The first aspect in the order of blame; but where a callback came that should not have come, or did not come, the
  /// message is the cause, and whatever the scenario does inside that callback is not. Unless the stack is wrong in a way
  /// that the callbacks which came could not have brought about: then somebody else came up, and was told so with good
  /// reason.
  private func cause(among differing: AspectSet) -> Cause? {
    var situation = expectation.situation
    let callbacks = StepCallbacks(of: lines, observation.events)
    guard let callbacks, !callbacks.areAsExpected else {
      // Where all is there that was chained, something else is wrong with the stack; but where nobody else is there either,
      // what is wrong is who came first.
      if differing.first == .stack, callbacks?.isChainComplete(in: observation.stack) ?? false,
        observation.stack.sorted() != model.stack.controllers.map(\.index).sorted()
      {
        situation = situation.subtracting(.chained)
      }
      return differing.first.map { Cause(aspect: $0, situation: situation, depth: model.depth) }
    }
    guard let aspect = aspect(among: differing, callbacks) else { return nil }
    guard callbacks.isChainMissing, StepCallbacks.toldApart.contains(aspect) else {
      return Cause(aspect: aspect, situation: situation, depth: model.depth)
    }
    // What was never called back has chained nothing; what is broken is the rule for the operation by itself.
    situation = situation.subtracting(.chained)
    return Cause(aspect: aspect, situation: situation, depth: callbacks.bareStack.count)
  }

  private func aspect(among differing: AspectSet, _ callbacks: StepCallbacks) -> Aspect? {
    // What had to be refused and was not has called back all that it should not.
    if differing.contains(.raised), expectation.raised { return .raised }
    if differing.contains(.stack), !callbacks.explain(observation.stack) {
      // What a callback does that should not have come may have been refused; the stack was wrong before.
      return callbacks.areSuperfluous ? .stack : differing.first
    }
    // Of the messages that are missing with the chain, the one that it hangs on is the cause; of those that came with one
    // that was not due, the one that it came of.
    if callbacks.isChainMissing, differing.contains(.appearing) { return .appearing }
    if let told = callbacks.superfluous.first(where: { differing.contains($0) }) { return told }
    return differing.intersection(.messages).first ?? differing.first
  }

  private func signature(of cause: Cause) -> Blame.Signature {
    switch cause.aspect {
    case .raised:
      observation.raised == nil ? .accepted : .refused
    case .stack:
      signature(observation.stack.count, expected: cause.depth)
    case .itemStack:
      signature(observation.items.count, expected: cause.depth)
    case .transitionCount:
      signature(
        observation.events.count {
          ($0.kind == .pushTransition || $0.kind == .popTransition) && $0.isAnimated
        }, expected: expectation.transition.count)
    default:
      .differs
    }
  }

  private func signature(_ count: Int, expected: Int) -> Blame.Signature {
    count == expected ? .differs : count < expected ? .missing : .superfluous
  }
}
