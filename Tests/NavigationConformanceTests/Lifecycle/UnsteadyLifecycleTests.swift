import ConformanceEngine
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// A life cycle that restores one controller too few, once in so many times.
@MainActor @Suite("Life cycles that waver") struct UnsteadyLifecycleTests {
  private var options: CampaignOptions {
    var options = CampaignOptions(scenarioCount: 400)
    options.proof = .none
    return options
  }

  private func subject(every period: Int) -> LifecycleSubject {
    LifecycleSubject("subject", ForgetfulLifecycle(every: period))
  }

  @Test(arguments: [40, 7]) func `what comes once is no violation, and both answers are shown`(
    _ period: Int
  ) async throws {
    let report = try await LifecycleConformance(of: subject(every: period))
      .check(options)
    #expect(report.outcome == .notDeterministic)
    #expect(report.violations.map(\.id) == [])
    let found = try #require(report.nondeterminism)
    #expect(found.first != found.second)
  }

  @Test func `what comes every time is a violation`() async throws {
    let report = try await LifecycleConformance(of: subject(every: 1))
      .check(options)
    #expect(report.outcome == .violated)
    #expect(!report.violations.isEmpty)
    #expect(report.nondeterminism == nil)
  }

  /// One that is met every time is believed, and has its counterexample, though another wavers.
  @Test func `what is steady stays a violation beside what wavers`() async throws {
    let report = try await LifecycleConformance(
      of: LifecycleSubject("subject", ForgetfulLifecycle(every: 12, sharesPaths: true))
    ).check(options)
    #expect(report.outcome == .notDeterministic)
    #expect(report.violations.map(\.id) == ["ST-07"])
    #expect(report.violations.allSatisfy { $0.counterexample != nil })
  }
}

@MainActor
private struct ForgetfulLifecycle: LifecycleAdapter {
  private final class Count {
    var value = 0
  }

  static var capabilities: LifecycleCapabilities { [.preservation] }

  private let period: Int
  /// Whether all that is encoded has one path, every time.
  private let sharesPaths: Bool
  /// Outlives a start.
  private let restored = Count()
  private var adapter = HeadlessLifecycleAdapter()

  init(every period: Int, sharesPaths: Bool = false) {
    self.period = period
    self.sharesPaths = sharesPaths
  }

  mutating func make(
    _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
  ) throws {
    try adapter.make(creation, identifier: identifier, identifiers: identifiers)
  }

  mutating func push(_ label: String) throws { try adapter.push(label) }
  mutating func pop() throws { try adapter.pop() }
  mutating func setViewControllers(_ labels: [String]) throws {
    try adapter.setViewControllers(labels)
  }
  mutating func setIdentifier(_ identifier: String?, of label: String) {
    adapter.setIdentifier(identifier, of: label)
  }
  mutating func setOwnIdentifier(_ identifier: String?) { adapter.setOwnIdentifier(identifier) }

  var stack: [String] { adapter.stack }

  mutating func encode() -> [EncodedController] {
    let encoded = adapter.encode()
    return sharesPaths ? encoded.map { EncodedController(label: $0.label, path: "n") } : encoded
  }

  mutating func restore() -> [String] {
    let labels = adapter.restore()
    restored.value += 1
    return restored.value.isMultiple(of: period) ? labels.dropLast() : labels
  }
}
