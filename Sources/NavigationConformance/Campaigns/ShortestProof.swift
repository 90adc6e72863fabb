import ConformanceEngine
import NavigationReference

/// Proves that no shorter scenario violates a requirement, or finds one that does. Why it may leave out what it leaves out
/// is written in `Reference/PROOF.md`.
///
/// All canonical scenarios with fewer lines are run in order of size, first those in the counterexample's own vocabulary,
/// then those in the whole one. What is sought is the requirement, in whatever way it is broken: the claim that is printed
/// speaks of the requirement, so another signature refutes it as well.
struct ShortestProof {
  let subject: NavigationSubject
  let catalogue: RequirementCatalogue
  /// Index in the catalogue.
  let requirement: Int

  enum Finding {
    case certain(Counterexample.Certainty)
    /// A shorter one; none that is in the same vocabulary and shorter still violates the requirement.
    case shorter([ScenarioLine], Blame)
    /// This one passed and then failed.
    case contradicted([ScenarioLine])
  }

  /// Searches below a scenario that violates the requirement.
  func search(
    below lines: [ScenarioLine], within budget: inout SearchBudget
  ) async -> Finding {
    let own = OwnVocabulary(of: lines, claims: subject.capabilities)
    let ownLimits = Counterexample.VocabularyLimits(
      listLength: own.longestList, controllerCount: own.cast)
    let ownScenarioCount: Int
    switch await search(own.vocabulary, below: lines.count, &budget) {
    case .found(let shorter, let blame): return .shorter(shorter, blame)
    case .contradicted(let lines): return .contradicted(lines)
    case .endedByLimit(let scenarios, let total, let lineCount):
      return .certain(
        .ownVocabularySearched(
          lineCount: lineCount, scenarioCount: scenarios, totalCount: total, within: ownLimits))
    case .exhausted(let scenarios): ownScenarioCount = scenarios
    }
    let whole = WholeVocabulary(claims: subject.capabilities)
    switch await search(whole.vocabulary, below: lines.count, &budget) {
    case .found(let shorter, let blame): return .shorter(shorter, blame)
    case .contradicted(let lines): return .contradicted(lines)
    case .endedByLimit(_, _, let lineCount):
      return .certain(
        .shortestInOwnVocabulary(
          scenarioCount: ownScenarioCount, within: ownLimits, wholeLineCount: lineCount))
    case .exhausted(let scenarios):
      return .certain(.shortestPossible(scenarioCount: scenarios, within: .whole))
    }
  }

  func search(
    _ vocabulary: Vocabulary<NavigationLanguage>, below lineCount: Int,
    _ budget: inout SearchBudget
  ) async -> ExhaustiveSearchOutcome<ScenarioLine, Blame> {
    let forecast = BlameForecast(of: requirement, in: catalogue, claims: subject.capabilities)
    var oracle = SubjectOracle(subject: subject, catalogue: catalogue)
    // Otherwise a difference deep in a long list might show only in a longer scenario.
    oracle.session.looksAtEverything = true
    let requirement = requirement
    var search = ExhaustiveSearch(
      fewerLinesThan: lineCount, vocabulary: vocabulary,
      language: NavigationLanguage(claims: subject.capabilities), oracle: oracle,
      canEnd: { forecast.canBlame(endingWith: $0) },
      canFail: { _, _, after in forecast.canBlame(after.expectation) },
      isSought: { $0.requirement == requirement })
    return await search.run(within: &budget)
  }
}

extension Counterexample.VocabularyLimits {
  static var whole: Self {
    Self(listLength: WholeVocabulary.longestList, controllerCount: WholeVocabulary.cast)
  }
}
