import ConformanceChecks
import NavigationReference
import Testing

@testable import NavigationConformance

/// Where something differs, the column *observed* has to show by what.
@Suite("What a story says was observed") struct ObservationTextTests {
  private func text(
    of aspect: Aspect, after text: String, _ events: [ObservedEvent]
  ) throws -> String {
    var session = Session(claims: .all)
    session.begin()
    for line in try NavigationScenario(text).lines { _ = session.prepare(line) }
    session.observation.events = events
    return ObservationText(session.observation, session.model, session.expectation.situation)
      .text(aspect)
  }

  private func willAppear(_ index: Int32, isViewShown: Bool) -> ObservedEvent {
    var event = ObservedEvent(.viewWillAppear)
    event.controller = index
    event.isViewShown = isViewShown
    return event
  }

  @Test func `whose view was in the interface when it was announced`() throws {
    let seen = try text(
      of: .viewAtAppearance, after: "start A; push B", [willAppear(1, isViewShown: true)])
    #expect(seen == "B's in the interface already")
  }

  @Test func `that no view was in the interface when it was announced`() throws {
    let seen = try text(
      of: .viewAtAppearance, after: "start A; push B", [willAppear(1, isViewShown: false)])
    #expect(seen == "not in the interface yet")
  }

  @Test func `that no change of the bar was reported, beside the constant`() throws {
    let seen = try text(of: .barDuration, after: "start A; setNavigationBarHidden true", [])
    #expect(seen.hasPrefix("no change reported; the constant is "))
  }

  @Test func `a transition that comes from nowhere comes from none, not from a stranger`() throws {
    final class Page {}
    let root = Page()
    let book = EventBook()
    book.register(ObjectIdentifier(root), at: 0)
    book.open(hint: 0, 0)
    book.record(
      ObservedEvent(.pushTransition), from: nil, to: ObjectIdentifier(root), epoch: book.epoch)
    var events: [ObservedEvent] = []
    _ = book.close(&events)
    #expect(events.map(\.text) == ["transition push none → A"])
  }
}
