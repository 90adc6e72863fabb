import ConformanceChecks
import NavigationReference

/// How a scenario goes on after a step that differed, and what is kept of that.
extension Session {
  /// Whether the last step, which differed, is one from which a scenario can go on.
  mutating func canGoOn() -> Bool {
    let differing = checker.differing(&expectation, &observation, after: &model)
    if case .start = lines.last, !differing.shownThings.isEmpty { return true }
    return isOver(differing)
  }

  /// Whether nothing that is looked at later follows from what differs. What a callback is to do yet may have been done at
  /// the wrong time.
  private func isOver(_ differing: AspectSet) -> Bool {
    model.pending.isEmpty && differing.isSubset(of: .momentary)
  }

  mutating func goesOn(from differing: AspectSet) -> Bool {
    guard let ending, lines.count != ending.lineCount else { return false }
    if case .start = lines.last, goesOn(fromStart: differing, endingAt: ending.aspects) {
      return true
    }
    guard isOver(differing) else { return false }
    if let requirement = ending.requirement {
      guard differing.contains(RequirementCatalogue.core.requirements[requirement].aspect) else {
        return true
      }
      var copy = self
      return copy.blame(in: .core)?.requirement != requirement
    }
    guard differing.isDisjoint(with: ending.aspects) else { return false }
    if keepsPassed { notePassed(differing) }
    return true
  }

  /// What is put down to one requirement counts once in a scenario.
  private mutating func notePassed(_ differing: AspectSet) {
    // Judging notes readings, and those of this step have been dealt with.
    var copy = self
    guard let judgement = copy.judgement(in: .core) else { return }
    let blame = judgement.blame
    guard !passed.contains(where: { $0.requirement == blame.requirement }) else { return }
    let isKnown = knownViolations.contains(blame.requirement) && !judgement.isInDoubt
    passed.append(
      PassedDifference(
        lineCount: lines.count, things: [differing], requirement: blame.requirement,
        cause: isKnown
          ? .known(
            blame, facts: expectation.situation, shadows: copy.shadowed(by: blame, in: .core))
          : .unconfirmed(SeenDifference(self))))
  }

  /// What a start shows wrongly is left out from there on, if nothing hangs on it: it would hide the rest in every
  /// scenario.
  private mutating func goesOn(
    fromStart differing: AspectSet, endingAt endingAspects: AspectSet
  ) -> Bool {
    let things = differing.shownThings
    guard !things.isEmpty else { return false }
    let others = things.filter { $0.isDisjoint(with: endingAspects) }
    // Before anything of it is left out.
    let seen = keepsPassed ? SeenDifference(self) : nil
    for thing in others { checker.leaveOut(thing) }
    guard others.count == things.count else { return false }
    if let seen {
      passed.append(
        PassedDifference(
          lineCount: lines.count, things: things, requirement: nil, cause: .unconfirmed(seen)))
    }
    return true
  }
}
