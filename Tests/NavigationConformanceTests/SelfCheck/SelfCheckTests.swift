import HeadlessNavigation
import HeadlessNavigationAdapter
import MistakenAdapters
import Testing

@testable import NavigationConformance

@Suite struct SelfCheckTests {
  @Test func `An adapter without a mistake passes without a note`() async throws {
    let report = try await report(on: ContainerAdapter())
    #expect(report.outcome == .conforms)
    #expect(report.notes == [])
  }

  /// Every one in release.
  private nonisolated static let faults = stride(
    from: 0, to: NavigationFault.allCases.count, by: sample(5, of: 1)
  ).map { NavigationFault.allCases[$0] }

  @Test(arguments: faults)
  @MainActor func `A fault of the subject is never taken for the adapter's`(
    _ fault: NavigationFault
  ) async {
    var faults = NavigationFaults()
    faults.insert(fault)
    let result = await NavigationSubject("subject", HeadlessAdapter(faults: faults)).selfCheck()
    #expect(result.failure == nil)
    // Nothing runs then, and that is said: an adapter may have claimed it by mistake.
    let runsNothing = fault == .animatedPushDoesNotAnimate
    #expect(result.notes.count == (runsNothing ? 1 : 0), "\(result.notes)")
    let note =
      "runningTransitions is claimed, and log.didShow(_:animated:) came before settle() was called;"
    #expect(result.notes.allSatisfy { $0.hasPrefix(note) })
  }

  private nonisolated static let variants = stride(
    from: 0, to: NavigationVariant.allCases.count, by: sample(4, of: 1)
  ).map { NavigationVariant.allCases[$0] }.filter { $0 != .withoutDidShow }

  @Test(arguments: variants)
  @MainActor func `A permitted reading is never taken for a mistake`(
    _ variant: NavigationVariant
  ) async {
    var variants = NavigationVariants()
    variants.insert(variant)
    let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
    let result = await subject.selfCheck()
    #expect(result.failure == nil)
    // The order is pointed out for those who did not mean it.
    #expect(result.notes.count == ([.poppedTopFirst, .poppedLowestLast].contains(variant) ? 1 : 0))
  }

  @Test @MainActor func `Who sends no did-show may not claim it`() async throws {
    var variants = NavigationVariants()
    variants.insert(.withoutDidShow)
    try await expectMistake(
      HeadlessAdapter(variants: variants),
      """
      'didShow' is claimed, but nothing reached log.didShow(_:animated:) in a start, two pushes \
      and two pops; expected at least one call.
        Report it to the log handed to start, before settle() returns, or take the claim \
      away if the subject has nothing to report.
      """)
  }
}
