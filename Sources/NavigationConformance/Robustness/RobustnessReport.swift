import NavigationReference

/// How a subject takes it when its caller breaks the rules. The documents promise nothing then, so that none of it decides
/// conformance.
public struct RobustnessReport: Hashable, Sendable {
  /// The name under which the subject was given.
  public var subject: String
  /// What decided everything that was random.
  public var seed: UInt64
  /// One for each rule that has a name.
  public var rules: [RuleResult]
  /// Why nothing could be tried: the adapter's fault, not the subject's.
  public var adapterError: String?

  package init(
    subject: String, seed: UInt64, rules: [RuleResult], adapterError: String? = nil
  ) {
    self.subject = subject
    self.seed = seed
    self.rules = rules
    self.adapterError = adapterError
  }

  /// What came of breaking one rule.
  public struct RuleResult: Hashable, Sendable, Identifiable {
    /// The rule's stable name.
    public var id: String
    /// The ID of the statement of the documents that asks for it most; `nil` where none does.
    public var row: String?
    /// The rule in one sentence.
    public var statement: String
    /// How often it was broken.
    public var count: Int
    /// How often the subject refused.
    public var refusedCount: Int
    /// A scenario that shows what the subject refuses.
    public var refused: ScenarioStory?
    /// A scenario that shows what it accepts.
    public var accepted: ScenarioStory?
    /// The part of its structure that the subject breaks in consequence, or how it breaks down.
    public var broken: String?
    /// The shortest scenario found in which it does so, or breaks down.
    public var scenario: ScenarioStory?
    /// Whether it does not live on in consequence.
    public var breaksDown: Bool

    package init(id: String, row: String?, statement: String) {
      self.id = id
      self.row = row
      self.statement = statement
      count = 0
      refusedCount = 0
      breaksDown = false
    }
  }
}

extension ChoiceResult {
  /// What comes of breaking a rule, as a point that is read in one way or the other.
  init(_ rule: RobustnessReport.RuleResult) {
    let seen = [
      ("refused", rule.refused), ("accepted", rule.accepted),
      (CallerRule.breakdown, rule.breaksDown ? rule.scenario : nil),
    ]
    let examples = seen.compactMap { reading, scenario in
      scenario.map { Example(readings: [reading], scenario: $0) }
    }
    self.init(
      id: rule.id, question: rule.statement, readings: examples.flatMap(\.readings),
      count: examples.isEmpty ? 0 : rule.count, isMixed: examples.count > 1, examples: examples)
  }
}
