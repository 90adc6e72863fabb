/// What became of one requirement in a campaign.
public struct RequirementResult: Hashable, Sendable, Identifiable {
  /// The requirement's stable ID.
  public var id: String
  /// How it follows from the documents.
  public var level: Level
  /// The requirement in one sentence.
  public var statement: String
  /// The document and the section that it rests on.
  public var source: String
  /// What was found out about it. It holds only if a step put it to the test.
  public var verdict: Verdict
  /// How many steps really put it to the test and agreed.
  public var exercisedCount: Int
  /// How many scenarios ended early because of this violation, or went on without what it is about. Of a relation: how
  /// many pairs of runs differed.
  public var cutShortCount: Int
  /// How many of those scenarios it ended; the others went on.
  public var endedCount: Int
  /// The violations beside which it differed, in steps that are put down to them; those that are met most often come first.
  public var shadows: [Shadow]
  /// The shortest scenario that shows the violation.
  public var counterexample: Counterexample?
  /// How the subject broke down after the violation, in the scenario in which it was found first.
  public var aftermath: Breakdown?

  package init(
    id: String, level: Level, statement: String, source: String, verdict: Verdict,
    exercisedCount: Int, cutShortCount: Int = 0, endedCount: Int? = nil, shadows: [Shadow] = [],
    counterexample: Counterexample? = nil, aftermath: Breakdown? = nil
  ) {
    self.id = id
    self.level = level
    self.statement = statement
    self.source = source
    self.verdict = verdict
    self.exercisedCount = exercisedCount
    self.cutShortCount = cutShortCount
    self.endedCount = endedCount ?? cutShortCount
    self.shadows = shadows
    self.counterexample = counterexample
    self.aftermath = aftermath
  }

  /// How the requirement follows from the documents. All count but the last.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Said outright.
    case documented
    /// Follows from what is said.
    case derived
    /// Asked for by this project.
    case brief
    /// Asked of those who claim to follow a profile; never decides conformance.
    case profile

    /// Whether a requirement of this level decides conformance.
    public var isCounted: Bool { self != .profile }

    /// What a report puts before the place that a requirement rests on: what follows from it is not called written there.
    package var basis: String {
      switch self {
      case .documented, .profile: "documents"
      case .derived: "follows from"
      case .brief: "asked for by"
      }
    }
  }

  /// What a campaign may find out about a requirement.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// Steps put it to the test, and the subject agreed in each.
    case holds
    /// A step put it to the test, and the subject did not agree.
    case violated
    /// It differed in steps that are put down to another violation. Whether it is violated by itself shows when that one
    /// is mended, or its claim left out.
    case unsettled
    /// It applies, but no step put it to the test.
    case notExercised
    /// The adapter does not claim what it takes to judge it.
    case notApplicable
  }
}
