import ConformanceEngine

/// Makes of a scenario that breaks a subject down the simplest one that does so in the same way, and proves that none is
/// shorter as far as the budget goes: of a navigation controller as of the smaller systems.
struct BreakdownShortening<Language: ScenarioLanguage, Witness: BreakdownWitness>
where Witness.Line == Language.Line {
  let language: Language
  let witness: Witness
  /// What is shrunk with.
  let vocabulary: Vocabulary<Language>
  /// What a proof searches: the vocabulary of a scenario itself, and the whole one.
  let vocabularies: BreakdownProof<Language, Witness>.Vocabularies
  let care: SubjectCare?
  let patience: Patience
  /// What may be spent on a proof, from when it begins.
  let budget: () -> SearchBudget?

  struct Result {
    let lines: [Language.Line]
    let breakdown: Breakdown
    let certainty: Counterexample.Certainty
    let shrinkStepCount: Int
  }

  /// - Parameters:
  ///   - found: how the subject broke down, in words and as it is told from others.
  ///   - lines: a scenario that does so at its end. It is kept where nothing shorter can be confirmed.
  func result(
    of found: (breakdown: Breakdown, key: Witness.Failure), from lines: [Language.Line]
  ) async -> Result {
    let isHung = found.breakdown.kind.isHang
    care?.begin(isHung)
    defer { care?.end() }
    let shrunk = await shrink(lines, showing: found.key, isHung: isHung)
    // Once more with all the patience there is: what the clock decides is decided by the whole of it.
    care?.begin(false)
    var witness = witness
    var shortest = shrunk.lines
    var certainty: Counterexample.Certainty =
      shrunk.endedByLimit ? .endedByLimit : .shortestFound
    var isConfirmed = await witness.execute(shortest).failure == found.key
    if isConfirmed, shrunk.canonicalNames, found.breakdown.kind.canBeProven,
      let proven = await proven(shortest, certainty, showing: found.key)
    {
      (shortest, certainty) = proven
      isConfirmed = await witness.execute(shortest).failure == found.key
    }
    return Result(
      lines: isConfirmed ? shortest : lines,
      breakdown: isConfirmed ? witness.breakdown ?? found.breakdown : found.breakdown,
      certainty: isConfirmed ? certainty : .endedByLimit, shrinkStepCount: shrunk.executedSteps)
  }

  /// Each candidate that breaks the subject down costs a process. One that hangs costs the time that a step may take, too,
  /// and one that does not costs next to nothing.
  private func shrink(
    _ lines: [Language.Line], showing key: Witness.Failure, isHung: Bool
  ) async -> ShrinkResult<Language> {
    let patience = patience
    var shrinker = Shrinker(
      language: language,
      oracle: EndableOracle(witness, failureLimit: isHung ? 40 : .max) {
        patience.isOut() || (isHung && patience.isInHaste())
      },
      vocabulary: vocabulary,
      limits: ShrinkLimits(executedSteps: 4_000, exhaustiveSteps: isHung ? 40 : 200))
    return await shrinker.shrink(lines, failure: key, failingLine: lines.count - 1)
  }

  /// The same or a shorter one, with what is proven of it; `nil` where nothing can be claimed.
  private func proven(
    _ lines: [Language.Line], _ certainty: Counterexample.Certainty, showing key: Witness.Failure
  ) async -> ([Language.Line], Counterexample.Certainty)? {
    guard var budget = budget() else { return nil }
    let proof = BreakdownProof(
      language: language, oracle: EndableOracle(witness, until: patience.isOut), sought: key,
      vocabularies: vocabularies)
    return await proof.run(below: lines, certainty, within: &budget)
  }
}
