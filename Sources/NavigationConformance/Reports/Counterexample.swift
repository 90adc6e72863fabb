/// A scenario that violates one requirement, with what was expected and what was seen.
public struct Counterexample: Hashable, Sendable {
  /// The scenario, ending with the line that violates the requirement.
  public var scenario: ScenarioStory
  /// The index of that line in the scenario, from 0.
  public var failingLine: Int
  /// The aspects that differ and those that help to see why, in the order in which to read them.
  public var comparisons: [Comparison]
  /// What the subject said when it refused, if it did.
  public var raised: String?
  /// How sure it is that nothing shorter shows the same.
  public var certainty: Certainty
  /// How many lines the scenario had in which it was found.
  public var foundLineCount: Int
  /// Which scenario that was.
  public var foundAt: Origin
  /// What shrinking cost.
  public var shrinkStepCount: Int
  /// The lines without which another requirement is violated first.
  public var detours: [Detour]

  package init(
    scenario: ScenarioStory, failingLine: Int, comparisons: [Comparison],
    raised: String? = nil, certainty: Certainty, foundLineCount: Int, foundAt: Origin,
    shrinkStepCount: Int, detours: [Detour] = []
  ) {
    self.scenario = scenario
    self.failingLine = failingLine
    self.comparisons = comparisons
    self.raised = raised
    self.certainty = certainty
    self.foundLineCount = foundLineCount
    self.foundAt = foundAt
    self.shrinkStepCount = shrinkStepCount
    self.detours = detours
  }

  /// A line that a scenario has to keep clear of something else that is wrong, or that keeps clear of it besides.
  public struct Detour: Hashable, Sendable {
    /// The index of the line in the scenario, from 0.
    public var line: Int
    /// The ID of the requirement that is violated first without it.
    public var requirement: String

    package init(line: Int, requirement: String) {
      self.line = line
      self.requirement = requirement
    }
  }

  /// One aspect, as expected and as observed.
  public struct Comparison: Hashable, Sendable {
    /// What is looked at.
    public var aspect: String
    /// What the documents permit, in words.
    public var expected: String
    /// What was seen, in words.
    public var observed: String
    /// Whether the two do not agree.
    public var differs: Bool

    package init(aspect: String, expected: String, observed: String, differs: Bool) {
      self.aspect = aspect
      self.expected = expected
      self.observed = observed
      self.differs = differs
    }
  }

  /// What is known about shorter scenarios. Where scenarios are counted, names apart, all that the reference model
  /// accepts are: those that were run, and those of which no run was needed. Where two runs are compared, a scenario is a
  /// pair of them.
  public enum Certainty: Hashable, Sendable {
    /// Shrinking had nothing more to offer, and nothing was proven.
    case shortestFound
    /// A limit of executed steps ended the shrinking.
    case endedByLimit
    /// None of the scenarios with fewer lines in the whole vocabulary, which has the counterexample, violates the
    /// requirement.
    case shortestPossible(scenarioCount: Int, within: VocabularyLimits)
    /// None of the scenarios with fewer lines in the counterexample's own vocabulary does, and none in the whole one
    /// with at most so many lines.
    case shortestInOwnVocabulary(
      scenarioCount: Int, within: VocabularyLimits, wholeLineCount: Int)
    /// None of the scenarios with at most so many lines in its own vocabulary does, and none in the whole one with at
    /// most so many. The total is of those with fewer lines than the counterexample; `nil` where it was too large to
    /// count.
    case ownVocabularySearched(
      lineCount: Int, scenarioCount: Int, totalCount: Int?, within: VocabularyLimits,
      wholeLineCount: Int)
  }

  /// How large the scenarios of a vocabulary can be.
  public struct VocabularyLimits: Hashable, Sendable {
    /// The longest list of controllers in one line; 0 for none.
    public var listLength: Int
    /// The most controllers in one scenario.
    public var controllerCount: Int

    package init(listLength: Int, controllerCount: Int) {
      self.listLength = listLength
      self.controllerCount = controllerCount
    }
  }

  /// Where the scenario came from.
  public enum Origin: Hashable, Sendable {
    /// One that was found earlier and kept, by its place among them.
    case stored(Int)
    /// One of all the small ones, by its number.
    case exhaustive(Int)
    /// A generated one, by its index under a seed.
    case generated(Int, seed: UInt64)
    /// Handed in.
    case given
  }
}

extension Counterexample {
  /// What else is violated without some of its lines, as reports say it; `nil` where nothing is.
  package var detourText: String? {
    let words = detours.filter { scenario.lines.indices.contains($0.line) }.map {
      "without '\(HarmlessText.line(scenario.lines[$0.line]))' it violates \($0.requirement) first"
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// The same with what is claimed of shorter scenarios, or without: nothing is claimed of a subject that does not answer
  /// the same scenario in the same way.
  func claiming(_ isClaimed: Bool) -> Counterexample {
    guard !isClaimed else { return self }
    var copy = self
    copy.certainty = certainty.withoutClaim
    return copy
  }
}

extension ConformanceReport {
  /// Of a subject that wavers anywhere nothing is claimed: a proof rests on what it answers.
  mutating func withdrawClaimsIfItWavers() {
    guard nondeterminism != nil else { return }
    for index in requirements.indices {
      requirements[index].counterexample = requirements[index].counterexample?.claiming(false)
    }
    breakdowns = breakdowns.map { $0.claiming(false) }
  }
}

extension Counterexample.Certainty {
  /// As programs read it.
  var name: String {
    switch self {
    case .shortestFound: "shortestFound"
    case .endedByLimit: "endedByLimit"
    case .shortestPossible: "shortestPossible"
    case .shortestInOwnVocabulary: "shortestInOwnVocabulary"
    case .ownVocabularySearched: "ownVocabularySearched"
    }
  }

  /// What is known after a search among what is shorter, where this is what shrinking came to. A search that came to no
  /// end says nothing of what shrinking has not tried.
  func followed(by search: Self) -> Self {
    switch search {
    case .shortestPossible, .shortestInOwnVocabulary: search
    case .shortestFound, .endedByLimit, .ownVocabularySearched:
      self == .endedByLimit ? self : search
    }
  }

  /// Whether a shorter scenario may show the same, as far as anybody has proven.
  var isOpen: Bool {
    if case .shortestPossible = self { false } else { true }
  }

  /// The same where nothing can be claimed of shorter scenarios.
  var withoutClaim: Self { self == .endedByLimit ? self : .shortestFound }
}
