import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

@MainActor @Suite("Several faults at once") struct SeveralFaultsTests {
  private static var options: CampaignOptions {
    var options = CampaignOptions()
    #if DEBUG
      options.scenarioCount = 250
    #endif
    options.proof = .none
    return options
  }

  @Test func `five faults are five violations, and the rest is judged all the same`() async throws {
    let faults: NavigationFaults = [
      .duplicatePushAccepted, .popReturnsNewTop, .setSameTopRunsTransition, .leftIgnoredAtRoot,
      .willShowFlagLost,
    ]
    let subject = NavigationSubject("five", HeadlessAdapter(faults: faults))
    let report = try await Conformance(of: subject).verdicts(Self.options)
    let violated = Set(report.violations.map(\.id))
    let own = ["PUSH-03", "POP-02", "SETVC-05", "LEFT-09", "DLG-05"]
    // The wrong flag makes no pair with that of did-show; what a pop returns and what a set runs is compared once more; and
    // who ignores a left item ignores one that has a view.
    let following = ["DLG-25", "REL-POP-16", "REL-SETVC-19", "ITEM-18"]
    // The same of several pops, which a sample need not meet.
    #expect(violated.subtracting(["REL-POP-22"]) == Set(own + following))
    let others = report.requirements.filter {
      $0.verdict != .notApplicable && $0.verdict != .violated
    }
    let open = others.filter { $0.verdict != .holds }.map(\.id)
    #if DEBUG
      #expect(open.count <= 20)
    #else
      // What a subject does with a push it has refused can only be seen of one that refuses.
      #expect(open == ["STACK-16"])
    #endif
    #expect(others.filter { $0.verdict == .holds }.allSatisfy { $0.exercisedCount > 0 })
    #expect(report.violations.allSatisfy { $0.cutShortCount > 0 })
  }

  @Test func `accepting a duplicate push costs no other verdict`() async throws {
    let subject = NavigationSubject("lax", HeadlessAdapter(faults: [.duplicatePushAccepted]))
    let report = try await Conformance(of: subject).verdicts(Self.options)
    #expect(report.violations.map(\.id) == ["PUSH-03"])
    #if !DEBUG
      let open = report.requirements.filter { $0.verdict == .notExercised }.map(\.id)
      // What a subject does with a push it has refused can only be seen of one that refuses.
      #expect(open.allSatisfy { $0 == "STACK-16" })
    #endif
  }
}
