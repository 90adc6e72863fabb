import NavigationReference

/// What a subject written in Swift says at its end of the wire: line in, lines out. Where they come from and go to is
/// another's affair.
struct WireServer {
  private let subject: NavigationSubject
  private let hello: WireHello
  private var session: Session
  private let systems: ServedSystems

  init(_ subject: NavigationSubject, with systems: ServedSystems = ServedSystems()) {
    self.subject = subject
    self.systems = systems
    hello = WireHello(
      name: subject.name, version: SuiteVersion.current, language: "Swift",
      capabilities: subject.capabilities, systems: systems.claims)
    session = Session(claims: subject.capabilities)
    session.looksAtEverything = true
  }

  /// Answers a line.
  ///
  /// - Parameter write: takes a line with its end, and whether it has to go out before anything else is done.
  /// - Throws: why the line is no message.
  mutating func answer(
    _ line: [UInt8], write: (_ line: [UInt8], _ flushes: Bool) -> Void
  ) async throws(WireFault) {
    let message = try WireReader.value(of: line)
    if message["hello"] != nil {
      var bytes: [UInt8] = []
      hello.value.append(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
      write(bytes, true)
    } else if message["scenario"] != nil {
      let scenario = try WireScenario(message)
      if let system = scenario.system {
        await answer(scenario, about: system, write: write)
      } else {
        await answer(scenario, write: write)
      }
    }
    // Anything else is of a later version, and nothing that has to be answered.
  }

  private mutating func answer(
    _ scenario: WireScenario, write: (_ line: [UInt8], _ flushes: Bool) -> Void
  ) async {
    for (index, step) in scenario.steps.enumerated() {
      if index == 0 { begin(scenario) }
      let isLast = index == scenario.steps.count - 1
      let answer = await answer(step, isLast: isLast)
      write(answer.line, !scenario.isBatch || isLast)
    }
  }

  /// Answers what is asked of another system; one that is not there is not supported.
  private func answer(
    _ scenario: WireScenario, about name: String,
    write: (_ line: [UInt8], _ flushes: Bool) -> Void
  ) async {
    let system = systems[name]
    system?.begin()
    for (index, step) in scenario.steps.enumerated() {
      let answer = WireAnswer(
        id: scenario.id, step: index + 1, await system?.answer(step) ?? .unsupported(name))
      write(answer.line, !scenario.isBatch || index == scenario.steps.count - 1)
    }
  }

  private var served = ServedScenario(id: 0)

  private mutating func begin(_ scenario: WireScenario) {
    served = ServedScenario(id: scenario.id)
    session.begin()
    subject.beginServing()
  }

  private mutating func answer(_ step: WireValue, isLast: Bool) async -> WireAnswer {
    let line: ScenarioLine
    do throws(WireFault) {
      guard let known = try step.line() else {
        return served.answer(unsupported: Self.name(of: step))
      }
      line = known
    } catch {
      return served.answer(error: error.description)
    }
    let seen = await subject.serve(&session, line, isLast)
    return served.answer(line, session.observation, session.model.stack, seen)
  }

  private static func name(of step: WireValue) -> String {
    if case .text(let name)? = step["op"] { name } else { "a step without 'op'" }
  }
}
