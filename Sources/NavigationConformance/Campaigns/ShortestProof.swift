import ConformanceEngine
import NavigationReference

/// Proves that no shorter scenario violates a requirement, or finds one that does. Why it may leave out what it leaves out
/// is written in `Reference/PROOF.md`.
///
/// All canonical scenarios with fewer lines are run in order of size, first those in the counterexample's own vocabulary,
/// then those in the whole one, as far as the budget allows. What is sought is the requirement, in whatever way it is
/// broken: the claim that is printed speaks of the requirement, so another signature refutes it as well.
struct ShortestProof {
  let subject: NavigationSubject
  let catalogue: RequirementCatalogue
  /// Index in the catalogue.
  let requirement: Int
  /// Asked before each scenario; once it says so, the search ends where it is.
  var isOver: () -> Bool = { false }
  /// Told of what there was no answer from.
  var strays: StrayWatch?

  /// Searches below a scenario that violates the requirement.
  func search(
    below lines: [ScenarioLine], within budget: inout SearchBudget
  ) async -> ProofFinding<ScenarioLine, Blame> {
    let own = OwnVocabulary(of: lines, claims: subject.capabilities)
    let ownLimits = Counterexample.VocabularyLimits(
      listLength: own.longestList, controllerCount: own.cast)
    let whole = WholeVocabulary(claims: subject.capabilities, with: lines).vocabulary
    return await .searching(
      own: (own.vocabulary, ownLimits), whole: (whole, .whole),
      isInWhole: whole.includes(lines, in: NavigationLanguage(claims: subject.capabilities)),
      below: lines.count, within: &budget
    ) { await search($0, below: lines.count, &$1) }
  }

  func search(
    _ vocabulary: Vocabulary<NavigationLanguage>, below lineCount: Int,
    _ budget: inout SearchBudget
  ) async -> ExhaustiveSearchOutcome<ScenarioLine, Blame> {
    let aim = aim
    var search = ExhaustiveSearch(
      fewerLinesThan: lineCount, vocabulary: vocabulary,
      language: NavigationLanguage(claims: subject.capabilities),
      oracle: oracle(),
      canEnd: aim.canEnd, canFail: aim.canFail, isSought: aim.isSought)
    return await search.run(within: &budget)
  }

  /// The simplest scenario of the whole vocabulary that has as many lines and violates the requirement; `nil` where that is
  /// this one, or none was found within the budget.
  func simplest(
    of lines: [ScenarioLine], within budget: inout SearchBudget
  ) async -> [ScenarioLine]? {
    let aim = aim
    var search = SimplestSearch(
      simplerThan: lines,
      vocabulary: WholeVocabulary(claims: subject.capabilities, with: lines).vocabulary,
      language: NavigationLanguage(claims: subject.capabilities), oracle: oracle(),
      canEnd: aim.canEnd, canFail: aim.canFail, isSought: aim.isSought)
    return await search.run(within: &budget)?.lines
  }

  /// A shorter or a simpler scenario that violates the requirement and differs in few lines; `nil` where none was found
  /// within the budget.
  func nearby(
    of lines: [ScenarioLine], within budget: inout SearchBudget
  ) async -> [ScenarioLine]? {
    let language = NavigationLanguage(claims: subject.capabilities)
    let aim = aim
    var search = NeighbourSearch(
      near: lines, choices: NavigationVocabulary.choices(near: lines, claims: subject.capabilities),
      language: language, oracle: oracle(),
      canEnd: aim.canEnd, canFail: aim.canFail, isSought: aim.isSought)
    return await search.run(within: &budget)?.lines
  }

  /// What the searches look for.
  private struct Aim {
    let requirement: Int
    let forecast: BlameForecast

    func canEnd(_ line: ScenarioLine) -> Bool { forecast.canBlame(endingWith: line) }

    func canFail(
      _ line: ScenarioLine, _ before: NavigationLanguage.State, _ after: NavigationLanguage.State
    ) -> Bool {
      forecast.canBlame(after.expectation)
    }

    func isSought(_ blame: Blame) -> Bool { blame.requirement == requirement }
  }

  private var aim: Aim {
    Aim(
      requirement: requirement,
      forecast: BlameForecast(of: requirement, in: catalogue, claims: subject.capabilities))
  }

  private func oracle() -> EndableOracle<SubjectOracle> {
    var oracle = SubjectOracle(subject: subject, catalogue: catalogue, blaming: requirement)
    // Otherwise a difference deep in a long list might show only in a longer scenario.
    oracle.session.looksAtEverything = true
    oracle.strays = strays
    return EndableOracle(oracle, until: isOver)
  }
}

extension Counterexample.VocabularyLimits {
  static var whole: Self {
    Self(listLength: WholeVocabulary.longestList, controllerCount: WholeVocabulary.cast)
  }
}
