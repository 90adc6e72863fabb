import ConformanceEngine
import NavigationReference

/// Makes of a failing scenario of one of the smaller systems the shortest one that shows the same.
struct SystemInvestigation<System: JudgedSystem> {
  let subject: SystemSubject<System>
  let proof: ProofBudget
  /// Known deviations behind which a scenario goes on.
  let passedOver: Set<Int>
  let patience: Patience
  private let strays = StrayWatch()
  /// A scenario that the subject answered in two ways while it was looked into.
  var nondeterminism: Nondeterminism?

  private var system: System { subject.system }

  init(
    subject: SystemSubject<System>, proof: ProofBudget, passedOver: Set<Int>,
    patience: Patience = Patience()
  ) {
    self.subject = subject
    self.proof = proof
    self.passedOver = passedOver
    self.patience = patience
  }

  /// - Parameters:
  ///   - lines: a scenario whose last line fails.
  ///   - blame: what it shows.
  ///   - origin: where it came from.
  mutating func counterexample(
    from lines: [System.Line], showing blame: SystemBlame, origin: Counterexample.Origin
  ) async -> Counterexample {
    let shrunk = await shrink(lines, showing: blame)
    let shortest = await prove(shrunk, requirement: blame.requirement) ?? shrunk
    guard await isSteady(shortest.lines, blame.requirement) else {
      let certainty: Counterexample.Certainty =
        subject.loss == nil ? .shortestFound : .endedByLimit
      return await counterexample(shortest, certainty, lines, origin)
    }
    return await counterexample(
      shortest, shortest.certainty.claimed(beside: strays), lines, origin)
  }

  private struct Shortest {
    var lines: [System.Line]
    var certainty: Counterexample.Certainty
    var stepCount: Int
    /// Whether it fails under any names; if not, a scenario does not speak for its renamings.
    var isNameless: Bool
  }

  private func shrink(_ lines: [System.Line], showing blame: SystemBlame) async -> Shortest {
    var shrinker = Shrinker(
      language: system, oracle: EndableOracle(oracle, until: patience.isOut),
      vocabulary: system.vocabulary)
    let shrunk = await shrinker.shrink(lines, failure: blame, failingLine: lines.count - 1)
    return Shortest(
      lines: shrunk.lines, certainty: shrunk.endedByLimit ? .endedByLimit : .shortestFound,
      stepCount: shrunk.executedSteps, isNameless: shrunk.canonicalNames)
  }

  private var budget: SearchBudget? {
    SearchBudget(proof, stepsPerLine: System.proofStepsPerLine)
  }

  private var oracle: SystemOracle<System> {
    var session = SystemSession(subject)
    session.passedOver = passedOver
    return SystemOracle(session: session, strays: strays)
  }

  private func counterexample(
    _ shortest: Shortest, _ certainty: Counterexample.Certainty, _ found: [System.Line],
    _ origin: Counterexample.Origin
  ) async -> Counterexample {
    var session = oracle.session
    _ = await session.run(shortest.lines)
    // What nobody has answered was not seen.
    let isAnswered = subject.loss == nil
    return Counterexample(
      scenario: system.story(shortest.lines), failingLine: shortest.lines.count - 1,
      comparisons: isAnswered ? session.comparisons(isWhole: false) : [],
      raised: isAnswered ? session.observation.raised : nil,
      certainty: isAnswered ? certainty : .endedByLimit, foundLineCount: found.count,
      foundAt: origin, shrinkStepCount: shortest.stepCount)
  }

  /// The same or a shorter one with what is proven of it; `nil` where nothing can be claimed.
  private mutating func prove(_ found: Shortest, requirement: Int) async -> Shortest? {
    guard var budget = budget, found.isNameless else { return nil }
    var shortest = found
    while true {
      let own = ownVocabulary(of: shortest.lines)
      let whole = wholeVocabulary(with: shortest.lines)
      let lineCount = shortest.lines.count
      let finding = await ProofFinding.searching(
        own: (own, limits(of: own)), whole: (whole, limits(of: whole)),
        isInWhole: whole.includes(shortest.lines, in: system), below: lineCount, within: &budget
      ) { await search($0, below: lineCount, for: requirement, &$1) }
      switch finding {
      case .certain(let certainty):
        shortest.certainty = shortest.certainty.followed(by: certainty)
        return shortest
      case .shorter(let lines, let blame):
        // The same length may do with simpler lines.
        var simpler = await shrink(lines, showing: blame)
        simpler.stepCount += shortest.stepCount
        guard simpler.isNameless else { return simpler }
        shortest = simpler
      case .contradicted(let lines):
        if await isSteady(lines, requirement) {
          var oracle = oracle
          _ = await oracle.execute(lines)
          nondeterminism = Nondeterminism(
            scenario: system.story(lines), first: "no difference", second: oracle.session.lastSeen)
        }
        return nil
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
      fewerLinesThan: lineCount, vocabulary: vocabulary, language: system,
      oracle: EndableOracle(oracle, until: patience.isOut),
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

  /// Whether the subject violates the requirement three times alike; if not, that is what has been found.
  private mutating func isSteady(_ lines: [System.Line], _ requirement: Int) async -> Bool {
    var oracle = oracle
    let first = await oracle.execute(lines)
    let firstSeen = oracle.session.lastSeen
    let differences = oracle.differences
    if let other = first.failure, other.requirement != requirement {
      let id = System.State.catalogue.requirements[requirement].id
      nondeterminism = Nondeterminism(
        scenario: system.story(lines), first: "a violation of \(id)", second: firstSeen)
      return false
    }
    for _ in 0..<2 {
      guard await oracle.execute(lines) == first, first.failure != nil,
        oracle.differences == differences
      else {
        nondeterminism = .wavering(
          system.story(lines), firstSeen, oracle.session.lastSeen)
        return false
      }
    }
    return true
  }
}
