/// Puts a subject to the test.
public struct Conformance {
  let subject: NavigationSubject

  /// - Parameter subject: what is put to the test.
  public init(of subject: NavigationSubject) {
    self.subject = subject
  }

  /// Runs a campaign: small scenarios first, which are at most half of all, then generated ones.
  ///
  /// - Parameters:
  ///   - options: seed, budget, and what to report on.
  ///   - progress: called now and then; has no influence on anything.
  /// - Returns: a verdict for each requirement.
  /// - Throws: ``UnknownRequirement`` when the options ask about an ID that no requirement on navigation
  ///   stacks has.
  public func check(
    _ options: CampaignOptions = CampaignOptions(),
    progress: @escaping (CampaignProgress) -> Void = { _ in }
  ) async throws(UnknownRequirement) -> ConformanceReport {
    try await check(options, under: CampaignControl(progress: progress))
  }

  /// The same, with somebody who may end it.
  package func check(
    _ options: CampaignOptions, under control: CampaignControl
  ) async throws(UnknownRequirement) -> ConformanceReport {
    var campaign = try Campaign(subject: subject, options: options)
    return await campaign.run(control)
  }

  /// Breaks the rules that the documents put on the caller, and looks whether the subject keeps its structure.
  ///
  /// The documents promise nothing then, so that none of it decides conformance. A subject that cannot survive it ends
  /// the process.
  ///
  /// - Parameters:
  ///   - seed: decides everything that is random.
  ///   - progress: called before each attempt; has no influence on anything.
  /// - Returns: for each rule how often it was broken, what came of it, and the shortest scenario found that did harm.
  public func checkRobustness(
    seed: UInt64 = 1, progress: @escaping (RobustnessProgress) -> Void = { _ in }
  ) async -> RobustnessReport {
    var check = RobustnessCheck(subject: subject)
    return await check.run(seed: seed, progress: progress)
  }

  /// Runs one scenario and reports every step.
  ///
  /// - Parameter scenario: of the navigation controller; one that compares two runs is run on both sides.
  /// - Returns: what was expected and what was seen at each step, and what is violated.
  public func replay(_ scenario: NavigationScenario) async -> ReplayReport {
    if let relation = RelationScenario(scenario.lines) {
      return await RelationReplay(subject: subject).run(relation, scenario)
    }
    var replay = ScenarioReplay(subject: subject)
    return await replay.run(scenario)
  }
}
