import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// What a report shows of the choices of the smaller systems.
@MainActor @Suite("Choices of the smaller systems") struct SystemChoiceTallyTests {
  @Test func `Of a long scenario what shows the reading is left`() async throws {
    let subject = ToolbarControllerSubject("S", HeadlessToolbarControllerAdapter()).system
    let long =
      "C.toolbarItems = [z]; B.toolbarItems = [y, z]; contain subclass B; load; show; push C animated; "
      + "pop animated; B.toolbarItems = [z, y]"
    let lines = try SystemScenario<ToolbarControllerSystem>.lines(of: long)
    var session = SystemSession(subject)
    #expect(await session.run(lines).failure == nil)
    let last = try #require(session.readings.last)
    #expect(last.lineCount == lines.count)

    var tally = SystemChoiceTally<ToolbarControllerSystem>()
    tally.add([last], of: lines)
    tally.add([last], of: lines)
    let before = try #require(tally.results(in: subject.system).first)
    await tally.shorten(on: subject, passingOver: [])
    let after = try #require(tally.results(in: subject.system).first)
    #expect(before.examples.map(\.scenario.oneLine) == [long])
    #expect(
      after.examples.map(\.scenario.oneLine) == ["contain subclass A; load; A.toolbarItems = [x]"])
    #expect(after.id == before.id)
    #expect(after.readings == before.readings)
    #expect(after.count == 2)
  }
}
