import ConformanceEngine

/// What a search for something shorter came to.
enum ProofFinding<Line: Hashable & Sendable, Failure: Hashable> {
  case certain(Counterexample.Certainty)
  /// A shorter one; none that is in the same vocabulary and shorter still violates the requirement.
  case shorter([Line], Failure)
  /// This one passed and then failed.
  case contradicted([Line])
}

extension ProofFinding {
  typealias Outcome = ExhaustiveSearchOutcome<Line, Failure>
  /// What is searched, with how large its scenarios can be.
  typealias Bounded<Searched> = (vocabulary: Searched, limits: Counterexample.VocabularyLimits)

  /// So much of the budget, one part in ten, is kept for the whole vocabulary: the own one may be larger than any budget.
  private static var partOfWhole: Int { 10 }

  /// Searches the counterexample's own vocabulary and then the whole one, however far the first search has come.
  ///
  /// - Parameters:
  ///   - isInWhole: whether the whole vocabulary has the counterexample itself; what is shorter than everything in a
  ///     vocabulary that cannot say it is not called the shortest possible.
  ///   - search: runs all scenarios of a vocabulary that have fewer lines.
  static func searching<Searched>(
    own: Bounded<Searched>, whole: Bounded<Searched>, isInWhole: Bool, below lineCount: Int,
    within budget: inout SearchBudget,
    by search: (Searched, _ budget: inout SearchBudget) async -> Outcome
  ) async -> Self {
    let claim: (_ wholeLineCount: Int) -> Counterexample.Certainty
    var part = budget.without(oneIn: partOfWhole)
    let inOwn = await search(own.vocabulary, &part)
    budget.charge(spentOf: part)
    switch inOwn {
    case .found(let shorter, let failure): return .shorter(shorter, failure)
    case .contradicted(let lines): return .contradicted(lines)
    case .endedByLimit(let scenarios, let total, let completeLines):
      claim = {
        .ownVocabularySearched(
          lineCount: completeLines, scenarioCount: scenarios, totalCount: total,
          within: own.limits, wholeLineCount: $0)
      }
    case .exhausted(let scenarios):
      claim = {
        .shortestInOwnVocabulary(
          scenarioCount: scenarios, within: own.limits, wholeLineCount: $0)
      }
    }
    switch await search(whole.vocabulary, &budget) {
    case .found(let shorter, let failure): return .shorter(shorter, failure)
    case .contradicted(let lines): return .contradicted(lines)
    case .endedByLimit(_, _, let completeLines):
      let certainty = claim(completeLines)
      if case .ownVocabularySearched(0, _, _, _, 0) = certainty { return .certain(.shortestFound) }
      return .certain(certainty)
    case .exhausted(let scenarios):
      return .certain(
        isInWhole
          ? .shortestPossible(scenarioCount: scenarios, within: whole.limits)
          : claim(lineCount - 1))
    }
  }
}
