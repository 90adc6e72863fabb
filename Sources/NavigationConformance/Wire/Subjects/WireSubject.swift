import NavigationReference

/// A subject at the other end of a wire. A process that has broken down is replaced by another one.
final class WireSubject {
  private let launch: () throws(Breakdown.Failure) -> WireConversation
  private var conversation: WireConversation?
  let hello: WireHello
  /// What it claims.
  var claims: Capabilities { hello.capabilities.withoutContradiction }
  /// What was sent ahead and has not been asked for, in its order; without what stands in `ready`.
  private var ahead: [WireScript] = []
  /// What came of scenarios that were sent ahead, and has not been asked for.
  private var ready: [Received] = []
  /// The same of those that were forgotten and may be sent ahead once more.
  private var spare: [Received] = []
  /// Once it says so, what was sent ahead is not waited for: a process that has it yet to do is left with it.
  var isOver: () -> Bool = { false }
  /// Whether every answer is sent before the next step starts, from the first.
  private var isCareful = false
  private var isInHaste = false
  /// Whether it has ever answered a step, and whether it was waited for before it had: who was waited for once with all
  /// patience, and has said nothing yet, gets less of it from then on.
  private var hasAnswered = false
  private var isMute = false
  /// Whether it has been tried whether it keeps its answers back.
  private var isPressed = false
  /// That it does: then there is nothing else to be said of it.
  private(set) var kept: AdapterMistake?
  /// Why there is no process any more that could be asked, in a sentence without its full stop. Nothing is said of the
  /// subject from then on.
  private(set) var loss: String?
  private(set) var hangs = KnownHangs()

  /// What came of a scenario in its turn.
  private struct Received {
    let script: WireScript
    let exchange: WireConversation.Exchange
    /// What the process had answered before it.
    let former: WireScript?
  }

  /// - Throws: why the first process cannot be talked to.
  init(
    _ launch: @escaping () throws(Breakdown.Failure) -> WireConversation
  ) throws(Breakdown.Failure) {
    self.launch = launch
    let first = try launch()
    hello = first.hello
    conversation = first
  }

  deinit { end() }

  /// Ends the process that is there.
  func end() { leave() }

  /// The one that is there, or a new one.
  private func partner() throws(Breakdown.Failure) -> WireConversation {
    if let conversation {
      conversation.hurry(isInHaste || isMute)
      return conversation
    }
    if let loss { throw Breakdown.Failure(Breakdown(.protocolError(loss))) }
    let next = try launchAgain()
    guard next.hello == hello else {
      next.end()
      let loss = "Started again, the subject said something else of itself than before"
      self.loss = loss
      throw Breakdown.Failure(Breakdown(.protocolError(loss)))
    }
    conversation = next
    next.hurry(isInHaste || isMute)
    return next
  }

  /// Who has not said who it is was asked nothing yet, so that no scenario is to blame; it may have been the machine's
  /// affair. Only who fails so each time is given up.
  private func launchAgain() throws(Breakdown.Failure) -> WireConversation {
    var attemptsLeft = 3
    while true {
      do throws(Breakdown.Failure) {
        return try launch()
      } catch {
        attemptsLeft -= 1
        guard error.isOfNobody || attemptsLeft == 0 else { continue }
        loss = error.loss
        throw error
      }
    }
  }

  func beginCare(isKnownToHang: Bool) {
    isCareful = true
    isInHaste = isKnownToHang
  }

  func endCare() {
    isCareful = false
    isInHaste = false
  }

  private func leave() {
    conversation?.end()
    conversation = nil
  }

  // MARK: Sending ahead

  /// Sends scenarios ahead, so that the subject has something to do while others are judged.
  func announce(_ scenarios: [[ScenarioLine]]) {
    let more = withoutSpare(
      scenarios.filter { $0.count <= WireLimits.maximumSteps }.map { WireScript.navigation($0) })
    // After a breakdown none is under way, and all are sent with the next one that is asked for.
    let isUnderWay = conversation.map { $0.sentCount == ahead.count } ?? false
    ahead += more
    guard isUnderWay else { return }
    for script in more { conversation?.send(script, isBatch: true) }
  }

  /// Leaves out those at the beginning whose answers are still there.
  private func withoutSpare(_ scripts: [WireScript]) -> [WireScript] {
    defer { spare = [] }
    guard isIdle else { return scripts }
    var count = 0
    for script in scripts {
      guard let place = spare.firstIndex(where: { $0.script == script }) else { break }
      ready.append(spare[place])
      spare.removeFirst(place + 1)
      count += 1
    }
    return Array(scripts.dropFirst(count))
  }

  /// Forgets what was sent ahead; what comes of it is read, and kept for the case that it is sent ahead again.
  func forgetAhead() {
    keepReady()
    spare = ready
    ready = []
    ahead = []
  }

  /// Whether nothing is left of what was sent ahead.
  var isIdle: Bool { ahead.isEmpty && ready.isEmpty }

  /// Makes room for a scenario that is asked for out of turn: what is under way is received and kept, up to a breakdown;
  /// the rest is sent once more when its turn comes.
  private func keepReady() {
    guard let conversation else { return }
    while conversation.sentCount > 0 {
      guard !isOver() else { return leave() }
      let former = conversation.former
      let exchange = receiveInTurn(from: conversation)
      guard !ahead.isEmpty else { return leave() }
      ready.append(Received(script: ahead.removeFirst(), exchange: exchange, former: former))
      if exchange.breakdown != nil { return leave() }
    }
  }

  // MARK: Carrying out

  /// Has a scenario carried out.
  ///
  /// Where it breaks the subject down in a batch, it is carried out once more by itself, with every answer sent before
  /// the next step starts: then the last answer names the step.
  ///
  /// - Parameter isEnough: whether what came before a breakdown says all there is to know.
  func exchange(
    _ script: WireScript, isEnough: (WireConversation.Exchange) -> Bool = { _ in false }
  ) -> WireConversation.Exchange {
    if let kept { return Self.nothing(since: kept) }
    let isFirst = !hasAnswered
    guard !isCareful else {
      let only = exchangeAlone(script)
      guard isFirst, let breakdown = only.breakdown else { return only }
      let pressed = press(after: breakdown, only, only, script)
      return kept.map(Self.nothing) ?? pressed ?? only
    }
    let first = exchangeInTurn(script)
    guard let breakdown = first.exchange.breakdown, !isEnough(first.exchange) else {
      return first.exchange
    }
    var second = exchangeAlone(script, hurriesWhereItHangs: true)
    if isFirst {
      second = press(after: breakdown, first.exchange, second, script) ?? second
      if let kept { return Self.nothing(since: kept) }
    }
    hangs.note(breakdown, then: second, script)
    if second.breakdown == nil {
      second.stray = stray(
        breakdown, after: first.exchange.answers.isEmpty ? first.former : nil)
    }
    return second
  }

  /// Who has hung before it ever answered may have answered all the same, and kept the answer back. That is so where the
  /// same scenario is answered in a fraction of the time when it comes many times and nothing comes after, and hangs once
  /// more when it comes alone: who is slow would not be done in the one case, or would be in the other.
  ///
  /// - Returns: what came of it alone, where it did not hang this time.
  private func press(
    after breakdown: Breakdown, _ first: WireConversation.Exchange,
    _ second: WireConversation.Exchange, _ script: WireScript
  ) -> WireConversation.Exchange? {
    guard breakdown.kind.isHang, first.answers.isEmpty, !isPressed else { return nil }
    let isBatch = second.breakdown == nil
    guard isBatch || second.breakdown?.kind.isHang == true && second.answers.isEmpty else {
      return nil
    }
    isPressed = true
    let pressed = trial { conversation in
      conversation.hurry(true)
      conversation.press(script, isBatch: isBatch)
    }
    guard pressed.breakdown == nil else { return nil }
    let again = trial { conversation in
      conversation.hurry(false)
      conversation.send(script, isBatch: isBatch)
    }
    guard again.breakdown?.kind.isHang ?? false else { return again }
    kept = .kept(script, isBatch: isBatch)
    return nil
  }

  /// The first answer of a process that is asked nothing else.
  private func trial(_ ask: (WireConversation) -> Void) -> WireConversation.Exchange {
    leave()
    defer { leave() }
    return attempt { conversation throws(Breakdown.Failure) in
      ask(conversation)
      return conversation.receive(isCareful: false)
    }
  }

  private static func nothing(since mistake: AdapterMistake) -> WireConversation.Exchange {
    WireConversation.Exchange(
      breakdown: Breakdown(
        .protocolError("\(mistake.seen); expected \(mistake.expected). \(mistake.advice)")))
  }

  /// A breakdown that did not come again in the scenario where it was noticed. The one before it is the cause only if it
  /// breaks the subject down by itself.
  private func stray(
    _ breakdown: Breakdown, after former: WireScript?
  ) -> (breakdown: Breakdown, after: WireScript?) {
    guard let former, !breakdown.kind.mayHaveAnotherCause,
      let again = exchangeAlone(former).breakdown
    else { return (breakdown, nil) }
    return (again, former)
  }

  /// By itself, in a process that does nothing else.
  private func exchangeAlone(
    _ script: WireScript, hurriesWhereItHangs: Bool = false
  ) -> WireConversation.Exchange {
    if (conversation?.sentCount ?? 0) > 0 { keepReady() }
    let hangs = hurriesWhereItHangs ? hangs : KnownHangs()
    return attempt { conversation throws(Breakdown.Failure) in
      conversation.send(script, isBatch: false)
      return conversation.receive(isCareful: true) { step in
        hangs.include(step, of: script)
      }
    }
  }

  private func exchangeInTurn(_ script: WireScript) -> Received {
    if let place = ready.firstIndex(where: { $0.script == script }) {
      defer { ready.removeFirst(place + 1) }
      return ready[place]
    }
    guard let place = ahead.firstIndex(of: script) else {
      keepReady()
      return receive(script) { conversation in conversation.send(script, isBatch: true) }
    }
    ready = []
    skip(place)
    let received = receive(script) { conversation in
      guard conversation.sentCount == 0 else { return }
      for script in ahead { conversation.send(script, isBatch: true) }
    }
    ahead.removeFirst()
    return received
  }

  private func receive(
    _ script: WireScript, after send: (WireConversation) -> Void
  ) -> Received {
    let former = conversation?.former
    let exchange = attempt { conversation throws(Breakdown.Failure) in
      send(conversation)
      return receiveInTurn(from: conversation)
    }
    return Received(script: script, exchange: exchange, former: former)
  }

  private func receiveInTurn(from conversation: WireConversation) -> WireConversation.Exchange {
    let areAny = hangs.areAny
    return conversation.receive(isCareful: false) { _ in areAny }
  }

  /// Passes over what is not asked for after all.
  private func skip(_ count: Int) {
    if let conversation, conversation.sentCount > 0 {
      for _ in 0..<count where receiveInTurn(from: conversation).breakdown != nil {
        leave()
        break
      }
    }
    ahead.removeFirst(count)
  }

  /// A process that breaks down is left.
  private func attempt(
    _ exchange: (WireConversation) throws(Breakdown.Failure) -> WireConversation.Exchange
  ) -> WireConversation.Exchange {
    let result: WireConversation.Exchange
    do throws(Breakdown.Failure) {
      result = try exchange(try partner())
    } catch {
      result = WireConversation.Exchange(breakdown: error.breakdown)
    }
    if !result.answers.isEmpty {
      hasAnswered = true
      isMute = false
    }
    if let breakdown = result.breakdown {
      leave()
      if case .hung = breakdown.kind, !hasAnswered { isMute = true }
    }
    return result
  }
}
