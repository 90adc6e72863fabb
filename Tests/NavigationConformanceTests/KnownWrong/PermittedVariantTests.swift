import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@MainActor @Suite("Permitted variants") struct PermittedVariantTests {
  /// Readings that take away what the adapter claims, with the reason why they are not run here.
  private nonisolated static let unclaimed: [NavigationVariant: String] = [
    .withoutDidShow: "a subject without did-show does not claim it, and this adapter does"
  ]

  @Test(arguments: NavigationVariant.allCases.filter { unclaimed[$0] == nil })
  func `a subject that reads an open point in another way conforms`(
    _ variant: NavigationVariant
  ) async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(variants: [variant]))
    var options = CampaignOptions()
    #if DEBUG
      // A sample; the whole budget is spent on each of them in release.
      options.scenarioCount = 500
      options.beginsSmall = false
    #endif
    let report = try await Conformance(of: subject).check(options)
    #expect(report.adapterError == nil)
    #expect(report.nondeterminism == nil)
    #expect(report.violations.map(\.id) == [])
    #if !DEBUG
      #expect(report.outcome == .conforms)
    #endif
  }
}
