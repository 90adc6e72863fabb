/// Puts to the test how navigation controllers come into being and come back.
///
/// ```swift
/// let subject = LifecycleSubject("MyContainer", MyLifecycleAdapter())
/// let report = try await LifecycleConformance(of: subject).check()
/// ```
public struct LifecycleConformance {
  let subject: SystemSubject<LifecycleSystem>

  /// - Parameter subject: what is put to the test.
  public init(of subject: LifecycleSubject) {
    self.subject = subject.system
  }

  /// Runs a campaign: all small scenarios first, then drawn ones.
  ///
  /// - Parameter options: seed, budget, and what to report on. Shards and stored scenarios have no meaning here.
  /// - Returns: a verdict for each requirement on the life cycle.
  /// - Throws: ``UnknownRequirement`` when the options ask about an ID that none of these requirements has.
  public func check(
    _ options: CampaignOptions = CampaignOptions()
  ) async throws(UnknownRequirement) -> ConformanceReport {
    var campaign = try SystemCampaign(checked: options, of: subject)
    return await campaign.run()
  }

  /// Runs one scenario and reports every step.
  ///
  /// - Parameter scenario: the text of the scenario; `Reference/LIFECYCLE.md` describes the language.
  /// - Throws: the first error in the text.
  public func replay(_ scenario: String) async throws(ScenarioError) -> ReplayReport {
    let lines = try SystemScenario<LifecycleSystem>.lines(of: scenario)
    return await SystemReplay(subject).run(lines)
  }
}
