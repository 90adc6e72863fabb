import ConformanceTestSupport
import MistakenAdapters
import NavigationConformance
import Testing

@Suite(.aside) struct MessageMistakeTests {
  @Test func `A will-show that is claimed has to reach the log`() async throws {
    try await expectMistake(
      MessageMistakes.NeverWillShow(),
      """
      'willShow' is claimed, but nothing reached log.willShow(_:animated:) in a start, \
      two pushes and two pops; expected at least one call.
        Give the subject a delegate that reports to the log handed to start, \
      or take the claim away. \
      If it is the subject that never does it, that violates DLG-01; \
      without the claim the rest is judged.
      """)
  }

  @Test func `A did-show that is claimed has to reach the log`() async throws {
    try await expectMistake(
      MessageMistakes.NeverDidShow(),
      """
      'didShow' is claimed, but nothing reached log.didShow(_:animated:) in a start, \
      two pushes and two pops; expected at least one call.
        Report it to the log handed to start, before settle() returns, \
      or take the claim away if the subject has nothing to report.
      """)
  }

  @Test func `An appearance that is claimed has to reach the log`() async throws {
    try await expectMistake(
      MessageMistakes.NeverAppears(),
      """
      'appearance' is claimed, but nothing reached log.viewWillAppear(_:) in a start, \
      two pushes and two pops; expected at least one call.
        Have each controller report to the log handed to makeController, or take the claim away. \
      If it is the subject that never does it, that violates APP-02; \
      without the claim the rest is judged.
      """)
  }

  @Test func `A disappearance that is claimed has to reach the log`() async throws {
    try await expectMistake(
      MessageMistakes.NeverDisappears(),
      """
      'disappearance' is claimed, but nothing reached log.viewWillDisappear(_:) or \
      log.viewDidDisappear(_:) in a start, two pushes and two pops; expected at least one call.
        Have each controller report to the log handed to makeController, or take the claim away. \
      If it is the subject that never does it, that violates APP-01; \
      without the claim the rest is judged.
      """)
  }

  @Test func `Transitions that are claimed have to reach the log`() async throws {
    try await expectMistake(
      MessageMistakes.NeverReportsTransitions(),
      """
      'transitions' is claimed, but nothing reached log.transition(_:from:to:animated:) in \
      an animated push and pop; expected at least one call.
        Report each animated transition to the log handed to start, or take the claim away. \
      If it is the subject that never does it, that violates PUSH-07; \
      without the claim the rest is judged.
      """)
  }

  @Test func `A change of the bar that is claimed has to reach the log`() async throws {
    try await expectMistake(
      MessageMistakes.NeverReportsBar(),
      """
      'barAnimations' is claimed, but nothing reached \
      log.navigationBarVisibility(hidden:animated:duration:) in animated changes of the \
      navigation bar; expected at least one call.
        Report each change to the log handed to start, or take the claim away. \
      If it is the subject that never does it, that violates BVIS-03; \
      without the claim the rest is judged.
      """)
  }

  @Test func `A bar that never changes is the subject's violation, and so is its silence`()
    async throws
  {
    let report = try await report(on: MessageMistakes.BarStays())
    #expect(report.adapterError == nil)
    #expect(report.violations.map(\.id) == ["BVIS-13"])
  }

  @Test func `Callbacks that are claimed have to be carried out`() async throws {
    try await expectMistake(
      MessageMistakes.IgnoresRequests(),
      """
      'callbacks' is claimed, but what log.viewWillAppear(_:) returned had no effect; \
      expected each request to be carried out there and then.
        Carry out what the log returns before the message returns, or take the claim away.
      """)
  }

  @Test func `A did-show that waits to be looked for is too late`() async throws {
    try await expectMistake(
      MessageMistakes.ReportsWhenRead(),
      """
      log.didShow(_:animated:) was called after settle() had returned; \
      expected every message before that.
        Let settle() return when nothing is pending and everything has been logged.
      """,
      notes: [Self.lateNote])
  }

  @Test func `Who says that it has settled has reported everything by then`() async throws {
    try await expectMistake(
      MessageMistakes.SettlesTooSoon(),
      """
      'didShow' is claimed, but nothing reached log.didShow(_:animated:) in a start, two pushes \
      and two pops; expected at least one call.
        Report it to the log handed to start, before settle() returns, or take the claim \
      away if the subject has nothing to report.
      """)
  }

  @Test func `A message after settle is worth a note`() async throws {
    let report = try await report(on: MessageMistakes.ReportsTooLate())
    #expect(report.outcome == .conforms)
    #expect(
      report.notes == [
        "3 messages came after settle() had returned; expected none; "
          + "let settle() return when everything has been logged"
      ])
  }

  @Test func `The log of the first start is nobody's after the second`() async throws {
    try await expectMistake(
      MessageMistakes.KeepsFirstLog(),
      """
      After a second start nothing reached log.willShow(_:animated:) in a start, two pushes and \
      two pops; expected what came after the first.
        Each start and each controller brings a log of its own; report to the new one.
      """)
  }

  @Test func `The delegate has a log of its own`() async throws {
    try await expectMistake(
      MessageMistakes.UsesLogOfController(),
      """
      log.willShow(_:animated:) was called on the log of a controller; \
      expected the log handed to start.
        Keep the log that start is given for the delegate.
      """)
  }

  @Test func `A message names a controller of the scenario`() async throws {
    try await expectMistake(
      MessageMistakes.TellsOfAnother(),
      """
      log.didShow(_:animated:) was handed a controller of no scenario; \
      expected one that makeController made.
        Hand over the very objects that makeController returned; controllers are known by identity.
      """)
  }

  @Test func `A did-show that comes twice is the subject's violation`() async throws {
    let report = try await report(on: MessageMistakes.ShowsTwice())
    #expect(report.adapterError == nil)
    #expect(report.violations.map(\.id) == ["DLG-25"])
  }

  @Test func `A did-show that comes with an animation only is the subject's violation`()
    async throws
  {
    let report = try await report(on: MessageMistakes.ShowsWhenAnimated())
    #expect(report.adapterError == nil)
    #expect(report.violations.map(\.id) == ["DLG-25"])
  }

  @Test func `Whoever tells of a pop to the top may do so in a pair`() async throws {
    let report = try await report(on: PermittedReadings.TellsOfPopToTop())
    #expect(report.adapterError == nil)
    #expect(report.violations.map(\.id) == [])
    let told = try await Conformance(
      of: NavigationSubject("S", PermittedReadings.TellsOfPopToTop())
    ).replay(NavigationScenario("start A; push B; popTo B animated"))
    #expect(told.violated == nil)
  }

  @Test func `A did-show that comes with the next operation is pointed out`() async throws {
    let report = try await report(on: MessageMistakes.ShowsWithTheNext())
    #expect(report.adapterError == nil)
    #expect(report.violations.map(\.id) == ["DLG-25"])
    #expect(
      report.notes.first
        == "log.didShow(_:animated:) came with the operation behind the one that it belongs to; "
        + "expected it before settle() had returned; where a transition takes its time, let settle() or "
        + "settleAtOnce() wait for its end")
  }

  @Test func `Whoever reports everything twice does so from two places`() async throws {
    try await expectMistake(
      MessageMistakes.ReportsTwice(),
      """
      Every message of the delegate reached the log twice in a start, two pushes and two pops; \
      expected once each.
        Report each message from one place, and register for it once.
      """)
    try await expectMistake(
      MessageMistakes.TellsAppearanceTwice(),
      """
      Every appearance message reached the log twice in a start, two pushes and two pops; \
      expected once each.
        Report each message from one place, and register for it once.
      """)
  }

  @Test func `A subject that does everything twice is judged, and it is pointed out`() async throws
  {
    let report = try await report(on: MessageMistakes.MovesTwice())
    #expect(report.adapterError == nil)
    #expect(
      report.notes.contains {
        $0.hasPrefix(
          "Every message of the delegate reached the log twice in a start, two pushes and two pops, "
            + "in one round after another")
      })
  }

  @Test func `A did-show that nobody waits for is not held against the subject`() async throws {
    try await expectMistake(
      MessageMistakes.DoesNotWaitForAnimations(),
      """
      log.didShow(_:animated:) was called after settle() had returned; \
      expected every message before that.
        Let settle() return when nothing is pending and everything has been logged.
      """)
  }

  @Test func `Appearances that are claimed and told are judged`() async throws {
    let report = try await report(on: MessageMistakes.TellsAppearance())
    #expect(report.outcome == .conforms)
    #expect(report.notes == [])
  }

  private static let lateNote = """
    1 message came after settle() had returned; expected none; \
    let settle() return when everything has been logged
    """
}
