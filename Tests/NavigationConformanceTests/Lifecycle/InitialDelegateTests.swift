import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// Whether one that has just been made has a delegate is not said, and reports show it.
@MainActor @Suite("Initial delegates") struct InitialDelegateTests {
  @Test(
    arguments: [([], "none"), ([.delegateFromTheStart], "somebody")]
      as [(LifecycleVariants, String)])
  func `either conforms, and is shown with its scenario`(
    _ variants: LifecycleVariants, _ reading: String
  ) async throws {
    let subject = LifecycleSubject(
      "subject", HeadlessLifecycleAdapter(faults: [], variants: variants))
    let report = try await LifecycleConformance(of: subject)
      .check(CampaignOptions(scenarioCount: 400))
    #expect(report.outcome == .conforms)
    let choice = try #require(report.choices.first { $0.id == "initial-delegate" })
    #expect(choice.readings == [reading])
    #expect(choice.examples.map(\.scenario.oneLine) == ["make root A"])
    let text = TextReport(report).text
    let line = "  initial-delegate         \(choice.count)  \(reading)"
    #expect(text.contains("\(line)\n      make root A"))
    let known = try JSONDecoder().decode(
      JSONValue.self, from: Data(try JSONReport(report).text().utf8))["choices"]?.array
    let readings = known?.first { $0["id"] == .string("initial-delegate") }?["readings"]
    #expect(readings == .array([.string(reading)]))
  }

  @Test func `it is looked at when one is made, and never again`() async throws {
    let subject = LifecycleSubject("subject", HeadlessLifecycleAdapter())
    let report = try await LifecycleConformance(of: subject).replay("make root A; push B")
    let seen = report.steps.map { step in
      step.comparisons.filter { $0.aspect == "delegate" }.map(\.observed)
    }
    #expect(seen == [["none"], []])
  }

  private struct Overclaiming: LifecycleAdapter {
    static var capabilities: LifecycleCapabilities { .initialDelegate }

    private(set) var stack: [String] = []

    mutating func make(
      _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
    ) throws {
      if case .root(let root) = creation { stack = [root] }
    }

    mutating func push(_ label: String) { stack.append(label) }
    mutating func pop() { if stack.count > 1 { stack.removeLast() } }
    mutating func setViewControllers(_ labels: [String]) { stack = labels }
  }

  @Test func `the self-check finds who claims it and does not say it`() async throws {
    let subject = LifecycleSubject("subject", Overclaiming())
    let report = try await LifecycleConformance(of: subject).check()
    #expect(report.scenarioCount == 0)
    #expect(
      report.adapterError
        == "The adapter claims what 'make root A' takes, and answers Unsupported. Implement it, or "
        + "leave the claim out of the capabilities.")
  }
}
