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
  /// message is the cause, and whatever the scenario does inside that callback is not. Unless the stack is wrong in a way
  /// that no callback could have brought about: then somebody else came up, and was told so with good reason.
  private func cause(among differing: AspectSet) -> Aspect? {
    guard observation.firedCallbackCount != expectation.firedCallbackCount else {
      return differing.first
    }
    if differing.contains(.stack), !comesOfCallbacks(observation.stack) {
      // What a callback does that should not have come may have been refused; the stack was wrong before.
      return observation.firedCallbackCount > expectation.firedCallbackCount
        ? .stack : differing.first
    }
    return differing.intersection(.messages).first ?? differing.first
  }

  /// Whether a stack differs from the expected one in nothing but controllers that callbacks of the scenario push.
  private func comesOfCallbacks(_ stack: [Int32]) -> Bool {
    var pushed: Set<Int32> = []
    for case .callback(let callback, .push(let name, _)) in lines where callback.controller != name
    {
      pushed.insert(name.index)
    }
    return stack.filter { !pushed.contains($0) }
      == model.stack.controllers.map(\.index).filter { !pushed.contains($0) }
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
