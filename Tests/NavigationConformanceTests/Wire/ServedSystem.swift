import ConformanceEngine

@testable import NavigationConformance

/// A subject of one of the smaller systems, served and looked at as if it were in another process.
struct ServedSystemSubject<System: JudgedSystem> {
  /// What is served, and the same at the other end.
  let systems: ServedSystems
  let far: (WireSubject) -> SystemSubject<System>

  /// What a run on it shows, with every line that crossed.
  struct Run {
    let session: SystemSession<System>
    let failure: SystemBlame?
    let crossed: [[UInt8]]
  }

  /// - Parameter judgedLine: before this line it goes on behind what nothing else follows from.
  func run(_ lines: [System.Line], judgedLine: Int = 0) async throws -> Run {
    let hello = try hello()
    // Nobody answers: what is asked is kept.
    let asked = ScriptedTransport([hello], thenBreakingDown: .exited(code: 0))
    var asking = SystemSession(far(try Self.remote { asked }))
    _ = await asking.run(lines)
    // The greeting comes before it, and what it cost to find out about the end behind it.
    let message = Array((asked.sent.dropFirst().first ?? "").utf8.dropLast())
    let answers = try await answers(to: message)
    let answering = ScriptedTransport([hello] + answers)
    var session = SystemSession(far(try Self.remote { answering }))
    session.judgedLine = judgedLine
    let failure = await session.run(lines).failure
    return Run(session: session, failure: failure, crossed: [hello, message] + answers)
  }

  /// What is answered to a message.
  func answers(to message: [UInt8]) async throws -> [[UInt8]] {
    var server = WireServer(Self.navigation, with: systems)
    var said: [[UInt8]] = []
    try await server.answer(message) { line, _ in said.append(line.dropLast()) }
    return said
  }

  private static var navigation: NavigationSubject {
    NavigationSubject("S", ModelAdapter())
  }

  private func hello() throws -> [UInt8] {
    var bytes: [UInt8] = []
    WireHello(
      name: "S", version: "1", language: "Swift", capabilities: Self.navigation.capabilities,
      systems: systems.claims
    ).value.append(to: &bytes)
    return bytes
  }

  private static func remote(_ transport: @escaping () -> ScriptedTransport) throws -> WireSubject {
    try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
      try WireConversation(transport())
    }
  }
}

extension ServedSystemSubject<FullScreenSystem> {
  init(_ subject: FullScreenLayoutSubject) {
    systems = ServedSystems(layout: subject)
    far = { FullScreenLayoutSubject("S", $0, ProcessLimits()).system }
  }
}

extension ServedSystemSubject<LifecycleSystem> {
  init(_ subject: LifecycleSubject) {
    systems = ServedSystems(lifecycle: subject)
    far = {
      LifecycleSubject("S", $0, claims: subject.system.system.claims, ProcessLimits()).system
    }
  }
}

extension ServedSystemSubject<ToolbarControllerSystem> {
  init(_ subject: ToolbarControllerSubject) {
    systems = ServedSystems(toolbarController: subject)
    far = {
      ToolbarControllerSubject("S", $0, claims: subject.system.system.claims, ProcessLimits())
        .system
    }
  }
}
