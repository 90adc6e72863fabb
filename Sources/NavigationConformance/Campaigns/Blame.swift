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
    let differing = checker.differing(expectation, observation, after: model)
    guard let aspect = cause(among: differing) else { return nil }
    guard
      let requirement = catalogue.mostSpecific(of: aspect, in: expectation.situation).first
    else { return nil }
    return Blame(requirement: requirement, signature: signature(of: aspect))
  }

  /// The first aspect in the order of blame; but where a callback came that should not have come, or did not come, the
  /// message is the cause, and whatever the scenario does inside that callback is not.
  private func cause(among differing: AspectSet) -> Aspect? {
    if observation.firedCallbackCount != expectation.firedCallbackCount {
      let messages = differing.intersection(.messages)
      if let aspect = messages.first { return aspect }
    }
    return differing.first
  }

  private func signature(of aspect: Aspect) -> Blame.Signature {
    switch aspect {
    case .raised:
      observation.raised == nil ? .accepted : .refused
    case .stack:
      signature(observation.stack.count, expected: model.depth)
    case .itemStack:
      signature(observation.items.count, expected: model.depth)
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
