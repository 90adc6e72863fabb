import ConformanceEngine
import NavigationReference

/// Makes of a failing scenario of one of the smaller systems the shortest one that shows the same.
struct SystemInvestigation<System: JudgedSystem> {
  let subject: SystemSubject<System>
  let proof: ProofBudget
  /// Known deviations behind which a scenario goes on.
  let passedOver: Set<Int>
  /// A scenario that the subject answered in two ways while it was looked into.
  private(set) var nondeterminism: Nondeterminism?

  private var system: System { subject.system }

  init(subject: SystemSubject<System>, proof: ProofBudget, passedOver: Set<Int>) {
    self.subject = subject
    self.proof = proof
    self.passedOver = passedOver
  }

  /// - Parameters:
  ///   - lines: a scenario whose last line fails.
  ///   - blame: what it shows.
  ///   - origin: where it came from.
  mutating func counterexample(
    from lines: [System.Line], showing blame: SystemBlame, origin: Counterexample.Origin
  ) async -> Counterexample {
    var shrinker = Shrinker(
      language: system, oracle: oracle, vocabulary: system.vocabulary)
    let shrunk = await shrinker.shrink(lines, failure: blame, failingLine: lines.count - 1)
    var shortest = shrunk.lines
    var certainty: Counterexample.Certainty =
      shrunk.endedByLimit ? .endedByLimit : .shortestFound
    if shrunk.canonicalNames, var budget = budget {
      (shortest, certainty) = await proven(shortest, certainty, of: blame.requirement, &budget)
    }
    guard await isSteady(shortest) else {
      return await counterexample(shortest, .shortestFound, lines, origin, shrunk.executedSteps)
    }
    return await counterexample(shortest, certainty, lines, origin, shrunk.executedSteps)
  }

  private var budget: SearchBudget? {
    SearchBudget(proof, stepsPerLine: System.proofStepsPerLine)
  }

  private var oracle: SystemOracle<System> {
    var session = SystemSession(subject)
    session.passedOver = passedOver
    return SystemOracle(session: session)
  }

  private func counterexample(
    _ shortest: [System.Line], _ certainty: Counterexample.Certainty, _ found: [System.Line],
    _ origin: Counterexample.Origin, _ stepCount: Int
  ) async -> Counterexample {
    var session = oracle.session
    _ = await session.run(shortest)
    return Counterexample(
      scenario: system.story(shortest), failingLine: shortest.count - 1,
      comparisons: session.comparisons(isWhole: false), raised: session.observation.raised,
      certainty: certainty, foundLineCount: found.count, foundAt: origin,
      shrinkStepCount: stepCount)
  }

  /// The same or a shorter one, with what is proven of it.
  private func proven(
    _ lines: [System.Line], _ certainty: Counterexample.Certainty, of requirement: Int,
    _ budget: inout SearchBudget
  ) async -> ([System.Line], Counterexample.Certainty) {
    var shortest = lines
    while true {
      let own = ownVocabulary(of: shortest)
      let whole = wholeVocabulary(with: shortest)
      let lineCount = shortest.count
      let finding = await ProofFinding.searching(
        own: (own, limits(of: own)), whole: (whole, limits(of: whole)),
        isInWhole: whole.includes(shortest, in: system), below: lineCount, within: &budget
      ) { await search($0, below: lineCount, for: requirement, &$1) }
      switch finding {
      case .certain(let certainty): return (shortest, certainty)
      case .shorter(let shorter, _): shortest = shorter
      case .contradicted: return (shortest, .shortestFound)
      }
    }
  }

  private func search(
    _ vocabulary: Vocabulary<System>, below lineCount: Int, for requirement: Int,
    _ budget: inout SearchBudget
  ) async -> ExhaustiveSearchOutcome<System.Line, SystemBlame> {
    let catalogue = System.State.catalogue
    let aspects = catalogue.requirements[requirement].aspects
    var search = ExhaustiveSearch(
      fewerLinesThan: lineCount, vocabulary: vocabulary, language: system, oracle: oracle,
      canFail: { _, _, after in
        aspects.contains { aspect in
          after.expectation.statements.contains { $0.aspect == aspect }
            && catalogue.mostSpecific(of: aspect, in: after.expectation.situation)
              .contains(requirement)
        }
      },
      isSought: { $0.requirement == requirement })
    return await search.run(within: &budget)
  }

  func ownVocabulary(of lines: [System.Line]) -> Vocabulary<System> {
    Vocabulary(
      of: lines, language: system,
      elementaryLines: system.elementaryLines.filter { system.allows($0) })
  }

  /// Everything there is to say, and what the counterexample itself says with lists that are no longer.
  func wholeVocabulary(with lines: [System.Line]) -> Vocabulary<System> {
    let whole = system.vocabulary
    let longest = limits(of: whole).listLength
    return Vocabulary(
      shapes: whole.shapes + lines.filter { system.listLength(of: $0) <= longest },
      cast: whole.cast, language: system)
  }

  func limits(of vocabulary: Vocabulary<System>) -> Counterexample.VocabularyLimits {
    Counterexample.VocabularyLimits(
      listLength: vocabulary.shapes.map { system.listLength(of: $0) }.max() ?? 0,
      controllerCount: vocabulary.cast)
  }

  /// Whether the subject answers the scenario three times alike; if not, that is what has been found.
  private mutating func isSteady(_ lines: [System.Line]) async -> Bool {
    var oracle = oracle
    let first = await oracle.execute(lines)
    let firstSeen = oracle.session.lastSeen
    for _ in 0..<2 {
      guard await oracle.execute(lines) == first, first.failure != nil else {
        nondeterminism = Nondeterminism(
          scenario: system.story(lines), first: firstSeen, second: oracle.session.lastSeen)
        return false
      }
    }
    return true
  }
}
