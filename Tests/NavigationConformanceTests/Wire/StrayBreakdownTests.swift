import NavigationReference
import Testing

@testable import NavigationConformance

/// A process that ends once, between two scenarios, and never again.
@Suite struct StrayBreakdownTests {
  /// Answers so many scenarios, and has left then.
  private final class LeavingTransport: WireTransport {
    private let whole = AnsweringTransport(claims: .standard) { step in
      step["op"] == "start" ? ["stack": ["A"]] : [:]
    }
    private var isLeft = 1

    func send(_ bytes: [UInt8]) {
      let isScenario = (try? WireReader.value(of: Array(bytes.dropLast())))?["scenario"] != nil
      if isScenario { isLeft -= 1 }
      if isLeft >= 0 { whole.send(bytes) }
    }

    func receive() throws(Breakdown.Failure) -> [UInt8] { try whole.receive() }
    func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]? { nil }
    func hurry(_ isInHaste: Bool) {}
    func end() {}
  }

  @Test func `The scenario before is not blamed for what it does not do by itself`() async throws {
    var isFirst = true
    let remote = try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
      defer { isFirst = false }
      guard isFirst else {
        return try WireConversation(
          AnsweringTransport(claims: .standard) { step in
            step["op"] == "start" ? ["stack": ["A"]] : [:]
          })
      }
      return try WireConversation(LeavingTransport())
    }
    let scenarios = try ["start A; pop", "start A; popToRoot"].map {
      try NavigationScenario($0).lines
    }
    remote.announce(scenarios)
    var session = Session(claims: .standard)
    for (index, lines) in scenarios.enumerated() {
      var script = Script(lines)
      #expect(await remote.run(&session, &script) == .completed)
      #expect((session.stray != nil) == (index == 1))
    }
    #expect(session.stray?.after == nil)
  }

  @Test(
    arguments: [
      (.outgrown, true), (.hung, true), (.crashed(signal: 9), true), (.crashed(signal: 15), true),
      (.crashed(signal: 11), false), (.exited(code: 4), false), (.flooded, false),
      (.protocolError("it is no JSON"), false),
    ] as [(Breakdown.Kind, Bool)])
  func `What memory, time or somebody else may have done is not held against the subject`(
    _ kind: Breakdown.Kind, _ isForgiven: Bool
  ) throws {
    var session = Session(claims: .standard)
    session.stray = (Breakdown(kind), nil)
    let run = try #require(BrokenRun(.completed, of: session))
    var runner = ScenarioRunner(subject: NavigationSubject("S", ModelAdapter()))
    runner.attend(to: run, at: ScenarioPosition(.exhaustive, 0))
    #expect((runner.tally.nondeterminism == nil) == isForgiven)
  }

  @Test(arguments: [
    (Breakdown(.exited(code: 4)), "the subject exited (code 4)"),
    (
      Breakdown(.protocolError("it is no JSON: 'debug'"), errorOutput: "tapped\n"),
      "the subject broke the protocol\nit is no JSON: 'debug'\nits error output: tapped\n"
    ),
  ])
  func `What is known of one that does not come again is told`(
    _ breakdown: Breakdown, _ first: String
  ) {
    let found = Nondeterminism(breakdown, in: ScenarioStory(lines: ["start A"]))
    #expect(found.first == first)
    #expect(found.second == "it answered every line of the same scenario")
  }
}
