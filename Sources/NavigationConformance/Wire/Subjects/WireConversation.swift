/// Scenarios sent to one process, and its answers.
final class WireConversation {
  private let transport: any WireTransport
  private var nextID = 1
  /// Scenarios that were sent and whose answers nobody has asked for yet, in their order.
  private var sent: [(id: Int, script: WireScript)] = []
  let hello: WireHello
  /// The scenario that was answered last.
  private(set) var former: WireScript?
  private var isInHaste = false

  /// What came of a scenario.
  struct Exchange {
    var answers: [WireAnswer] = []
    /// Why not all of its steps were answered.
    var breakdown: Breakdown?
    /// A breakdown that did not come again when the scenario was carried out by itself, and the scenario before it where
    /// that may be the cause.
    var stray: (breakdown: Breakdown, after: WireScript?)?
  }

  /// Greets the subject, and takes what it says of itself.
  ///
  /// - Parameter isPressing: whether it is greeted so often that what it keeps back has to come, and nothing comes after.
  /// - Throws: why it says nothing, or nothing that can be understood.
  init(_ transport: any WireTransport, isPressing: Bool = false) throws(Breakdown.Failure) {
    self.transport = transport
    var greeting: [UInt8] = []
    WireHello.greeting.append(to: &greeting)
    greeting.append(UInt8(ascii: "\n"))
    transport.send(greeting)
    if isPressing {
      for _ in 1..<Self.pressingCount { transport.send(greeting) }
      transport.endSending()
    }
    let line = try transport.receive()
    do throws(WireFault) {
      hello = try WireHello(try WireReader.value(of: line))
    } catch {
      throw Self.failure(error.description, line)
    }
  }

  /// How many scenarios are under way.
  var sentCount: Int { sent.count }

  /// Sends a scenario.
  ///
  /// - Parameter isBatch: whether answers may be kept back, so that the last one need not name the step that came to
  ///   nothing.
  func send(_ script: WireScript, isBatch: Bool) {
    sent.append((nextID, script))
    transport.send(WireScenario.line(id: nextID, script, isBatch: isBatch))
    nextID += 1
  }

  /// How often something is asked of one who may keep back what he has answered. Answers are kept in buffers of 4 to
  /// 64 KiB, until these are full or the program ends; not in all languages even then.
  private static let pressingCount = 1_000

  /// Sends a scenario so often that what is kept back has to come, and nothing after it. The first answer is enough.
  func press(_ script: WireScript, isBatch: Bool) {
    for _ in 0..<Self.pressingCount { send(script, isBatch: isBatch) }
    transport.endSending()
  }

  /// What comes of the scenario that was sent first.
  ///
  /// - Parameters:
  ///   - isCareful: whether to find out what comes after the last answer.
  ///   - hurries: whether a step is waited for a fraction of the time only.
  func receive(isCareful: Bool, hurries: (_ step: Int) -> Bool = { _ in false }) -> Exchange {
    var exchange = Exchange()
    guard !sent.isEmpty else { return exchange }
    let (id, script) = sent.removeFirst()
    let count = script.count
    exchange.answers.reserveCapacity(count)
    do throws(Breakdown.Failure) {
      defer { transport.hurry(isInHaste) }
      for step in 0..<count {
        transport.hurry(isInHaste || hurries(step))
        exchange.answers.append(try answer(id, step + 1, &exchange.answers))
      }
      if sent.isEmpty { try checkSilence(isCareful: isCareful, &exchange.answers) }
      former = script
    } catch {
      exchange.breakdown = error.breakdown
    }
    return exchange
  }

  /// What comes without being asked for, or an end, belongs to the last step.
  private func checkSilence(
    isCareful: Bool, _ answers: inout [WireAnswer]
  ) throws(Breakdown.Failure) {
    do throws(Breakdown.Failure) {
      guard let line = isCareful ? try lineBeforeSmallest() : try transport.receiveAtOnce()
      else { return }
      throw Self.failure("there is output after the end of a scenario", line)
    } catch {
      _ = answers.popLast()
      throw error
    }
  }

  /// What comes before the answer to the smallest scenario there is, which is asked for here. Who has left does not answer
  /// it; so nobody has to guess how long it takes a process to be gone.
  private func lineBeforeSmallest() throws(Breakdown.Failure) -> [UInt8]? {
    let id = nextID
    nextID += 1
    transport.send(
      WireScenario.line(id: id, .navigation([SmallScenarios.smallest]), isBatch: false))
    let line = try transport.receive()
    if let answer = try? WireAnswer(line), answer.id == id, answer.step == 1 { return nil }
    return line
  }

  /// The answer to a step. Where the step before it is answered once more in the same words, that step is the one that
  /// went wrong, and loses its answer; in other words it is the answer to this one under a wrong number.
  private func answer(
    _ id: Int, _ step: Int, _ answers: inout [WireAnswer]
  ) throws(Breakdown.Failure) -> WireAnswer {
    let line = try transport.receive()
    do throws(WireFault) {
      let answer = try WireAnswer(line)
      if answer.id == id, answer.step == step - 1, answer.content == answers.last?.content {
        answers.removeLast()
        throw WireFault("step \(step - 1) is answered twice")
      }
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

  func hurry(_ isInHaste: Bool) {
    self.isInHaste = isInHaste
    transport.hurry(isInHaste)
  }

  func end() { transport.end() }
}
