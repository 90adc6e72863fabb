import ConformanceChecks
import NavigationReference

extension SelfCheck {
  /// Something that is claimed to be logged.
  private struct MessageClaim {
    let capability: Capabilities
    /// What it takes besides to make it happen.
    var needs: Capabilities = []
    let claim: String
    /// One of these has to come.
    let kinds: Set<ObservedEvent.Kind>
    /// What the adapter has to call.
    let call: String
    /// When it should have come.
    let occasion: String
    let advice: String
  }

  private static var movement: String { "a start, two pushes and two pops" }

  private static var delegateClaims: [MessageClaim] {
    [
      MessageClaim(
        capability: .willShow, claim: "willShow", kinds: [.willShow],
        call: "log.willShow(_:animated:)", occasion: movement,
        advice: "Give the subject a delegate that reports to the log handed to start"),
      MessageClaim(
        capability: .didShow, claim: "didShow", kinds: [.didShow],
        call: "log.didShow(_:animated:)", occasion: movement,
        advice: "Report it to the log handed to start, before settle() returns"),
      MessageClaim(
        capability: .appearance, claim: "appearance", kinds: [.viewWillAppear],
        call: "log.viewWillAppear(_:)", occasion: movement,
        advice: "Have each controller report to the log handed to makeController"),
      MessageClaim(
        capability: .disappearance, claim: "disappearance",
        kinds: [.viewWillDisappear, .viewDidDisappear],
        call: "log.viewWillDisappear(_:) or log.viewDidDisappear(_:)", occasion: movement,
        advice: "Have each controller report to the log handed to makeController"),
      MessageClaim(
        capability: .transitions, claim: "transitions", kinds: [.pushTransition, .popTransition],
        call: "log.transition(_:from:to:animated:)", occasion: "an animated push and pop",
        advice: "Report each animated transition to the log handed to start"),
    ]
  }

  private static var barClaims: [MessageClaim] {
    [
      MessageClaim(
        capability: .barAnimations, needs: .navigationBar, claim: "barAnimations",
        kinds: [.navigationBarVisibility],
        call: "log.navigationBarVisibility(hidden:animated:duration:)",
        occasion: "animated changes of the navigation bar",
        advice: "Report each change to the log handed to start"),
      MessageClaim(
        capability: .toolbarAnimations, needs: .toolbar, claim: "toolbarAnimations",
        kinds: [.toolbarVisibility], call: "log.toolbarVisibility(hidden:animated:duration:)",
        occasion: "animated changes of the toolbar",
        advice: "Report each change to the log handed to start"),
      MessageClaim(
        capability: .barContentAnimations, claim: "barContentAnimations",
        kinds: [.navigationBarContent], call: "log.navigationBarContent(animated:)",
        occasion: "an animated push and pop",
        advice: "Report each change to the log handed to start"),
      MessageClaim(
        capability: .toolbarItemsAnimations, needs: [.toolbarItems, .toolbar],
        claim: "toolbarItemsAnimations", kinds: [.toolbarItems],
        call: "log.toolbarItems(animated:)",
        occasion: "animated changes of a shown toolbar's items",
        advice: "Report each change to the log handed to start"),
    ]
  }

  /// What is claimed to be logged has to reach the log at all; the rest is for the requirements to
  /// say.
  mutating func checkMessages() async throws(AdapterMistake) {
    let kinds = Set(events.map(\.kind))
    for message in Self.delegateClaims + Self.barClaims {
      let isReported = !message.kinds.isDisjoint(with: kinds)
      if driver.claims.isSuperset(of: message.capability.union(message.needs)), !isReported,
        bars.unchanged.isDisjoint(with: message.capability)
      {
        await letStragglersArrive()
        try checkIsInTime(message)
        let verdict = AdapterMistake.verdictOnSilence(of: message.claim)
        throw AdapterMistake(
          "'\(message.claim)' is claimed, but nothing reached \(message.call) "
            + "in \(message.occasion)",
          expected: "at least one call",
          advice: "\(message.advice), or take the claim away"
            + (verdict.isEmpty ? " if the subject has nothing to report." : "." + verdict))
      }
      if driver.claims.isDisjoint(with: message.capability), isReported {
        notes.append(
          "\(message.call) is called, but '\(message.claim)' is not claimed; "
            + "claim it to have it judged")
      }
    }
    try checkSenders()
  }

  /// A log that was kept from the first start is nobody's by now.
  func checkMessagesAgain() throws(AdapterMistake) {
    let kinds = Set(events.map(\.kind))
    for message in Self.delegateClaims where driver.claims.isSuperset(of: message.capability) {
      guard message.kinds.isDisjoint(with: kinds) else { continue }
      throw AdapterMistake(
        "After a second start nothing reached \(message.call) in \(message.occasion)",
        expected: "what came after the first",
        advice: "Each start and each controller brings a log of its own; report to the new one.")
    }
  }

  // MARK: Too late

  /// Everything has to be logged by the time settle returns. What comes of a claimed kind afterwards would be missed in
  /// one step and disturb the next, and both would be held against the subject.
  func checkLateMessages() throws(AdapterMistake) {
    for message in Self.delegateClaims + Self.barClaims
    where driver.claims.isSuperset(of: message.capability) {
      try checkIsInTime(message)
    }
  }

  private func checkIsInTime(_ message: MessageClaim) throws(AdapterMistake) {
    let book = driver.recorder.book
    guard Kind.allCases.contains(where: { message.kinds.contains($0) && book.isLate($0) }) else {
      return
    }
    throw Self.late(message.call)
  }

  private static func late(_ call: String) -> AdapterMistake {
    AdapterMistake(
      "\(call) was called after settle() had returned", expected: "every message before that",
      advice: "Let settle() return when nothing is pending and everything has been logged.")
  }

  /// A did-show that is missing may be one that takes its time; then settle has returned too early.
  mutating func waitForDidShow() async throws(AdapterMistake) {
    guard driver.claims.isSuperset(of: [.willShow, .didShow]) else { return }
    await letStragglersArrive()
    if driver.recorder.book.isStray(.didShow) { throw Self.late("log.didShow(_:animated:)") }
  }

  /// Only ever asked for where something is amiss: no verdict hangs on it, only which mistake is named.
  private func letStragglersArrive() async {
    try? await Task.sleep(for: .milliseconds(600))
  }

  /// Whoever reports each message twice in a row does so from two places. A subject that carries out each operation twice
  /// sends all of them and then all again, and that is for the requirements.
  mutating func checkRepetitions() throws(AdapterMistake) {
    for repetition in repetitions where repetition.isWhole {
      guard repetition.isInPairs else {
        notes.append(
          "\(repetition.name) reached the log twice in \(Self.movement), in one round after "
            + "another; look whether the subject carries out each operation twice, or the adapter "
            + "reports from two places")
        continue
      }
      throw AdapterMistake(
        "\(repetition.name) reached the log twice in \(Self.movement)", expected: "once each",
        advice: "Report each message from one place, and register for it once.")
    }
  }

  private typealias Kind = ObservedEvent.Kind

  private func checkSenders() throws(AdapterMistake) {
    for event in events {
      let isDelegates = event.kind == .willShow || event.kind == .didShow
      let call = "log.\(event.kind)(_:animated:)"
      if isDelegates, event.delegate == 0 {
        throw AdapterMistake(
          "\(call) was called on the log of a controller", expected: "the log handed to start",
          advice: "Keep the log that start is given for the delegate.")
      }
      if isDelegates || event.kind.isAppearance, event.controller < 0 {
        throw AdapterMistake(
          "\(call) was handed a controller of no scenario",
          expected: "one that makeController made",
          advice: Self.identityAdvice)
      }
    }
  }

  // MARK: Callbacks

  /// What the log returns from viewWillAppear is to be carried out. One kind that is suffices: a
  /// subject may lose another.
  mutating func tryCallbacks() async throws(AdapterMistake) {
    guard driver.claims.isSuperset(of: [.callbacks, .appearance]) else { return }
    var wasAsked = false
    for operation in Self.callbackOperations(for: driver.claims) {
      driver.reset()
      try await perform(.start(.onScreen(root: Self.a)))
      try await perform(.callback(.viewWillAppear(Self.b), operation))
      try await perform(.push(Self.b, .still))
      if !driver.recorder.book.callbacks.isEmpty { continue }
      wasAsked = true
      if hasEffect(operation) { return }
    }
    guard wasAsked else { return }
    throw AdapterMistake(
      "'callbacks' is claimed, but what log.viewWillAppear(_:) returned had no effect",
      expected: "each request to be carried out there and then",
      advice: "Carry out what the log returns before the message returns, or take the claim away.")
  }

  static func callbackOperations(for claims: Capabilities) -> [CallbackOperation] {
    var operations: [CallbackOperation] = [.push(Self.c, animated: false)]
    if claims.contains(.navigationBar) {
      operations.append(.setNavigationBarHidden(true, animated: false))
    }
    if claims.contains(.toolbar) {
      operations.append(.setToolbarHidden(false, animated: false))
    }
    return operations
  }

  private mutating func hasEffect(_ operation: CallbackOperation) -> Bool {
    switch operation {
    case .push(let name, _):
      let pushed = driver.controller(name)
      return driver.adapter.viewControllers.contains { $0 === pushed }
    // A subject that does not live through them would end before anything is told of it.
    case .pop, .setViewControllers: return false
    case .setNavigationBarHidden(let hidden, _):
      return (try? driver.adapter.isNavigationBarHidden) == hidden
    case .setToolbarHidden(let hidden, _):
      return (try? driver.adapter.isToolbarHidden) == hidden
    }
  }
}
