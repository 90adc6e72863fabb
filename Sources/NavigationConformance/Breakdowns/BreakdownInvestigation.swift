import ConformanceEngine
import NavigationReference

/// Makes a finding of a scenario that breaks a navigation controller down.
struct BreakdownInvestigation {
  let subject: NavigationSubject
  let proof: ProofBudget
  var patience = Patience()

  /// - Returns: the finding, and what the subject was seen to waver in while it was looked into.
  func finding(
    of record: BreakdownRecord
  ) async -> (finding: BreakdownFinding, nondeterminism: Nondeterminism?) {
    let claims = subject.capabilities
    let language = NavigationLanguage(claims: claims)
    let shortening = BreakdownShortening(
      language: language, witness: BreakdownOracle(subject: subject),
      vocabulary: NavigationVocabulary.whole(
        with: record.lines, language: language, claims: claims),
      vocabularies: { lines in
        let own = OwnVocabulary(of: lines, claims: claims)
        let limits = Counterexample.VocabularyLimits(
          listLength: own.longestList, controllerCount: own.cast)
        return (
          (own.vocabulary, limits),
          (WholeVocabulary(claims: claims, with: lines).vocabulary, .whole)
        )
      },
      care: subject.care, patience: patience, budget: { SearchBudget(proof) })
    let result = await shortening.result(
      of: (record.breakdown, record.key), from: record.lines)
    let finding = BreakdownFinding(
      result.breakdown, scenario: ScenarioStory(lines: result.lines),
      scenarioCount: record.scenarioCount, foundLineCount: record.lines.count,
      foundAt: record.position.origin, shrinkStepCount: result.shrinkStepCount,
      certainty: result.certainty)
    return (finding, result.wavering?.nondeterminism { ScenarioStory(lines: $0) })
  }
}
