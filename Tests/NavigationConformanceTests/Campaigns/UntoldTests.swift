import ConformanceChecks
import NavigationReference
import Testing

@testable import NavigationConformance

/// What a subject need not say.
@Suite struct UntoldTests {
  @Test func `Who says nothing of being covered says nothing wrong of the moving flags`() throws {
    #expect(try unjudged(hearing: []).isEmpty)
  }

  @Test func `Who says it without a flag that is claimed has not been judged`() throws {
    #expect(try unjudged(hearing: [ObservedEvent(.viewWillDisappear, of: 0)]) == [.modalMoving])
  }

  @Test func `Who says it with the flag has been judged`() throws {
    var event = ObservedEvent(.viewWillDisappear, of: 0)
    event.isMovingFromParent = false
    #expect(try unjudged(hearing: [event]).isEmpty)
  }

  /// Which of what is stated of being covered was not judged.
  private func unjudged(hearing events: [ObservedEvent]) throws -> [Aspect] {
    var session = Session(claims: [.modal, .appearance, .movingFlags])
    session.begin()
    for line in try NavigationScenario("start A; present B").lines {
      _ = session.prepare(line)
      session.observation.events = events
      _ = session.judge()
    }
    let stated = session.expectation.stated.intersection(AspectSet(.modalMoving))
    #expect(!stated.isEmpty)
    return stated.intersection(session.checker.unjudged).aspects
  }
}

extension ObservedEvent {
  fileprivate init(_ kind: Kind, of controller: Int32) {
    self.init(kind)
    self.controller = controller
  }
}
