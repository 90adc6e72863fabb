import ConformanceChecks
import MistakenAdapters
import NavigationReference
import Testing

@testable import NavigationConformance

/// Holds means exercised: what is not there has no property that could be right.
@Suite struct HollowStepTests {
  @Test func `Who runs no transition at a set has put the kind of its transitions to no test`()
    async throws
  {
    let subject = NavigationSubject("subject", MessageMistakes.SetsInSilence())
    let report = try await Conformance(of: subject).verdicts(
      CampaignOptions(seed: 1, scenarioCount: sample(400, of: 2_000)))
    let verdicts = Dictionary(
      uniqueKeysWithValues: report.requirements.map { ($0.id, $0.verdict) })
    #expect(verdicts["SETVC-07"] == .violated)
    for id in ["SETVC-04", "SETVC-06", "SETVC-17", "SETVC-18"] {
      #expect(verdicts[id] == .notExercised, "\(id)")
    }
    // Of pushes and pops there was something to be seen.
    #expect(verdicts["TRANS-04"] == .holds)
    #expect(verdicts["PUSH-07"] == .holds)
  }

  @Test func `A will-show that is missing has no flag, names nobody and is half of no pair`() throws
  {
    #expect(
      try hollow(hearing: []) == [.willShowController, .willShowFlag, .delegateAddressee, .pairs])
  }

  @Test func `A will-show that comes has put all that is said of it to the test`() throws {
    var wrong = ObservedEvent(.willShow)
    wrong.controller = 0
    #expect(try hollow(hearing: [wrong]).isEmpty)
  }

  @Test func `In a step that agrees nothing is hollow`() throws {
    var told = ObservedEvent(.willShow)
    told.delegate = 1
    told.controller = 1
    var shown = told
    shown.kind = .didShow
    #expect(try hollow(hearing: [told, shown]).isEmpty)
  }

  /// What a push that is told so has not put to the test.
  private func hollow(hearing events: [ObservedEvent]) throws -> [Aspect] {
    var session = Session(claims: [.willShow, .didShow])
    session.begin()
    for line in try NavigationScenario("start A; push B").lines {
      _ = session.prepare(line)
      if case .push = line { session.observation.events = events }
      session.observation.isStackAsExpected = true
      session.observation.areItemsAsExpected = true
      _ = session.judge()
    }
    return session.checker.hollow.aspects
  }
}
