import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// When a change of something displayed shows is open, of each change by itself: also of one that is made under something
/// else, when that goes before the top has changed.
@MainActor @Suite("Changes under something else in the bar") struct CoveredChangeTests {
  @Test(arguments: [
    NavigationVariants(), [.backItemWaits], [.titlesWait], [.refreshAtTopChange],
  ])
  func `a change under something else may show when that goes or at the next top`(
    _ variants: NavigationVariants
  ) async throws {
    for text in [
      "start A; B.item.left = x; push B; A.item.back = y; B.item.left = none; push C; pop",
      "start A; B.item.left = x; push B; A.item.back = x; B.item.left = none; push C; pop",
      "A.item.back = y; B.item.left = x; start A; push B; A.item.back = none; B.item.left = none",
      "start A; B.item.left = x; C.item.back = y; push B; set C B; B.item.left = none; push A; pop",
      #"A.item.titleView = x; start A; A.title = "a"; A.item.titleView = none; push B; pop"#,
      #"A.item.titleView = x; start A; A.item.title = "a"; A.item.titleView = none; push B; pop"#,
      #"A.title = "b"; A.item.title = "a"; start A; A.title = "a"; A.item.title = none; push B; pop"#,
    ] {
      let report = try await replay(text, variants: variants)
      #expect(report.violated == nil, "\(text)")
      #expect(report.steps.count == text.split(separator: ";").count, "\(text)")
    }
  }

  @Test(arguments: [
    (
      NavigationFault.backItemIgnored,
      "start A; B.item.left = x; push B; A.item.back = y; B.item.left = none; push C; pop",
      "LEFT-02"
    ),
    (
      .controllerTitleUnused,
      #"A.item.titleView = x; start A; A.title = "a"; A.item.titleView = none; push B; pop"#,
      "CEN-08"
    ),
  ])
  func `at the next top what was changed has to show`(
    _ fault: NavigationFault, _ text: String, _ requirement: String
  ) async throws {
    let report = try await replay(text, faults: [fault])
    #expect(report.violated?.id == requirement)
    #expect(report.steps.count == text.split(separator: ";").count)
  }

  @Test func `of one change alone the bar has to show what was before or what is now`() async throws
  {
    let report = try await replay("start A; B.item.left = x; push B; B.item.left = none")
    let left = try #require(report.steps.last?.comparisons.first { $0.aspect == "left" })
    #expect(left.expected == "back button or item x")
  }
}
