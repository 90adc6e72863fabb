import NavigationReference

/// What stands in an event book.
struct EventPage {
  /// By index of the name. The driver keeps the controllers alive for as long as they stand here.
  private var identities: [ObjectIdentifier?] = []
  private var events: [ObservedEvent] = []
  /// Reports from logs of an earlier start are not this scenario's.
  private(set) var epoch: UInt32 = 0
  private var isOpen = false
  private(set) var lateEventCount = 0
  /// The kinds of those, as bits.
  private(set) var lateKinds: UInt32 = 0
  /// The kinds of reports that came on the log of an earlier scenario.
  private(set) var strayKinds: UInt32 = 0
  var callbacks: [Callback] = []
  /// How many of them came since the events were last taken.
  private var firedCallbackCount = 0
  /// Where to look first.
  private var hint: Int32 = 0
  private var secondHint: Int32 = 0

  mutating func reset() {
    epoch &+= 1
    identities.removeAll(keepingCapacity: true)
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
    if !callbacks.isEmpty { callbacks.removeAll(keepingCapacity: true) }
    isOpen = false
    firedCallbackCount = 0
    hint = 0
    secondHint = 0
  }

  var isDelegateTold: Bool { events.contains { $0.kind == .willShow || $0.kind == .didShow } }

  mutating func register(_ controller: ObjectIdentifier, at position: Int) {
    while identities.count <= position { identities.append(nil) }
    identities[position] = controller
  }

  @inline(__always)
  mutating func open(hint: Int32, _ secondHint: Int32) {
    isOpen = true
    self.hint = hint
    self.secondHint = secondHint
  }

  @inline(__always)
  mutating func close(_ events: inout [ObservedEvent]) -> Int {
    isOpen = false
    if !self.events.isEmpty { swap(&events, &self.events) }
    let count = firedCallbackCount
    firedCallbackCount = 0
    return count
  }

  mutating func handOver(_ events: inout [ObservedEvent]) {
    if !self.events.isEmpty { swap(&events, &self.events) }
  }

  @inline(__always)
  func index(of controller: ObjectIdentifier) -> Int32 {
    if Int(hint) < identities.count, identities[Int(hint)] == controller { return hint }
    if Int(secondHint) < identities.count, identities[Int(secondHint)] == controller {
      return secondHint
    }
    return search(for: controller)
  }

  private func search(for controller: ObjectIdentifier) -> Int32 {
    var index = identities.count - 1
    while index >= 0, identities[index] != controller { index -= 1 }
    return Int32(truncatingIfNeeded: index)
  }

  @inline(__always)
  mutating func record(
    _ event: ObservedEvent, about controller: ObjectIdentifier, epoch: UInt32
  ) -> Bool {
    guard isCurrent(event, epoch) else { return false }
    var event = event
    event.controller = index(of: controller)
    record(event)
    return !callbacks.isEmpty
  }

  @inline(__always)
  mutating func record(
    _ event: ObservedEvent, from source: ObjectIdentifier?, to destination: ObjectIdentifier?,
    epoch: UInt32
  ) {
    guard isCurrent(event, epoch) else { return }
    var event = event
    event.controller = source.map { index(of: $0) } ?? -1
    event.destination = destination.map { index(of: $0) } ?? -1
    record(event)
  }

  @inline(__always)
  mutating func record(_ event: ObservedEvent, epoch: UInt32) {
    guard isCurrent(event, epoch) else { return }
    record(event)
  }

  /// Whether a report is this scenario's.
  @inline(__always)
  private mutating func isCurrent(_ event: ObservedEvent, _ epoch: UInt32) -> Bool {
    if self.epoch == epoch { return true }
    strayKinds |= event.kind.bit
    return false
  }

  @inline(__always)
  private mutating func record(_ event: ObservedEvent) {
    if isOpen {
      events.append(event)
    } else {
      lateEventCount += 1
      lateKinds |= event.kind.bit
    }
  }

  /// The place of the first of these callbacks, which is then done with.
  mutating func take(_ callback: Callback) -> Int? {
    guard let index = callbacks.firstIndex(of: callback) else { return nil }
    firedCallbackCount += 1
    callbacks.remove(at: index)
    return index
  }
}
