import ConformanceChecks
import NavigationReference

/// Tries an adapter's laws before anything is judged: in other suites the adapter was wrong more
/// often than what it led to, and the message blamed the subject.
///
/// An adapter is accused only of what no subject can be the cause of, or what leaves nothing to
/// judge. The rest is judged.
@usableFromInline
struct SelfCheck<Adapter: NavigationAdapter> {
  var driver: Driver<Adapter>
  var notes: [String] = []
  /// What reached the log since the last start.
  var events: [ObservedEvent] = []
  /// Whether messages come twice.
  var repetitions = MessageRepetition.groups
  /// Whether a will-show of a push or pop was not followed by a did-show while it was waited for.
  var missesDidShow = false
  /// The controller of the last will-show, while its did-show is missing.
  private var awaited: Int32?
  /// Whether a did-show came with the operation behind the one that it belongs to.
  private var isDidShowPutOff = false
  var bars = BarSights()

  /// The controllers of all that is tried.
  static var a: ControllerName { ControllerName(0) }
  static var b: ControllerName { ControllerName(1) }
  static var c: ControllerName { ControllerName(2) }
  static var d: ControllerName { ControllerName(3) }

  @usableFromInline
  init(_ adapter: Adapter) {
    driver = Driver(adapter)
  }

  @usableFromInline
  func run() async -> SelfCheckResult {
    var check = self
    var result = SelfCheckResult()
    do {
      try await check.tryEverything()
    } catch {
      result.failure = error.description
    }
    check.noteLateMessages()
    result.notes = check.notes
    return result
  }

  private mutating func tryEverything() async throws(AdapterMistake) {
    let fresh = try await tryFirstStart()
    try checkRepetitions()
    try await tryBars()
    try await checkMessages()
    try checkReadings()
    try await trySecondStart(expecting: fresh)
    try checkMessagesAgain()
    try await tryReadingAfterPop()
    try await tryClaimedLines()
    try await tryClaimedStarts()
    try await tryPoppedOrder()
    try await tryCallbacks()
    try await tryRunningTransition()
    if missesDidShow { try await waitForDidShow() }
    try checkLateMessages()
  }

  /// Carries out a line that no subject has a reason to refuse, and waits until nothing is pending.
  ///
  /// - Parameter isTried: whether it only leads to what is tried here. What a start and a push put off has been noticed by
  ///   then, and waiting for it takes longer than all the rest.
  @discardableResult
  mutating func perform(
    _ line: ScenarioLine, isTried: Bool = false
  ) async throws(AdapterMistake) -> Observation {
    let name = Driver<Adapter>.name(of: line)
    var observation = Observation()
    driver.perform(line, expecting: ExpectedStack(), &observation)
    await driver.settle()
    driver.takeEvents(&observation)
    // What has been put off until after settle() comes now, and is noticed.
    if !isTried { for _ in 0..<4 { await Task.yield() } }
    note(observation.events, of: line)
    if observation.unsupported != nil {
      guard Capabilities().allows(line) else {
        throw AdapterMistake.unsupported(
          name, claims: Capabilities().namesMissing(for: line))
      }
      throw AdapterMistake(
        "\(name) answers Unsupported", expected: "an answer",
        advice: "Implement it; every adapter needs it.")
    }
    if let raised = observation.raised {
      throw AdapterMistake(
        "\(name) threw an error in the simplest scenario: \(raised)", expected: "no error",
        advice: Capabilities().allows(line)
          ? "Throw what the subject itself refuses, and nothing else."
          : "Throw what the subject itself refuses; what it does not have, do not claim. If it is the "
            + "subject that refuses this, it may not; without the claim the rest is judged.")
    }
    if observation.returnedControllers.contains(where: { $0 < 0 }) {
      throw AdapterMistake(
        "\(name) returned a controller of no scenario", expected: "those that left",
        advice: Self.identityAdvice)
    }
    return observation
  }

  private mutating func note(_ arrived: [ObservedEvent], of line: ScenarioLine) {
    events += arrived
    for index in repetitions.indices { repetitions[index].add(arrived) }
    noteDelay(arrived, of: line)
    switch line {
    case .push, .pop: break
    default: return
    }
    let kinds = Set(arrived.map(\.kind))
    if kinds.contains(.willShow), !kinds.contains(.didShow) { missesDidShow = true }
  }

  private mutating func noteDelay(_ arrived: [ObservedEvent], of line: ScenarioLine) {
    // Between the beginning and the end of a gesture it is due to be missing.
    let isWhole = line.isStackOperation
    if case .start = line { awaited = nil }
    for event in arrived {
      switch event.kind {
      case .willShow: awaited = isWhole ? event.controller : nil
      case .didShow:
        if event == arrived.first(where: { [.willShow, .didShow].contains($0.kind) }),
          event.controller == awaited
        {
          isDidShowPutOff = true
        }
        awaited = nil
      default: break
      }
    }
  }

  static var freshAdvice: String {
    "Make a fresh subject in start; nothing of an earlier one may be left."
  }

  static var identityAdvice: String {
    "Hand over the very objects that makeController returned; controllers are known by identity."
  }

  private mutating func noteLateMessages() {
    if isDidShowPutOff {
      notes.append(
        "log.didShow(_:animated:) came with the operation behind the one that it belongs to; expected it "
          + "before settle() had returned; where a transition takes its time, let settle() or "
          + "settleAtOnce() wait for its end")
    }
    let count = driver.recorder.book.lateEventCount
    guard count > 0 else { return }
    notes.append(
      "\(count) \(count == 1 ? "message" : "messages") came after settle() had returned; "
        + "expected none; let settle() return when everything has been logged")
  }
}
