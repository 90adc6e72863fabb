@testable import NavigationConformance

extension Conformance {
  /// A check by which nothing is made of what it comes upon: its verdicts, counts and readings are those of any other, and
  /// counterexamples and examples stay as long as they were met.
  func verdicts(_ options: CampaignOptions) async throws -> ConformanceReport {
    var campaign = try Campaign(subject: subject, options: options)
    return await campaign.run(CampaignControl(patience: Patience(isOut: { true })))
  }
}
