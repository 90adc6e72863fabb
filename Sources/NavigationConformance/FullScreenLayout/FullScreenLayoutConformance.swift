/// Puts the layout of navigation interfaces to the test.
///
/// ```swift
/// let subject = FullScreenLayoutSubject("MyContainer", MyLayoutAdapter())
/// let report = try await FullScreenLayoutConformance(of: subject).check()
/// ```
public struct FullScreenLayoutConformance {
  let subject: SystemSubject<FullScreenSystem>

  /// - Parameter subject: what is put to the test.
  public init(of subject: FullScreenLayoutSubject) {
    self.subject = subject.system
  }

  /// Lays out every combination of conditions, and every two that differ in one.
  ///
  /// - Parameter options: how many layouts at most, all of them with 6,400 or more; what to report on, and what may be spent
  ///   on proofs. Nothing here is random, so that a seed has no meaning.
  /// - Returns: a verdict for each requirement on layouts.
  /// - Throws: ``UnknownRequirement`` when the options ask about an ID that none of these requirements has.
  public func check(
    _ options: CampaignOptions = CampaignOptions()
  ) async throws(UnknownRequirement) -> ConformanceReport {
    var campaign = try SystemCampaign(checked: options, of: subject)
    return await campaign.run()
  }

  /// Runs one scenario and reports every step.
  ///
  /// - Parameter scenario: the text of the scenario; `Reference/LAYOUT.md` describes the language.
  /// - Throws: the first error in the text.
  public func replay(_ scenario: String) async throws(ScenarioError) -> ReplayReport {
    let lines = try SystemScenario<FullScreenSystem>.lines(of: scenario)
    return await SystemReplay(subject).run(lines)
  }
}
