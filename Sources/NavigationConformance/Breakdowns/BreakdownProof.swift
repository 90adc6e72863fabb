import ConformanceEngine

/// Proves that no shorter scenario breaks a subject down in one way, or finds one that does. Why it leaves out what it
/// leaves out is written in `Reference/PROOF.md`.
struct BreakdownProof<Language: ScenarioLanguage, Oracle: BreakdownWitness>
where Oracle.Line == Language.Line {
  typealias Bounded = ProofFinding<Language.Line, Oracle.Failure>.Bounded<Vocabulary<Language>>

  let language: Language
  /// Says how a scenario breaks the subject down.
  let oracle: EndableOracle<Oracle>
  let sought: Oracle.Failure
  /// The vocabulary of a scenario itself, and the whole one.
  typealias Vocabularies = (_ lines: [Language.Line]) -> (own: Bounded, whole: Bounded)
  let vocabularies: Vocabularies

  enum Outcome {
    /// The same or a shorter one, with what is proven of it.
    case certain([Language.Line], Counterexample.Certainty)
    /// One that the subject answered before, and that broke it down later.
    case contradicted([Language.Line])
  }

  /// - Parameters:
  ///   - lines: a scenario that breaks the subject down.
  ///   - certainty: what is known of it.
  func run(
    below lines: [Language.Line], _ certainty: Counterexample.Certainty,
    within budget: inout SearchBudget
  ) async -> Outcome {
    var shortest = lines
    while true {
      let (own, whole) = vocabularies(shortest)
      let finding = await ProofFinding.searching(
        own: own, whole: whole, isInWhole: whole.vocabulary.includes(shortest, in: language),
        below: shortest.count, within: &budget
      ) { await search($0, below: shortest.count, &$1) }
      switch finding {
      case .certain(let proven): return .certain(shortest, certainty.followed(by: proven))
      case .shorter(let shorter, _): shortest = shorter
      case .contradicted(let lines): return .contradicted(lines)
      }
    }
  }

  private func search(
    _ vocabulary: Vocabulary<Language>, below lineCount: Int, _ budget: inout SearchBudget
  ) async -> ExhaustiveSearchOutcome<Language.Line, Oracle.Failure> {
    let sought = sought
    var search = ExhaustiveSearch(
      fewerLinesThan: lineCount, vocabulary: vocabulary, language: language,
      oracle: BreakdownSearchOracle(inner: oracle, sought: sought), isSought: { $0 == sought })
    return await search.run(within: &budget)
  }
}
