/// What one campaign found out about one subject: a verdict per requirement, and how it came about.
///
/// The same subject, seed and budget give the same report.
public struct ConformanceReport: Hashable, Sendable {
  /// The name under which the subject was given.
  public var subject: String
  /// The version of the requirements, which is that of the package.
  public var version: String
  /// Changes whenever any seed generates something else.
  public var generatorVersion: Int
  /// What decided everything that was random; the smallest one where runs with several were counted together.
  public var seed: UInt64
  /// How many scenarios were run, shrinking not counted.
  public var scenarioCount: Int
  /// How many lines were carried out in them.
  public var stepCount: Int
  /// One for each requirement that was asked about, in the order of the catalogue.
  public var requirements: [RequirementResult]
  /// What the subject does where the documents leave it open.
  public var choices: [ChoiceResult]
  /// How the subject compares with the profiles that were asked for. Decides nothing.
  public var profiles: [ProfileResult] = []
  /// Why nothing could be judged: the adapter's fault, not the subject's.
  public var adapterError: String?
  /// What changes no verdict: findings about the adapter, and which shares of the scenarios are missing.
  public var notes: [String]
  /// How the subject broke down, each way once. Those scenarios say nothing of any requirement.
  public var breakdowns: [BreakdownFinding]
  /// Why the campaign ended before its time: the subject broke down too often or in the smallest scenario there is, or could
  /// not be started again.
  public var givenUp: String?
  /// Set when the subject answered the same scenario differently; nothing is claimed for it then.
  public var nondeterminism: Nondeterminism?
  /// That somebody ended the run before all was judged that it was to judge, as the rest of a sentence.
  package var interruption: String?
  /// What the report was made of, so that it can be merged with others.
  package var record: CampaignRecord?
  /// How far the run went; `nil` for one that is not about one of the smaller systems alone.
  package var extent: RunExtent?

  package init(
    subject: String, version: String, generatorVersion: Int, seed: UInt64, scenarioCount: Int,
    stepCount: Int, requirements: [RequirementResult], choices: [ChoiceResult],
    adapterError: String? = nil, notes: [String] = [], nondeterminism: Nondeterminism? = nil,
    breakdowns: [BreakdownFinding] = [], givenUp: String? = nil
  ) {
    self.subject = subject
    self.version = version
    self.generatorVersion = generatorVersion
    self.seed = seed
    self.scenarioCount = scenarioCount
    self.stepCount = stepCount
    self.requirements = requirements
    self.choices = choices
    self.adapterError = adapterError
    self.notes = notes
    self.nondeterminism = nondeterminism
    self.breakdowns = breakdowns
    self.givenUp = givenUp
  }
}

extension ConformanceReport {
  /// The sum of the verdicts.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Every requirement that applies was exercised and holds.
    case conforms
    /// At least one requirement is violated.
    case violated
    /// Nothing is violated, but a requirement that applies was not exercised or is unsettled, or none
    /// applies, or the run was ended before all was judged.
    case inconclusive
    /// The subject does not answer the same scenario in the same way.
    case notDeterministic
    /// The adapter failed its self-check; nothing was judged.
    case adapterError
    /// A signal ended the subject's process.
    case crashed
    /// The subject's process ended by itself.
    case exited
    /// The subject did not answer in time.
    case hung
    /// The subject's process took more memory than it may.
    case outgrown
    /// The subject's process wrote more to its error output than it may.
    case flooded
    /// The subject's process said what the protocol does not ask for.
    case protocolError
  }

  /// The first of these that there is: an adapter error, answers that change, a breakdown, a violation, something that
  /// is not known. So a breakdown outranks a violation: the kind of the first one is the outcome, whatever is violated.
  public var outcome: Outcome {
    if adapterError != nil { return .adapterError }
    if nondeterminism != nil { return .notDeterministic }
    if let first = breakdowns.first { return first.breakdown.kind.outcome }
    let counted = requirements.lazy.filter(\.level.isCounted)
    if counted.contains(where: { $0.verdict == .violated }) { return .violated }
    let isOpen = counted.contains { $0.verdict == .notExercised || $0.verdict == .unsettled }
    return isOpen || isOutOfReach || !missingSystems.isEmpty || interruption != nil
      ? .inconclusive : .conforms
  }

  /// Whether nothing that was asked about, and decides conformance, applies to the subject.
  package var isOutOfReach: Bool {
    requirements.allSatisfy { !$0.level.isCounted || $0.verdict == .notApplicable }
  }

  /// What the subject has beside its navigation stack and nobody has judged, since the run ended before.
  package var missingSystems: [ScenarioSystem] { record?.missingSystems ?? [] }

  /// All that is violated, whether it decides conformance or not.
  public var violations: [RequirementResult] {
    requirements.filter { $0.verdict == .violated }
  }
}
