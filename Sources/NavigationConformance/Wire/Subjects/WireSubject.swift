import NavigationReference

/// A subject at the other end of a wire. A process that has broken down is replaced by another one.
final class WireSubject {
  private let launch: () throws(Breakdown.Failure) -> WireConversation
  private var conversation: WireConversation?
  let hello: WireHello

  /// - Throws: why the first process cannot be talked to.
  init(
    _ launch: @escaping () throws(Breakdown.Failure) -> WireConversation
  ) throws(Breakdown.Failure) {
    self.launch = launch
    let first = try launch()
    hello = first.hello
    conversation = first
  }

  deinit { conversation?.end() }

  /// The one that is there, or a new one.
  private func partner() throws(Breakdown.Failure) -> WireConversation {
    if let conversation { return conversation }
    let next = try launch()
    guard next.hello == hello else {
      next.end()
      throw Breakdown.Failure(
        Breakdown(
          .protocolError("a new process says something else of itself than the one before")))
    }
    conversation = next
    return next
  }

  private func leave() {
    conversation?.end()
    conversation = nil
  }

  /// Sends scenarios ahead, so that the subject has something to do while others are judged.
  func announce(_ scenarios: [[ScenarioLine]]) {
    guard let partner = try? partner() else { return }
    for lines in scenarios where lines.count <= WireLimits.maximumSteps { partner.announce(lines) }
  }

  var announcedCount: Int { conversation?.announcedCount ?? 0 }

  /// Has a scenario carried out.
  ///
  /// Where it breaks the subject down in a batch, it is carried out once more by itself, with every answer sent before
  /// the next step starts: then the last answer names the step.
  func exchange(_ lines: [ScenarioLine]) -> WireConversation.Exchange {
    let first = exchange(lines, isBatch: true)
    guard first.breakdown != nil else { return first }
    return exchange(lines, isBatch: false)
  }

  private func exchange(_ lines: [ScenarioLine], isBatch: Bool) -> WireConversation.Exchange {
    let exchange: WireConversation.Exchange
    do throws(Breakdown.Failure) {
      exchange = try partner().exchange(lines, isBatch: isBatch)
    } catch {
      exchange = WireConversation.Exchange(breakdown: error.breakdown)
    }
    if exchange.breakdown != nil { leave() }
    return exchange
  }

  func run(_ session: inout Session, _ script: inout Script) async -> ScenarioEnd {
    let lines = script.allLines()
    guard lines.count <= WireLimits.maximumSteps else {
      session.begin()
      session.mistake = Self.tooLong
      return .unsupported
    }
    let exchange = exchange(lines)
    return Self.judge(exchange, of: lines, &session)
  }

  private static var tooLong: String {
    "A scenario has more than \(WireLimits.maximumSteps) steps, and is not sent to a subject in another process"
  }

  /// Judges what came of a scenario, as `Driver.run` does in process.
  private static func judge(
    _ exchange: WireConversation.Exchange, of lines: [ScenarioLine], _ session: inout Session
  ) -> ScenarioEnd {
    session.begin()
    var look = WireLook()
    for (index, line) in lines.enumerated() {
      let plan = session.prepare(line)
      guard index < exchange.answers.count else {
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
        session.mistake =
          "Step \(index + 1), '\(line.text)', was answered with an error: \(HarmlessText.line(text))"
        return .unsupported
      }
      look.noteReturned(session.model.stack, &session.observation)
      if plan.takesEvents { look.takeEvents(&session.observation) }
      look.look(plan.look, expecting: session.model.stack, probe: plan.probe, &session.observation)
      switch session.judge() {
      case .agrees: continue
      case .differs:
        session.breakdown = exchange.breakdown
        return .differs
      case .ends: return .left
      case .unsupported: return .unsupported
      }
    }
    let finalLook = session.finalLook()
    if let breakdown = exchange.breakdown {
      // All steps were answered, and then it came to an end.
      session.breakdown = breakdown
      return .broken
    }
    guard !finalLook.isEmpty else { return .completed }
    session.observation.clear()
    look.look(finalLook, expecting: session.model.stack, probe: nil, &session.observation)
    return session.agreesAtEnd() ? .completed : .differsSomewhere
  }
}
