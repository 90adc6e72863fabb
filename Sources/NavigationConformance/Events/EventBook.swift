public import NavigationReference

/// What a subject has reported, and the scenario's controllers by identity.
///
/// Not generic and not inlinable: whoever reports pays for one call, and the book is looked after in one module.
@usableFromInline
final class EventBook {
  /// By index of the name. The driver keeps the controllers alive for as long as they stand here.
  private var identities: [ObjectIdentifier?] = []
  private var events: [ObservedEvent] = []
  /// Reports from logs of an earlier start are not this scenario's.
  private var currentEpoch: UInt32 = 0
  private var isOpen = false
  private var lateCount = 0
  private var pending: [Callback] = []
  /// How many of them came since the events were last taken.
  private var firedCallbackCount = 0
  /// Where to look first.
  private var hint: Int32 = 0
  private var secondHint: Int32 = 0

  @usableFromInline
  init() {}

  @usableFromInline var epoch: UInt32 { currentEpoch }
  /// Reports that came when nothing was going on.
  @usableFromInline var lateEventCount: Int { lateCount }
  /// What the scenario has put into callbacks, the first to come first.
  @usableFromInline var callbacks: [Callback] { pending }

  /// Forgets the scenario.
  @usableFromInline
  func reset() {
    currentEpoch &+= 1
    identities.removeAll(keepingCapacity: true)
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
    if !pending.isEmpty { pending.removeAll(keepingCapacity: true) }
    isOpen = false
    firedCallbackCount = 0
    hint = 0
    secondHint = 0
  }

  /// Notes a controller that has been made.
  @usableFromInline
  func register(_ controller: ObjectIdentifier, at position: Int) {
    while identities.count <= position { identities.append(nil) }
    identities[position] = controller
  }

  /// Reports are taken from now on.
  @usableFromInline
  func open(hint: Int32, _ secondHint: Int32) {
    isOpen = true
    self.hint = hint
    self.secondHint = secondHint
  }

  /// Hands over what was reported. Returns how many of the scenario's callbacks came.
  @usableFromInline
  func close(_ events: inout [ObservedEvent]) -> Int {
    isOpen = false
    if !self.events.isEmpty { swap(&events, &self.events) }
    defer { firedCallbackCount = 0 }
    return firedCallbackCount
  }

  /// The index of a controller; -1 for one that the scenario does not know.
  @usableFromInline
  func index(of controller: ObjectIdentifier) -> Int32 {
    if Int(hint) < identities.count, identities[Int(hint)] == controller { return hint }
    if Int(secondHint) < identities.count, identities[Int(secondHint)] == controller {
      return secondHint
    }
    return Int32(truncatingIfNeeded: identities.lastIndex(of: controller) ?? -1)
  }

  /// Takes a report about a controller from a log of this epoch. True when something may be to be done in a callback.
  @usableFromInline @discardableResult
  func record(
    _ event: ObservedEvent, about controller: ObjectIdentifier, epoch: UInt32
  ) -> Bool {
    guard currentEpoch == epoch else { return false }
    var event = event
    event.controller = index(of: controller)
    record(event)
    return !pending.isEmpty
  }

  /// Takes the report of a transition.
  @usableFromInline
  func record(
    _ event: ObservedEvent, from source: ObjectIdentifier?, to destination: ObjectIdentifier?,
    epoch: UInt32
  ) {
    guard currentEpoch == epoch else { return }
    var event = event
    event.controller = source.map { index(of: $0) } ?? -1
    event.destination = destination.map { index(of: $0) } ?? -1
    record(event)
  }

  /// Takes a report that is about no controller.
  @usableFromInline
  func record(_ event: ObservedEvent, epoch: UInt32) {
    guard currentEpoch == epoch else { return }
    record(event)
  }

  private func record(_ event: ObservedEvent) {
    if isOpen {
      events.append(event)
    } else {
      lateCount += 1
    }
  }

  /// Notes that something is to be done in a callback.
  @usableFromInline
  func append(_ callback: Callback) {
    pending.append(callback)
  }

  /// The place of the first thing to be done in this callback, which is then done with.
  @usableFromInline
  func takeCallback(
    from moment: (ControllerName) -> Callback, of controller: ObjectIdentifier, epoch: UInt32
  ) -> Int? {
    guard currentEpoch == epoch else { return nil }
    let callback = moment(ControllerName(Int(index(of: controller))))
    guard let index = pending.firstIndex(of: callback) else { return nil }
    firedCallbackCount += 1
    pending.remove(at: index)
    return index
  }
}
