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
    /// What the subject was seen to waver in, if it was.
    let wavering: Wavering?
  }

  /// A scenario that broke the subject down, and did not at another time.
  struct Wavering {
    let lines: [Language.Line]
    let breakdown: Breakdown
    /// How it broke down otherwise; `nil` where it answered every line.
    let other: Breakdown?

    /// - Parameter story: the scenario as it is told.
    func nondeterminism(_ story: ([Language.Line]) -> ScenarioStory) -> Nondeterminism {
      Nondeterminism(breakdown, otherwise: other, in: story(lines))
    }
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
    var shortest = shrunk.lines
    var certainty: Counterexample.Certainty =
      shrunk.endedByLimit ? .endedByLimit : .shortestFound
    var confirmation = await confirmation(of: shortest, found)
    if case .steady = confirmation, shrunk.canonicalNames, found.breakdown.kind.canBeProven {
      switch await proven(shortest, certainty, showing: found.key) {
      case nil: break
      case .certain(let lines, let proven):
        (shortest, certainty) = (lines, proven)
        confirmation = await self.confirmation(of: shortest, found, hasBeenSeen: true)
      case .contradicted(let lines):
        // It was answered before. Where it still is, what came after it has made the difference.
        var witness = witness
        if await witness.execute(lines).failure == found.key {
          confirmation = .wavering(
            Wavering(lines: lines, breakdown: witness.breakdown ?? found.breakdown, other: nil))
        }
      }
    }
    switch confirmation {
    case .steady(let breakdown):
      return Result(
        lines: shortest, breakdown: breakdown, certainty: certainty,
        shrinkStepCount: shrunk.executedSteps, wavering: nil)
    case .wavering(let wavering):
      return Result(
        lines: lines, breakdown: found.breakdown, certainty: .endedByLimit,
        shrinkStepCount: shrunk.executedSteps, wavering: wavering)
    case .unconfirmed:
      return Result(
        lines: lines, breakdown: found.breakdown, certainty: .endedByLimit,
        shrinkStepCount: shrunk.executedSteps, wavering: nil)
    }
  }

  private enum Confirmation {
    case steady(Breakdown)
    case wavering(Wavering)
    /// It did not come again: it had another cause than the scenario, or hung on what came after it.
    case unconfirmed
  }

  /// Whether a scenario breaks the subject down, as was found; three times where it has not to be waited for, since a claim
  /// is made of it.
  ///
  /// - Parameter hasBeenSeen: it has done so before, with just these lines.
  private func confirmation(
    of lines: [Language.Line], _ found: (breakdown: Breakdown, key: Witness.Failure),
    hasBeenSeen: Bool = false
  ) async -> Confirmation {
    var witness = witness
    var seen: Breakdown?
    var others: [Breakdown?] = []
    for _ in 0..<(found.breakdown.kind.canBeProven ? 3 : 1) {
      if await witness.execute(lines).failure == found.key {
        seen = witness.breakdown
      } else {
        others.append(witness.breakdown)
      }
    }
    if others.isEmpty, let seen { return .steady(seen) }
    guard let breakdown = seen ?? (hasBeenSeen ? found.breakdown : nil),
      !breakdown.kind.mayHaveAnotherCause,
      let other = others.first(where: { !($0?.kind.mayHaveAnotherCause ?? false) })
    else { return .unconfirmed }
    return .wavering(Wavering(lines: lines, breakdown: breakdown, other: other))
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

  /// `nil` where nothing is to be proven.
  private func proven(
    _ lines: [Language.Line], _ certainty: Counterexample.Certainty, showing key: Witness.Failure
  ) async -> BreakdownProof<Language, Witness>.Outcome? {
    guard var budget = budget() else { return nil }
    let proof = BreakdownProof(
      language: language, oracle: EndableOracle(witness, until: patience.isOut), sought: key,
      vocabularies: vocabularies)
    return await proof.run(below: lines, certainty, within: &budget)
  }
}
