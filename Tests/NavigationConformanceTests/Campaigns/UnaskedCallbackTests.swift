import ConformanceChecks
import NavigationReference
import Testing

@testable import NavigationConformance

/// What a scenario does in a callback is done when the callback comes, and off screen nothing says whether it may.
@Suite struct UnaskedCallbackTests {
  private let setup = "set A B C; setNavigationBarHidden true"
  private let callback = "B.viewWillAppear: setNavigationBarHidden false"

  @Test
  func `Off screen a callback of whom a set passes by may come, and nothing behind it is judged`()
    throws
  {
    let told = try judgements(
      "start A off screen; \(setup); \(callback); set A", telling: .viewWillAppear, hides: false)
    #expect(told.last == .ends)
    #expect(told.dropLast().allSatisfy { $0 == .agrees })
  }

  @Test func `So may one of the delegate`() throws {
    let told = try judgements(
      "start A off screen; \(setup); delegate.willShow B: setNavigationBarHidden false; set A",
      telling: .willShow, hides: false)
    #expect(told.last == .ends)
  }

  @Test func `What it leads to is shown, and not marked as wrong`() throws {
    var session = try judged(
      "start A off screen; \(setup); \(callback); set A", telling: .viewWillAppear, hides: false
    ).session
    let flag = session.comparisons(isWhole: true).first { $0.aspect == "bar hidden" }
    #expect(flag?.observed == "false")
    #expect(flag?.differs == false)
  }

  @Test func `Who tells nobody off screen keeps the flag`() throws {
    let lines = "start A off screen; \(setup); \(callback); set A"
    #expect(try judgements(lines, telling: nil, hides: true).last == .agrees)
    #expect(try judgements(lines, telling: nil, hides: false).last == .differs)
  }

  @Test func `On screen it may not come, and is what is wrong`() throws {
    let told = try judgements(
      "start A; \(setup); \(callback); set A", telling: .viewWillAppear, hides: false)
    #expect(told.last == .differs)
  }

  /// What is judged of a subject whose bar is hidden until the last line, at which it tells B.
  private func judgements(
    _ text: String, telling message: ObservedEvent.Kind?, hides: Bool
  ) throws -> [StepJudgement] {
    try judged(text, telling: message, hides: hides).judgements
  }

  private func judged(
    _ text: String, telling message: ObservedEvent.Kind?, hides: Bool
  ) throws -> (session: Session, judgements: [StepJudgement]) {
    var session = Session(claims: [
      .setViewControllers, .navigationBar, .offScreen, .appearance, .willShow, .callbacks,
    ])
    session.begin()
    let lines = try NavigationScenario(text).lines
    var judgements: [StepJudgement] = []
    for (index, line) in lines.enumerated() {
      _ = session.prepare(line)
      let isLast = index == lines.count - 1
      session.observation.isBarHidden = isLast ? hides : session.model.isBarHidden
      if isLast, let message {
        var event = ObservedEvent(message)
        event.controller = 1
        event.delegate = 1
        session.observation.events = [event]
      } else if !isLast {
        session.observation.events = told(session.expectation.messages)
      }
      judgements.append(session.judge())
    }
    return (session, judgements)
  }

  /// What has to be told of a change of the top, and no more.
  private func told(_ messages: MessageExpectation) -> [ObservedEvent] {
    messages.appearing.flatMap { name in
      [ObservedEvent.Kind.viewWillAppear, .willShow].map { kind in
        var event = ObservedEvent(kind)
        event.controller = name.index
        event.delegate = 1
        return event
      }
    }
  }
}
