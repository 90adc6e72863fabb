import ConformanceChecks
import ConformanceTestSupport
import HeadlessNavigation
import HeadlessNavigationAdapter
import MistakenAdapters
import NavigationReference
import Testing

@testable import NavigationConformance

/// A subject is waited for where it has to be.
@Suite(.aside) struct SettlingTests {
  @Test func `A container is waited for where it cannot settle at once, and only there`() async {
    let adapter = PermittedReadings.SettlesWhenItCan()
    let lines: [ScenarioLine] = [
      .start(.onScreen(root: ControllerName(0))), .push(ControllerName(1), .animated),
      .push(ControllerName(2), .still), .pop(.animated), .pop(.still),
    ]
    var runs = JudgedRuns(of: NavigationSubject("Container", adapter))
    await runs.run(lines)
    #expect(runs.isClean)
    #expect(adapter.waitCount == 2)
    #expect(adapter.atOnceCount == 3)
  }

  @Test func `A container that is waited for now and then conforms`() async throws {
    let subject = NavigationSubject("Container", PermittedReadings.SettlesWhenItCan())
    let options = CampaignOptions(scenarioCount: sample(400, of: 2_000))
    let report = try await Conformance(of: subject).verdicts(options)
    #expect(report.outcome == .conforms)
    #expect(report.notes == [])
    #expect(report.requirements.count { $0.verdict == .holds } >= 20)
  }

  /// Whoever wraps an adapter may know of the one way only.
  @Test @MainActor func `A container that settles at once is settled by waiting as well`()
    async throws
  {
    var adapter = HeadlessAdapter()
    let recorder = EventRecorder<UIViewController>()
    let log = EventLog(recorder: recorder, delegate: 0)
    let controllers = ["A", "B"].map { adapter.makeController(label: $0, log: log) }
    try adapter.start(root: controllers[0], log: log)
    recorder.book.open(hint: 0, 0)
    try adapter.push(controllers[1], animated: true)
    let countInFlight = recorder.book.delegateMessageCount
    await adapter.settle()
    #expect(recorder.book.delegateMessageCount == countInFlight + 1)
  }
}
