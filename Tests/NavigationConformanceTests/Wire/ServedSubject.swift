import NavigationReference

@testable import NavigationConformance

/// A subject of this process, served and judged as if it were in another one.
struct ServedSubject {
  let subject: NavigationSubject

  /// What it says of itself, and what it answers to a scenario, without the ends of the lines.
  func lines(_ lines: [ScenarioLine]) async throws -> [[UInt8]] {
    var server = WireServer(subject)
    var said: [[UInt8]] = []
    var greeting: [UInt8] = []
    WireHello.greeting.append(to: &greeting)
    for line in [
      greeting, Array(WireScenario.line(id: 1, .navigation(lines), isBatch: true).dropLast()),
    ] {
      try await server.answer(line) { line, _ in said.append(line.dropLast()) }
    }
    return said
  }

  /// Judges it at the other end of the wire.
  func run(_ lines: [ScenarioLine], _ session: inout Session) async throws -> ScenarioEnd {
    let said = try await self.lines(lines)
    let remote = try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
      try WireConversation(ScriptedTransport(said))
    }
    var script = Script(lines)
    return await remote.run(&session, &script)
  }

  /// The same subject, each of whose scenarios goes over the wire.
  static func standing(for subject: NavigationSubject) -> NavigationSubject {
    var served = subject
    served.run = { session, script in
      let lines = script.allLines()
      return (try? await ServedSubject(subject: subject).run(lines, &session)) ?? .unsupported
    }
    return served
  }
}
