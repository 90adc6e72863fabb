import ConformanceEngine
import NavigationReference

/// Proves that no shorter pair of runs breaks a relation, or finds one that does. What of the arguments for single runs is
/// good for pairs is written in `Reference/PROOF.md`.
///
/// Every pair with fewer lines is run, both runs of it. One that begins with what violates a requirement by itself breaks
/// no relation.
struct RelationProof {
  let subject: NavigationSubject
  let catalogue: RequirementCatalogue
  /// Asked before each pair of runs; once it says so, the search ends where it is.
  var isOver: () -> Bool = { false }
  /// Told of what there was no answer from.
  var strays: StrayWatch?

  typealias Outcome = ExhaustiveSearchOutcome<RelationLine, Blame>

  /// Searches below a pair of runs that differ.
  func search(
    below scenario: RelationScenario, within budget: inout SearchBudget
  ) async -> ProofFinding<RelationLine, Blame> {
    let claims = subject.capabilities
    let own = RelationVocabulary.own(of: scenario, claims: claims)
    let whole = RelationVocabulary.whole(
      of: scenario.instance.relation, claims: claims, with: scenario.singleLines)
    return await .searching(
      own: (own, own.limits), whole: (whole, whole.limits),
      isInWhole: whole.vocabulary.includes(scenario.relationLines, in: whole.language),
      below: scenario.lineCount, within: &budget
    ) { await search($0, below: scenario.lineCount, &$1) }
  }

  func search(
    _ vocabulary: RelationVocabulary, below lineCount: Int, _ budget: inout SearchBudget
  ) async -> Outcome {
    // A pair that agrees says nothing of what goes on after it, and one that differs is what is sought: nothing is left
    // out but what the model refuses, and renamings.
    var search = ExhaustiveSearch(
      fewerLinesThan: lineCount, vocabulary: vocabulary.vocabulary, language: vocabulary.language,
      oracle: EndableOracle(
        RelationOracle(subject: subject, catalogue: catalogue, strays: strays), until: isOver),
      isSought: { _ in true })
    return await search.run(within: &budget)
  }
}
