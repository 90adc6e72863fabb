/// Puts a subject to the test.
public struct Conformance {
  let subject: NavigationSubject

  public init(of subject: NavigationSubject) {
    self.subject = subject
  }

  /// Runs a campaign: all small scenarios first, then generated ones.
  ///
  /// - Parameters:
  ///   - options: seed, budget, and what to report on.
  ///   - progress: called now and then; has no influence on anything.
  /// - Returns: a verdict for each requirement.
  /// - Throws: `UnknownRequirement` when the options ask about an ID that does not exist.
  public func check(
    _ options: CampaignOptions = CampaignOptions(),
    progress: @escaping (CampaignProgress) -> Void = { _ in }
  ) async throws(UnknownRequirement) -> ConformanceReport {
    var campaign = try Campaign(subject: subject, options: options)
    return await campaign.run(CampaignControl(progress: progress))
  }

  /// Runs one scenario and reports every step.
  public func replay(_ scenario: NavigationScenario) async -> ReplayReport {
    var replay = ScenarioReplay(subject: subject)
    return await replay.run(scenario)
  }
}

/// An ID that no requirement has.
public struct UnknownRequirement: Error, Hashable, Sendable, CustomStringConvertible {
  public let id: String
  /// The nearest ID there is.
  public let suggestion: String?

  public var description: String {
    let advice = suggestion.map { "; did you mean \($0)?" } ?? ""
    return "there is no requirement '\(id)'\(advice)"
  }
}
