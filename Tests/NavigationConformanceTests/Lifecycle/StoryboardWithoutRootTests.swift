import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// What a storyboard without a root comes to is not said, and reports show it.
@MainActor @Suite("Storyboards without a root") struct StoryboardWithoutRootTests {
  private func conformance(
    _ variants: LifecycleVariants, faults: LifecycleFaults = []
  ) -> LifecycleConformance {
    LifecycleConformance(
      of: LifecycleSubject("subject", HeadlessLifecycleAdapter(faults: faults, variants: variants)))
  }

  @Test(
    arguments: [
      ([], "an empty stack"), ([.storyboardNeedsRoot], "an error"),
      ([.storyboardMakesRoot], "a root of its own"),
    ] as [(LifecycleVariants, String)])
  func `whatever comes of it conforms, and is shown with its scenario`(
    _ variants: LifecycleVariants, _ reading: String
  ) async throws {
    let report = try await conformance(variants).check(CampaignOptions(scenarioCount: 400))
    #expect(report.outcome == .conforms)
    #expect(report.violations.map(\.id) == [])
    let choice = try #require(report.choices.first { $0.id == "storyboard-without-root" })
    #expect(choice.readings == [reading])
    #expect(choice.examples.map(\.scenario.oneLine) == ["make storyboard"])
  }

  @Test func `text and JSON show an error as what comes of it`() async throws {
    let report = try await conformance([.storyboardNeedsRoot])
      .check(CampaignOptions(scenarioCount: 40))
    let count = try #require(report.choices.first { $0.id == "storyboard-without-root" }?.count)
    #expect(
      TextReport(report).text.contains(
        "  storyboard-without-root   \(count)  an error\n      make storyboard\n"))
    let json = try JSONDecoder().decode(
      JSONValue.self, from: Data(try JSONReport(report).text().utf8))
    let choice = try #require(
      json["choices"]?.array?.first { $0["id"] == .string("storyboard-without-root") })
    #expect(choice["readings"] == .array([.string("an error")]))
    #expect(
      choice["examples"]
        == .array([
          .object([
            "readings": .array([.string("an error")]), "scenario": .string("make storyboard"),
          ])
        ]))
  }

  @Test func `onto an empty stack controllers are pushed and set`() async throws {
    let report = try await conformance([]).replay("make storyboard; push A; push B; set C A")
    #expect(report.violated == nil)
    #expect(report.steps.count == 4)
    #expect(report.steps.last?.comparisons.map(\.aspect) == ["items in the bar"])
  }

  @Test(arguments: [[.storyboardNeedsRoot], [.storyboardMakesRoot]] as [LifecycleVariants])
  func `behind what is not defined a scenario ends`(_ variants: LifecycleVariants) async throws {
    let report = try await conformance(variants).replay("make storyboard; push A")
    #expect(report.violated == nil)
    #expect(report.steps.map(\.line) == ["make storyboard"])
    #expect(report.steps.last?.comparisons.filter(\.differs).map(\.aspect) == [])
    #expect(report.endedEarly)
  }

  @Test func `a root of its own has its item`() async throws {
    let report = try await conformance([.storyboardMakesRoot], faults: [.itemWithoutController])
      .replay("make storyboard")
    #expect(report.violated?.id == "CLS-01")
    #expect(
      report.violated?.counterexample?.comparisons.map(\.observed) == ["?, ?; stack: ?"])
  }

  @Test func `an item of nobody does not keep the scenario from going on`() async throws {
    let report = try await conformance([], faults: [.itemWithoutController])
      .check(CampaignOptions(scenarioCount: 400))
    #expect(report.violations.map(\.id) == ["CLS-01"])
    let found = report.violations.first?.counterexample?.scenario.oneLine
    #expect(found == "make storyboard")
  }

  /// Its loader takes no storyboard that has no relationship.
  private struct RelatedOnly: LifecycleAdapter {
    static var capabilities: LifecycleCapabilities { .storyboards }

    private(set) var stack: [String] = []

    mutating func make(
      _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
    ) throws {
      switch creation {
      case .root(let root), .storyboard(let root): stack = [root]
      default: throw Unsupported()
      }
    }

    mutating func push(_ label: String) { stack.append(label) }
    mutating func pop() { if stack.count > 1 { stack.removeLast() } }
    mutating func setViewControllers(_ labels: [String]) { stack = labels }
  }

  private func report(on claims: LifecycleCapabilities) async -> ConformanceReport {
    var campaign = SystemCampaign(
      subject: SystemSubject(
        name: "S", system: LifecycleSystem(claims: claims),
        driver: LifecycleDriver(RelatedOnly(), claims: claims),
        server: LifecycleServer(RelatedOnly())),
      options: CampaignOptions(scenarioCount: 100))
    return await campaign.run()
  }

  @Test func `who has no storyboard without a root does not claim it`() async {
    let related = await report(on: .storyboards)
    #expect(related.outcome == .conforms)
    #expect(related.choices.map(\.id) == [])
    #expect(
      await report(on: [.storyboards, .storyboardsWithoutRoot]).adapterError
        == "The adapter claims what 'make storyboard' takes, and answers Unsupported. Implement it, "
        + "or leave the claim out of the capabilities.")
  }
}
