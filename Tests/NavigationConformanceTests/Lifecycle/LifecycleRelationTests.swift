import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@MainActor @Suite("Life cycles beside each other") struct LifecycleRelationTests {
  private static let stack =
    "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; "
    + "make root A; push B; pop; "

  private func replay(
    _ scenario: String, on adapter: some LifecycleAdapter
  ) async throws -> ReplayReport {
    try await LifecycleConformance(of: LifecycleSubject("subject", adapter)).replay(scenario)
  }

  /// It has another stack than the model holds, and is asked for its own only.
  @Test func `what is compared is what the subject shows, not what is expected`() async throws {
    let relaunched = try await replay(Self.stack + "relaunch", on: AstrayLifecycle(.neverPops))
    #expect(relaunched.violated == nil)
    #expect(relaunched.steps.last?.comparisons.map(\.observed) == ["as before"])
    let remade = try await replay(
      "make bars toolbar; push A; push B; pop; remake", on: AstrayLifecycle(.neverPops))
    #expect(remade.steps.last?.comparisons.map(\.observed) == ["as before"])
  }

  @Test func `what differs stands beside what was there`() async throws {
    let restored = try await replay(
      Self.stack + "push B; relaunch", on: HeadlessLifecycleAdapter(faults: [.restoredFromTop]))
    #expect(restored.violated?.id == "REL-ST-08")
    #expect(restored.steps.last?.comparisons.map(\.observed) == ["B, A; before: A, B"])
    let remade = try await replay(
      "make bars navigationBar; remake", on: HeadlessLifecycleAdapter(faults: [.ownBarUnmanaged]))
    #expect(remade.violated?.id == "REL-CLS-08")
    #expect(
      remade.steps.last?.comparisons.map(\.observed)
        == ["its own delegate; before: another delegate"])
  }

  @Test(arguments: [
    "restorationIdentifier = n; B.restorationIdentifier = y; make root A; push B; relaunch",
    "A.restorationIdentifier = x; make root A; relaunch",
  ])
  func `where nothing is promised nothing is compared`(_ scenario: String) async throws {
    for variants: LifecycleVariants in [[.nothingWithoutRoot], []] {
      let report = try await replay(
        scenario, on: HeadlessLifecycleAdapter(faults: [], variants: variants))
      #expect(report.violated == nil)
      #expect(report.steps.last?.comparisons.isEmpty ?? false)
    }
  }
}
