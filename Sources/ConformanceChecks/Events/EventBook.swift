public import NavigationReference

/// What a subject has reported, and the scenario's controllers by identity.
///
/// Not generic and not inlinable: whoever reports pays for one call, and the book is looked after in one module.
///
/// No property is kept open while anything is called: what takes a call is taken out, changed and put back. So the compiler
/// can see that no two accesses overlap, and nothing is left to be checked at every report.
@usableFromInline
package final class EventBook {
  /// By index of the name. The driver keeps the controllers alive for as long as they stand here.
  private var identities: [ObjectIdentifier?] = []
  private var events: [ObservedEvent] = []
  private var currentEpoch: UInt32 = 0
  private var isOpen = false
  private var lateCount = 0
  /// The kinds of late reports, as bits.
  private var lateKinds: UInt32 = 0
  /// The kinds of reports that came on the log of an earlier scenario.
  private var strayKinds: UInt32 = 0
  private var pendingCallbacks: [Callback] = []
  /// How many of them came since the events were last taken.
  private var firedCallbackCount = 0
  /// Where to look first.
  private var hint: Int32 = 0
  private var secondHint: Int32 = 0

  @usableFromInline
  package init() {}

  /// Reports from logs of an earlier start are not this scenario's.
  @usableFromInline package var epoch: UInt32 { currentEpoch }
  /// Reports that came when nothing was going on.
  @usableFromInline package var lateEventCount: Int { lateCount }
  /// Whether one of those was of this kind.
  package func isLate(_ kind: ObservedEvent.Kind) -> Bool { lateKinds & kind.bit != 0 }
  /// Whether a report of this kind came on the log of an earlier scenario.
  package func isStray(_ kind: ObservedEvent.Kind) -> Bool { strayKinds & kind.bit != 0 }
  /// What the scenario has put into callbacks, the first to come first.
  @usableFromInline package var callbacks: [Callback] { pendingCallbacks }

  /// How many messages to the delegate were reported that have not been handed over yet.
  @usableFromInline package var delegateMessageCount: Int {
    let reported = events
    return reported.count { $0.kind == .willShow || $0.kind == .didShow }
  }

  /// Forgets the scenario.
  @usableFromInline
  package func reset() {
    currentEpoch &+= 1
    var gone: [ObjectIdentifier?] = []
    swap(&gone, &identities)
    gone.removeAll(keepingCapacity: true)
    swap(&gone, &identities)
    if !events.isEmpty { events = [] }
    if !pendingCallbacks.isEmpty { pendingCallbacks = [] }
    isOpen = false
    firedCallbackCount = 0
    hint = 0
    secondHint = 0
  }

  /// Notes a controller that has been made.
  @usableFromInline
  package func register(_ controller: ObjectIdentifier, at position: Int) {
    var known: [ObjectIdentifier?] = []
    swap(&known, &identities)
    while known.count <= position { known.append(nil) }
    known[position] = controller
    swap(&known, &identities)
  }

  /// Reports are taken from now on.
  @usableFromInline
  package func open(hint: Int32, _ secondHint: Int32) {
    isOpen = true
    self.hint = hint
    self.secondHint = secondHint
  }

  /// Hands over what was reported. Returns how many of the scenario's callbacks came.
  @usableFromInline
  package func close(_ events: inout [ObservedEvent]) -> Int {
    isOpen = false
    if !self.events.isEmpty { swap(&events, &self.events) }
    let count = firedCallbackCount
    firedCallbackCount = 0
    return count
  }

  /// Hands over what was reported so far; more is taken.
  @usableFromInline
  package func handOver(_ events: inout [ObservedEvent]) {
    if !self.events.isEmpty { swap(&events, &self.events) }
  }

  /// The index of a controller; -1 for one that the scenario does not know.
  @usableFromInline
  package func index(of controller: ObjectIdentifier) -> Int32 { position(of: controller) }

  @inline(__always)
  private func position(of controller: ObjectIdentifier) -> Int32 {
    if Int(hint) < identities.count, identities[Int(hint)] == controller { return hint }
    if Int(secondHint) < identities.count, identities[Int(secondHint)] == controller {
      return secondHint
    }
    return search(for: controller)
  }

  @inline(never)
  private func search(for controller: ObjectIdentifier) -> Int32 {
    var index = identities.count - 1
    while index >= 0, identities[index] != controller { index -= 1 }
    return Int32(truncatingIfNeeded: index)
  }

  /// Takes a report about a controller from a log of this epoch. True when something may be to be done in a callback.
  @usableFromInline @discardableResult
  package func record(
    _ event: ObservedEvent, about controller: ObjectIdentifier, epoch: UInt32
  ) -> Bool {
    guard isCurrent(event, epoch) else { return false }
    var event = event
    event.controller = position(of: controller)
    take(event)
    return !pendingCallbacks.isEmpty
  }

  /// Takes the report of a transition, which may come from nowhere or lead there.
  @usableFromInline
  package func record(
    _ event: ObservedEvent, from source: ObjectIdentifier?, to destination: ObjectIdentifier?,
    epoch: UInt32
  ) {
    guard isCurrent(event, epoch) else { return }
    var event = event
    event.controller = source.map { position(of: $0) } ?? Observation.none
    event.destination = destination.map { position(of: $0) } ?? Observation.none
    take(event)
  }

  /// Takes a report that is about no controller.
  @usableFromInline
  package func record(_ event: ObservedEvent, epoch: UInt32) {
    guard isCurrent(event, epoch) else { return }
    take(event)
  }

  /// Whether a report is this scenario's.
  @inline(__always)
  private func isCurrent(_ event: ObservedEvent, _ epoch: UInt32) -> Bool {
    if currentEpoch == epoch { return true }
    strayKinds |= event.kind.bit
    return false
  }

  @inline(__always)
  private func take(_ event: ObservedEvent) {
    guard isOpen else {
      lateCount += 1
      lateKinds |= event.kind.bit
      return
    }
    var reported: [ObservedEvent] = []
    swap(&reported, &events)
    reported.append(event)
    swap(&reported, &events)
  }

  /// Notes that something is to be done in a callback.
  @usableFromInline
  package func append(_ callback: Callback) {
    var pending: [Callback] = []
    swap(&pending, &pendingCallbacks)
    pending.append(callback)
    swap(&pending, &pendingCallbacks)
  }

  /// The place of the first thing to be done in this callback, which is then done with.
  @usableFromInline
  package func takeCallback(
    from moment: (ControllerName) -> Callback, of controller: ObjectIdentifier, epoch: UInt32
  ) -> Int? {
    guard currentEpoch == epoch else { return nil }
    let callback = moment(ControllerName(Int(position(of: controller))))
    let pending = pendingCallbacks
    guard let index = pending.firstIndex(of: callback) else { return nil }
    firedCallbackCount += 1
    pendingCallbacks = Array(pending[..<index] + pending[(index + 1)...])
    return index
  }
}
