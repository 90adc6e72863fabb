public import NavigationReference

/// What a subject has reported, and the scenario's controllers by identity.
///
/// Not generic and not inlinable: whoever reports pays for one call, and the book is looked after in one module.
@usableFromInline
final class EventBook {
  /// All in one place: each call is one access.
  private var page = EventPage()

  @usableFromInline
  init() {}

  @usableFromInline var epoch: UInt32 { page.epoch }
  /// Reports that came when nothing was going on.
  @usableFromInline var lateEventCount: Int { page.lateEventCount }
  /// Whether one of those was of this kind.
  func isLate(_ kind: ObservedEvent.Kind) -> Bool { page.lateKinds & kind.bit != 0 }
  /// Whether a report of this kind came on the log of an earlier scenario.
  func isStray(_ kind: ObservedEvent.Kind) -> Bool { page.strayKinds & kind.bit != 0 }
  /// Whether anything was reported of the delegate that has not been handed over yet.
  @usableFromInline var isDelegateTold: Bool { page.isDelegateTold }
  /// What the scenario has put into callbacks, the first to come first.
  @usableFromInline var callbacks: [Callback] { page.callbacks }

  /// Forgets the scenario.
  @usableFromInline
  func reset() { page.reset() }

  /// Notes a controller that has been made.
  @usableFromInline
  func register(_ controller: ObjectIdentifier, at position: Int) {
    page.register(controller, at: position)
  }

  /// Reports are taken from now on.
  @usableFromInline
  func open(hint: Int32, _ secondHint: Int32) { page.open(hint: hint, secondHint) }

  /// Hands over what was reported. Returns how many of the scenario's callbacks came.
  @usableFromInline
  func close(_ events: inout [ObservedEvent]) -> Int { page.close(&events) }

  /// Hands over what was reported so far; more is taken.
  @usableFromInline
  func handOver(_ events: inout [ObservedEvent]) { page.handOver(&events) }

  /// The index of a controller; -1 for one that the scenario does not know.
  @usableFromInline
  func index(of controller: ObjectIdentifier) -> Int32 { page.index(of: controller) }

  /// Takes a report about a controller from a log of this epoch. True when something may be to be done in a callback.
  @usableFromInline @discardableResult
  func record(
    _ event: ObservedEvent, about controller: ObjectIdentifier, epoch: UInt32
  ) -> Bool {
    page.record(event, about: controller, epoch: epoch)
  }

  /// Takes the report of a transition.
  @usableFromInline
  func record(
    _ event: ObservedEvent, from source: ObjectIdentifier?, to destination: ObjectIdentifier?,
    epoch: UInt32
  ) {
    page.record(event, from: source, to: destination, epoch: epoch)
  }

  /// Takes a report that is about no controller.
  @usableFromInline
  func record(_ event: ObservedEvent, epoch: UInt32) {
    page.record(event, epoch: epoch)
  }

  /// Notes that something is to be done in a callback.
  @usableFromInline
  func append(_ callback: Callback) { page.callbacks.append(callback) }

  /// The place of the first thing to be done in this callback, which is then done with.
  @usableFromInline
  func takeCallback(
    from moment: (ControllerName) -> Callback, of controller: ObjectIdentifier, epoch: UInt32
  ) -> Int? {
    guard page.epoch == epoch else { return nil }
    return page.take(moment(ControllerName(Int(page.index(of: controller)))))
  }
}
