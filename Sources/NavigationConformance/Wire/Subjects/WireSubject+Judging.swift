import ConformanceChecks
import NavigationReference

/// What came of a scenario, compared with what is permitted.
extension WireSubject {
  func run(_ session: inout Session, _ script: inout Script) async -> ScenarioEnd {
    let lines = script.allLines()
    // What breaks down without a line could be blamed on none.
    guard !lines.isEmpty else {
      session.begin()
      return .completed
    }
    guard lines.count <= WireLimits.maximumSteps else {
      session.begin()
      session.mistake = Self.tooLong
      return .unsupported
    }
    let known = session.wantedAftermaths > 0 ? [] : session.knownViolations
    let ending = session.ending
    let exchange = exchange(.navigation(lines)) {
      !hangs.leaveOpen($0, .navigation(lines)) && violates(known, endingAt: ending, $0, of: lines)
    }
    guard loss == nil else {
      // It counts as not run, with all of its steps.
      session.begin()
      session.breakdown = exchange.breakdown
      return .broken
    }
    session.isEndRefusal = claims.endsWithRefusal
    return Self.judge(exchange, of: lines, &session)
  }

  /// Whether what came of a scenario violates one of these requirements, for which it is judged as if it were by itself.
  private func violates(
    _ requirements: Set<Int>, endingAt ending: ScenarioEnding?,
    _ exchange: WireConversation.Exchange,
    of lines: [ScenarioLine]
  ) -> Bool {
    guard !requirements.isEmpty else { return false }
    var session = Session(claims: claims)
    session.ending = ending
    session.isEndRefusal = claims.endsWithRefusal
    guard case .differs = Self.judge(exchange, of: lines, &session),
      let blame = session.blame(in: .core)
    else { return false }
    return requirements.contains(blame.requirement)
  }

  static var tooLong: String {
    "A scenario has more than \(WireLimits.maximumSteps) steps, and is not sent to a subject in another process"
  }

  /// Judges what came of a scenario, as `Driver.run` does in process.
  private static func judge(
    _ exchange: WireConversation.Exchange, of lines: [ScenarioLine], _ session: inout Session
  ) -> ScenarioEnd {
    session.begin()
    session.stray = exchange.stray.map { ($0.breakdown, $0.after?.navigationLines) }
    var look = WireLook()
    for (index, line) in lines.enumerated() {
      let plan = session.prepare(line)
      guard index < exchange.answers.count else {
        if let breakdown = exchange.breakdown, session.takesForRefusal(breakdown) { return .left }
        session.breakdown = exchange.breakdown
        _ = session.finalLook()
        return .broken
      }
      do throws(WireFault) {
        try look.add(exchange.answers[index].content, of: line, &session.observation)
      } catch {
        session.breakdown = Breakdown(.protocolError("step \(index + 1): \(error)"))
        _ = session.finalLook()
        return .broken
      }
      if case .error(let text) = exchange.answers[index].content {
        session.mistake = AdapterMistake.erring(text, in: session.lines).description
        return .unsupported
      }
      if plan.mayHaveNobody, session.observation.raised != nil {
        _ = session.judge()
        return .left
      }
      look.noteReturned(session.model.stack, &session.observation)
      if plan.takesEvents { look.takeEvents(&session.observation) }
      look.look(plan.look, expecting: session.model.stack, probe: plan.probe, &session.observation)
      switch session.judge() {
      case .agrees: continue
      case .differs:
        session.linesToBreakdown = Array(lines.prefix(exchange.answers.count + 1))
        let rest = session.linesToBreakdown.dropFirst(index + 1)
        let isRefusal = exchange.breakdown.map { session.isRefusal($0, atEndOf: rest) } ?? false
        session.breakdown = isRefusal ? nil : exchange.breakdown
        return .differs
      case .ends: return .left
      case .unsupported:
        session.mistake = look.mistake(in: session.lines)
        return .unsupported
      }
    }
    let finalLook = session.finalLook()
    if let breakdown = exchange.breakdown {
      // All steps were answered, and then it came to an end.
      session.breakdown = breakdown
      return .broken
    }
    guard !finalLook.isEmpty else { return .completed }
    session.beginFinalLook()
    if session.isPortraying { look.noteItems() }
    look.look(finalLook, expecting: session.model.stack, probe: nil, &session.observation)
    // What was never said must not be taken for what is left over from another run.
    guard session.observation.unsupported == nil else {
      session.mistake = look.mistake(in: session.lines)
      return .unsupported
    }
    return session.agreesAtEnd() ? .completed : .differsSomewhere
  }
}

extension AdapterMistake {
  /// What the glue could not do; of a long scenario, its end.
  fileprivate static func erring(_ text: String, in lines: [ScenarioLine]) -> AdapterMistake {
    AdapterMistake(
      "The last step of '\(end(of: lines))' is answered with an error: \(HarmlessText.line(text))",
      expected: "an observation",
      advice: "'error' says that the subject's own glue failed, so nothing is judged; to what the "
        + "subject refuses the answer is 'raised'.")
  }
}

extension WireLook {
  /// What is wrong with the subject's glue, if something that is claimed was missed.
  fileprivate func mistake(in lines: [ScenarioLine]) -> String? {
    unsaid.map {
      AdapterMistake.unsaid($0, in: lines, strangers: state.strangers).description
    }
  }
}
