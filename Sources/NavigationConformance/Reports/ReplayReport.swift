/// What one scenario showed, step by step.
public struct ReplayReport: Hashable, Sendable {
  /// The name under which the subject was given.
  public var subject: String
  /// The scenario that was run.
  public var scenario: ScenarioStory
  /// One for each line that was carried out; the last one differs when the scenario violates something.
  /// Before it, only the start may differ, in what is left out from there on.
  public var steps: [Step]
  /// The requirement that the last step violates.
  public var violated: RequirementResult?
  /// Why the scenario could not be carried out on this subject.
  public var unsupported: String?
  /// The capabilities that would have to be claimed for that; none where they are claimed.
  public var unclaimed: [String] = []
  /// What the adapter did wrong in the line after the last step, so that nothing more could be judged.
  public var adapterError: String?
  /// How the subject broke down in the line after the last step, or after a difference.
  public var breakdown: Breakdown?
  /// Permitted by the documents, but nothing after it could be judged; or two runs of which nothing can be compared.
  public var endedEarly: Bool

  package init(
    subject: String, scenario: ScenarioStory, steps: [Step],
    violated: RequirementResult? = nil, unsupported: String? = nil, endedEarly: Bool = false
  ) {
    self.subject = subject
    self.scenario = scenario
    self.steps = steps
    self.violated = violated
    self.unsupported = unsupported
    self.endedEarly = endedEarly
  }

  /// One line that was carried out.
  public struct Step: Hashable, Sendable {
    /// The line as it stands in the scenario.
    public var line: String
    /// Everything that is stated about the step, as expected and as observed.
    public var comparisons: [Counterexample.Comparison]
    /// What the subject reported, in order.
    public var events: [String]

    package init(line: String, comparisons: [Counterexample.Comparison], events: [String]) {
      self.line = line
      self.comparisons = comparisons
      self.events = events
    }
  }
}
