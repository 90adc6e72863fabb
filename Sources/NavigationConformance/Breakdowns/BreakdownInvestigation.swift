import ConformanceEngine
import NavigationReference

/// Makes of a scenario that breaks a subject down the simplest one that does so in the same way, and proves that none is
/// shorter as far as the budget goes.
struct BreakdownInvestigation {
  let subject: NavigationSubject
  let proof: ProofBudget
  /// Asked before each candidate: once somebody waits for the end, nothing more is tried of what hangs.
  var isInHaste: () -> Bool = { false }

  func finding(of record: BreakdownRecord) async -> BreakdownFinding {
    let language = NavigationLanguage(claims: subject.capabilities)
    let isHung = if case .hung = record.breakdown.kind { true } else { false }
    subject.care?.begin(isHung)
    defer { subject.care?.end() }
    var shrinker = Shrinker(
      language: language,
      oracle: BreakdownOracle(subject: subject) { isHung && isInHaste() },
      vocabulary: NavigationVocabulary.whole(
        with: record.lines, language: language, claims: subject.capabilities),
      limits: Self.limits(isHung: isHung))
    let shrunk = await shrinker.shrink(
      record.lines, failure: record.key, failingLine: record.lines.count - 1)
    let isCut = shrunk.endedByLimit || shrinker.oracle.wasCutShort
    // Once more with all the patience there is: what the clock decides is decided by the whole of it.
    subject.care?.begin(false)
    var oracle = BreakdownOracle(subject: subject)
    var shortest = shrunk.lines
    var certainty: Counterexample.Certainty = isCut ? .endedByLimit : .shortestFound
    var last = await oracle.execute(shortest)
    if last.failure == record.key, shrunk.canonicalNames, record.breakdown.kind.canBeProven,
      let proven = await proven(shortest, certainty, showing: record.key)
    {
      (shortest, certainty) = proven
      last = await oracle.execute(shortest)
    }
    let isConfirmed = last.failure == record.key
    return BreakdownFinding(
      isConfirmed ? oracle.session.breakdown ?? record.breakdown : record.breakdown,
      scenario: ScenarioStory(lines: isConfirmed ? shortest : record.lines),
      scenarioCount: record.scenarioCount, foundLineCount: record.lines.count,
      foundAt: record.position.origin, shrinkStepCount: shrunk.executedSteps,
      certainty: isConfirmed ? certainty : .endedByLimit)
  }

  /// The same or a shorter one, with what is proven of it; `nil` where nothing can be claimed.
  private func proven(
    _ lines: [ScenarioLine], _ certainty: Counterexample.Certainty,
    showing key: BreakdownRecord.Key
  ) async -> ([ScenarioLine], Counterexample.Certainty)? {
    guard var budget = SearchBudget(proof) else { return nil }
    let (language, claims) = (
      NavigationLanguage(claims: subject.capabilities), subject.capabilities
    )
    var shortest = lines
    while true {
      let own = OwnVocabulary(of: shortest, claims: claims)
      let ownLimits = Counterexample.VocabularyLimits(
        listLength: own.longestList, controllerCount: own.cast)
      let whole = WholeVocabulary(claims: claims, with: shortest).vocabulary
      let lineCount = shortest.count
      let finding: ProofFinding<ScenarioLine, BreakdownRecord.Key> = await .searching(
        own: (own.vocabulary, ownLimits), whole: (whole, .whole),
        isInWhole: whole.includes(shortest, in: language), below: lineCount, within: &budget
      ) { vocabulary, budget in
        let oracle = BreakdownSearchOracle(
          inner: BreakdownOracle(subject: subject, isOver: isInHaste), sought: key)
        var search = ExhaustiveSearch(
          fewerLinesThan: lineCount, vocabulary: vocabulary, language: language, oracle: oracle,
          isSought: { $0 == key })
        return await search.run(within: &budget)
      }
      // Then some were left out.
      if isInHaste() { return nil }
      switch finding {
      case .certain(let proven):
        if case .ownVocabularySearched = proven, certainty == .endedByLimit {
          return (shortest, certainty)
        }
        return (shortest, proven)
      case .shorter(let shorter, _): shortest = shorter
      case .contradicted: return nil
      }
    }
  }

  /// Each candidate that breaks the subject down costs a process, and each that hangs costs the time that a step may take.
  static func limits(isHung: Bool) -> ShrinkLimits {
    ShrinkLimits(
      executedSteps: isHung ? 400 : 4_000, exhaustiveSteps: isHung ? 40 : 200)
  }
}
