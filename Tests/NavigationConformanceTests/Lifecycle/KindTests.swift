import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

/// Subclasses, bars of other classes and what comes from a storyboard keep all the rules there are.
@MainActor @Suite("Kinds of navigation controllers") struct KindTests {
  @Test(arguments: NavigationKind.allCases)
  func `each kind obeys the whole suite`(_ kind: NavigationKind) async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(kind: kind))
    var options = CampaignOptions()
    #if DEBUG
      // A sample; the whole budget is spent on each of them in release.
      options.scenarioCount = 30
      options.beginsSmall = false
    #endif
    let report = try await Conformance(of: subject).verdicts(options)
    #expect(report.violations.map(\.id) == [])
    #expect(report.adapterError == nil)
    #if !DEBUG
      #expect(report.outcome == .conforms)
    #endif
  }

  /// Without asking what is right: the same scenarios come to the same.
  @Test(arguments: NavigationKind.allCases)
  func `each kind does what the standard one does`(_ kind: NavigationKind) async {
    let count = sample(20, of: 400)
    var comparison = SubjectComparison(
      NavigationSubject("standard", HeadlessAdapter()),
      NavigationSubject("other", HeadlessAdapter(kind: kind)), seed: 1, scenarioCount: count)
    let report = await comparison.run()
    #expect(report.outcome == .agree)
    #expect(report.scenarioCount == count)
  }

  /// The only tab, a tab selected later, a tab in a tab: the documents make no difference.
  @Test(arguments: ContainerKind.allCases)
  func `each outer container leaves the same rules`(_ container: ContainerKind) async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(container: container))
    for text in Self.embedded {
      let report = await Conformance(of: subject).replay(try NavigationScenario(text))
      #expect(report.violated == nil, "\(text)")
      #expect(report.unsupported == nil)
    }
    #if !DEBUG
      let report = try await Conformance(of: subject).check()
      #expect(report.violations.map(\.id) == [])
      #expect(report.outcome == .conforms)
    #endif
  }

  private nonisolated static let embedded = [
    "start A embedded; setToolbarHidden false animated; push B animated; tapBack",
    "start A embedded; delegate = 2; push B running; settle; gesture begin; gesture finish",
    "start A embedded; present B; push C; dismiss; navigationBarHidden = true; pop",
    "either; start A embedded; or; start A; then; setToolbarHidden false; push B; present C",
  ]
}
