import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// Two layouts, life cycles or toolbar controllers on the same scenarios.
@MainActor @Suite("Compared systems") struct SystemComparisonTests {
  private var report: ComparisonReport {
    ComparisonReport(first: "Old", second: "New", seed: 1, onlyFirst: [], onlySecond: [])
  }

  private func compare(
    _ first: LifecycleSubject?, _ second: LifecycleSubject?, scenarios: Int = 400
  ) async -> ComparisonReport {
    var report = report
    await report.add(first, second, scenarioCount: scenarios)
    return report
  }

  private func lifecycle(
    _ faults: LifecycleFaults = [], variants: LifecycleVariants = []
  ) -> LifecycleSubject {
    LifecycleSubject("S", HeadlessLifecycleAdapter(faults: faults, variants: variants))
  }

  @Test func `what does the same does not differ`() async {
    let report = await compare(lifecycle(), lifecycle())
    #expect(report.outcome == .agree)
    #expect(report.scenarioCount == 400)
  }

  @Test func `a fault is a difference under its requirement, in the shortest scenario`() async {
    let report = await compare(lifecycle(), lifecycle([.subclassWithoutRoot]))
    let difference = report.differences.first { $0.id == "CLS-01" }
    #expect(difference?.kind == .requirement)
    #expect(difference?.scenario.oneLine == "make subclass A")
    #expect(
      difference?.rows == [
        SubjectDifference.Row(aspect: "stack", first: "A", second: "none"),
        SubjectDifference.Row(
          aspect: "items and bars", first: "items A, its own delegate, the same bars",
          second: "items none, its own delegate, the same bars"),
      ])
    #expect(report.unsteady == nil)
  }

  @Test func `what lasts does not hide what comes behind it`() async {
    let report = await compare(
      lifecycle(), lifecycle([.navigationBarClassIgnored, .relationshipIgnored]))
    let ids = report.differences.map(\.id)
    #expect(ids.contains("CLS-03"))
    #expect(ids.contains("CON-05"))
    #expect(Set(ids).count == ids.count)
  }

  @Test func `two readings of an open point are a choice`() async {
    let some = LayoutVariant.allCases.prefix(3).reduce(into: LayoutVariants()) { $0.insert($1) }
    var report = report
    await report.add(
      FullScreenLayoutSubject("S", HeadlessLayoutAdapter()),
      FullScreenLayoutSubject("S", HeadlessLayoutAdapter(faults: [], variants: some)),
      scenarioCount: 640)
    #expect(
      report.differences.filter { $0.kind == .choice }.map(\.id).sorted()
        == [
          "toolbar-beside-opaque-bar", "translucent-bar-in-small-window",
          "translucent-bar-unwanted",
        ])
    #expect(report.differences.allSatisfy { $0.kind != .requirement })
    #expect(report.differences.allSatisfy { $0.scenario.lines.count == 1 })
  }

  @Test func `a refusal is shown beside what was seen`() async {
    var report = report
    await report.add(
      ToolbarControllerSubject("S", HeadlessToolbarControllerAdapter()),
      ToolbarControllerSubject("S", RefusingToolbarController()), scenarioCount: 60)
    let difference = report.differences.first
    #expect(difference?.id == "CW-27")
    #expect(difference?.scenario.oneLine == "contain plain")
    #expect(
      difference?.rows.first
        == SubjectDifference.Row(aspect: "failure", first: "none", second: "an error"))
  }

  /// One of the two throws, and is compared all the same.
  @Test func `what a storyboard without a root comes to is a choice`() async {
    let report = await compare(lifecycle(), lifecycle(variants: [.storyboardNeedsRoot]))
    #expect(report.differences.map(\.id) == ["storyboard-without-root"])
    #expect(report.differences.map(\.kind) == [.choice])
    #expect(report.differences.map(\.scenario.oneLine) == ["make storyboard"])
    #expect(
      report.differences.first?.rows.first
        == SubjectDifference.Row(
          aspect: "a storyboard without a root", first: "an empty stack", second: "an error"))
    #expect(report.scenarioCount == 400)
  }

  @Test func `what only one of the two has is listed`() async {
    #expect(await compare(lifecycle(), nil).onlyFirst == ["life cycle"])
    #expect(await compare(nil, lifecycle()).onlySecond == ["life cycle"])
    #expect(await compare(nil, nil).outcome == .agree)
  }

  #if os(macOS) || os(Linux)
    @Test func `what only one of the two claims, or breaks down at, is told`() async throws {
      let external = try ExternalSubject([FaultySubject.path(), "lifecycle-trap"])
      let report = await compare(lifecycle(), external.lifecycle, scenarios: sample(150, of: 300))
      #expect(
        report.onlyFirst == [
          "barClasses", "interface", "subclasses", "storyboards", "storyboardsWithoutRoot",
          "initialDelegate",
        ])
      #expect(report.onlySecond == [])
      let breakdown = report.differences.first { $0.kind == .breakdown }
      #expect(breakdown?.scenario.oneLine == "make root A; push B; encode")
      #expect(breakdown?.rows.map(\.first) == ["answered"])
      #expect(breakdown?.rows.first?.second.hasPrefix("crashed (signal ") == true)
    }
  #endif

  @Test func `an adapter that fails its self-check is not compared`() async {
    let report = await compare(lifecycle(), LifecycleSubject("S", Overclaiming()))
    #expect(
      report.adapterErrors == [
        ComparisonReport.AdapterError(
          subject: "New",
          message:
            "The adapter claims what 'encode' takes, and answers Unsupported. Implement it, or leave "
            + "the claim out of the capabilities.")
      ])
    #expect(report.scenarioCount == 0)
  }

  /// Claims to preserve what it does not.
  private struct Overclaiming: LifecycleAdapter {
    static var capabilities: LifecycleCapabilities { .preservation }
    private(set) var stack: [String] = []

    mutating func make(
      _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
    ) { stack = ["A"] }
    mutating func push(_ label: String) { stack.append(label) }
    mutating func pop() { stack.removeLast() }
    mutating func setViewControllers(_ labels: [String]) { stack = labels }
  }
}
