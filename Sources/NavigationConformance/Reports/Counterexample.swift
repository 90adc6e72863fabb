/// A scenario that violates one requirement, with what was expected and what was seen.
public struct Counterexample: Hashable, Sendable {
  /// The scenario, ending with the line that violates the requirement.
  public var scenario: NavigationScenario
  /// Its index of that line, from 0, and how many lines there are.
  public var failingLine: Int
  /// The aspects that differ and those that help to see why, in the order in which to read them.
  public var comparisons: [Comparison]
  /// What the subject said when it refused, if it did.
  public var raised: String?
  /// How sure it is that nothing shorter shows the same.
  public var certainty: Certainty
  /// How long the scenario was in which it was found, and which one that was.
  public var foundLineCount: Int
  public var foundAt: Origin
  /// What shrinking cost.
  public var shrinkStepCount: Int

  public init(
    scenario: NavigationScenario, failingLine: Int, comparisons: [Comparison],
    raised: String? = nil, certainty: Certainty, foundLineCount: Int, foundAt: Origin,
    shrinkStepCount: Int
  ) {
    self.scenario = scenario
    self.failingLine = failingLine
    self.comparisons = comparisons
    self.raised = raised
    self.certainty = certainty
    self.foundLineCount = foundLineCount
    self.foundAt = foundAt
    self.shrinkStepCount = shrinkStepCount
  }

  /// One aspect, as expected and as observed.
  public struct Comparison: Hashable, Sendable {
    public var aspect: String
    public var expected: String
    public var observed: String
    /// Whether the two do not agree.
    public var differs: Bool

    public init(aspect: String, expected: String, observed: String, differs: Bool) {
      self.aspect = aspect
      self.expected = expected
      self.observed = observed
      self.differs = differs
    }
  }

  /// What is known about shorter scenarios.
  public enum Certainty: Hashable, Sendable {
    /// The passes had nothing more to offer.
    case shortestFound
    /// A limit of executed steps ended the shrinking.
    case endedByLimit
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
