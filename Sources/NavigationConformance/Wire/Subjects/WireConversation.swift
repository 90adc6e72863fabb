import NavigationReference

/// Scenarios sent to one process, and its answers.
final class WireConversation {
  private let transport: any WireTransport
  private var nextID = 1
  /// Scenarios that were sent before anybody asked for their answers, in their order.
  private var announced: [(id: Int, lines: [ScenarioLine])] = []

  /// What came of a scenario.
  struct Exchange {
    var answers: [WireAnswer] = []
    /// Why not all of its steps were answered.
    var breakdown: Breakdown?
  }

  /// Greets the subject, and takes what it says of itself.
  ///
  /// - Throws: why it says nothing, or nothing that can be understood.
  init(_ transport: any WireTransport) throws(Breakdown.Failure) {
    self.transport = transport
    var greeting: [UInt8] = []
    WireHello.greeting.append(to: &greeting)
    greeting.append(UInt8(ascii: "\n"))
    transport.send(greeting)
    let line = try transport.receive()
    do throws(WireFault) {
      hello = try WireHello(try WireReader.value(of: line))
    } catch {
      throw Self.failure(error.description, line)
    }
  }

  let hello: WireHello

  var announcedCount: Int { announced.count }

  /// Sends a scenario whose answers will be asked for after those that were announced before.
  func announce(_ lines: [ScenarioLine]) {
    announced.append((id: send(lines, isBatch: true), lines: lines))
  }

  private func send(_ lines: [ScenarioLine], isBatch: Bool) -> Int {
    let id = nextID
    nextID += 1
    transport.send(WireScenario.line(id: id, lines, isBatch: isBatch))
    return id
  }

  /// Forgets what was announced; its answers are read, and say nothing to anybody.
  func forgetAnnounced() throws(Breakdown.Failure) {
    while !announced.isEmpty { try skipFirst() }
  }

  private func skipFirst() throws(Breakdown.Failure) {
    let first = announced.removeFirst()
    for step in first.lines.indices { _ = try answer(first.id, step + 1) }
  }

  /// Has a scenario carried out. One that was announced is not sent again.
  ///
  /// - Parameter isBatch: whether answers may be kept back, so that the last one need not name the step that came to
  ///   nothing.
  func exchange(_ lines: [ScenarioLine], isBatch: Bool) -> Exchange {
    var exchange = Exchange()
    exchange.answers.reserveCapacity(lines.count)
    do throws(Breakdown.Failure) {
      let id: Int
      if isBatch, let place = announced.firstIndex(where: { $0.lines == lines }) {
        for _ in 0..<place { try skipFirst() }
        id = announced.removeFirst().id
      } else {
        try forgetAnnounced()
        try checkSilence()
        id = send(lines, isBatch: isBatch)
      }
      for step in lines.indices { exchange.answers.append(try answer(id, step + 1)) }
      if announced.isEmpty { try checkSilence() }
    } catch {
      exchange.breakdown = error.breakdown
    }
    return exchange
  }

  /// Nothing is asked, and nothing may come.
  private func checkSilence() throws(Breakdown.Failure) {
    guard let line = try transport.receiveAtOnce() else { return }
    throw Self.failure("there is output after the end of a scenario", line)
  }

  private func answer(_ id: Int, _ step: Int) throws(Breakdown.Failure) -> WireAnswer {
    let line = try transport.receive()
    do throws(WireFault) {
      let answer = try WireAnswer(line)
      guard answer.id == id else { throw WireFault("'id' is \(answer.id), expected \(id)") }
      guard answer.step == step else {
        throw WireFault("'step' is \(answer.step), expected \(step)")
      }
      return answer
    } catch {
      throw Self.failure(error.description, line)
    }
  }

  static func failure(_ reason: String, _ line: [UInt8]) -> Breakdown.Failure {
    Breakdown.Failure(Breakdown(.protocolError("\(reason): \(quoted(line))")))
  }

  /// The line, short enough to be shown.
  private static func quoted(_ line: [UInt8]) -> String {
    let text = HarmlessText.line(String(decoding: line.prefix(400), as: UTF8.self))
    return "'" + TextLayout.truncate(text, to: 200) + "'"
  }

  func end() { transport.end() }
}
