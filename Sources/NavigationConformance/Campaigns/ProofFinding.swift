import ConformanceEngine

/// What a search for something shorter came to.
enum ProofFinding<Line: Hashable & Sendable> {
  case certain(Counterexample.Certainty)
  /// A shorter one; none that is in the same vocabulary and shorter still violates the requirement.
  case shorter([Line], Blame)
  /// This one passed and then failed.
  case contradicted([Line])

  /// What the search in the counterexample's own vocabulary came to, where the whole one need not be searched or is not.
  init(
    own outcome: ExhaustiveSearchOutcome<Line, Blame>,
    within limits: Counterexample.VocabularyLimits
  ) {
    self =
      switch outcome {
      case .found(let shorter, let blame): .shorter(shorter, blame)
      case .contradicted(let lines): .contradicted(lines)
      case .endedByLimit(let scenarios, let total, let lineCount):
        .certain(
          .ownVocabularySearched(
            lineCount: lineCount, scenarioCount: scenarios, totalCount: total, within: limits))
      case .exhausted(let scenarios):
        .certain(
          .shortestInOwnVocabulary(
            scenarioCount: scenarios, within: limits, wholeLineCount: 0))
      }
  }

  /// What the search in the whole vocabulary came to, when nothing was found in the own one.
  init(
    whole outcome: ExhaustiveSearchOutcome<Line, Blame>, ownCount: Int,
    within ownLimits: Counterexample.VocabularyLimits
  ) {
    self =
      switch outcome {
      case .found(let shorter, let blame): .shorter(shorter, blame)
      case .contradicted(let lines): .contradicted(lines)
      case .endedByLimit(_, _, let lineCount):
        .certain(
          .shortestInOwnVocabulary(
            scenarioCount: ownCount, within: ownLimits, wholeLineCount: lineCount))
      case .exhausted(let scenarios):
        .certain(.shortestPossible(scenarioCount: scenarios, within: .whole))
      }
  }
}
