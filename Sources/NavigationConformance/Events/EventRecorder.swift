public import NavigationReference

/// Collects what a subject reports, and knows the scenario's controllers by identity.
@usableFromInline
final class EventRecorder<Controller: AnyObject> {
  /// All in one place: what is said in one report is then one access.
  @usableFromInline var book = EventBook<Controller>()

  @usableFromInline
  init() {}

  /// The index of a controller; -1 for one that the scenario does not know.
  @inlinable
  func index(of controller: Controller) -> Int32 { book.index(of: controller) }

  /// Forgets the scenario. The controllers go when the book is closed again: one may still report from its end.
  @usableFromInline
  func reset() {
    let gone = book.reset()
    withExtendedLifetime(gone) {}
  }
}

/// What an event recorder has collected and knows.
@usableFromInline
struct EventBook<Controller: AnyObject> {
  /// By index of the name.
  @usableFromInline var controllers: [Controller?] = []
  @usableFromInline var events: [ObservedEvent] = []
  /// Reports from logs of an earlier start are not this scenario's.
  @usableFromInline var epoch: UInt32 = 0
  @usableFromInline var isOpen = false
  /// Reports that came when nothing was going on.
  @usableFromInline var lateEventCount = 0
  @usableFromInline var callbacks: [(callback: Callback, operation: CallbackOperation)] = []
  /// How many of them came since the events were last taken.
  @usableFromInline var firedCallbackCount = 0
  /// Where to look first.
  @usableFromInline var hint: Int32 = 0
  @usableFromInline var secondHint: Int32 = 0

  @usableFromInline
  init() {}

  /// Returns the controllers that are no longer known.
  mutating func reset() -> [Controller?] {
    epoch &+= 1
    let gone = controllers
    controllers = []
    events.removeAll(keepingCapacity: true)
    callbacks.removeAll(keepingCapacity: true)
    isOpen = false
    firedCallbackCount = 0
    hint = 0
    secondHint = 0
    return gone
  }

  /// Reports are taken from now on.
  @inlinable
  mutating func open(hint: Int32, _ secondHint: Int32) {
    isOpen = true
    self.hint = hint
    self.secondHint = secondHint
  }

  /// Hands over what was reported. Returns how many of the scenario's callbacks came.
  @inlinable
  mutating func close(_ events: inout [ObservedEvent]) -> Int {
    isOpen = false
    if !self.events.isEmpty { swap(&events, &self.events) }
    defer { firedCallbackCount = 0 }
    return firedCallbackCount
  }

  /// The index of a controller; -1 for one that the scenario does not know.
  @inlinable
  func index(of controller: Controller) -> Int32 {
    if Int(hint) < controllers.count, controllers[Int(hint)] === controller { return hint }
    if Int(secondHint) < controllers.count, controllers[Int(secondHint)] === controller {
      return secondHint
    }
    return search(for: controller)
  }

  @inlinable
  func search(for controller: Controller) -> Int32 {
    var index = controllers.count - 1
    while index >= 0 {
      if controllers[index] === controller { return Int32(truncatingIfNeeded: index) }
      index -= 1
    }
    return -1
  }

  /// Whether a controller is the one that the scenario knows at this position.
  @inlinable
  func isKnown(_ controller: Controller, at position: Int) -> Bool {
    position < controllers.count && controllers[position] === controller
  }

  /// The controller at this position, if it has been made. Makes room for it.
  @inlinable
  mutating func controller(at position: Int) -> Controller? {
    while controllers.count <= position { controllers.append(nil) }
    return controllers[position]
  }

  /// Takes a report about a controller from a log of this epoch; `nil` for reports from another.
  @inlinable
  mutating func record(
    _ event: consuming ObservedEvent, about controller: Controller, epoch: UInt32
  ) -> Receipt? {
    guard self.epoch == epoch else { return nil }
    let index = index(of: controller)
    event.controller = index
    record(event)
    return Receipt(index: index, hasCallbacks: !callbacks.isEmpty)
  }

  /// What became of a report.
  @usableFromInline
  struct Receipt {
    /// The index of the controller.
    @usableFromInline let index: Int32
    /// Whether the scenario has put anything into callbacks.
    @usableFromInline let hasCallbacks: Bool

    @inlinable
    init(index: Int32, hasCallbacks: Bool) {
      self.index = index
      self.hasCallbacks = hasCallbacks
    }
  }

  @inlinable
  mutating func record(_ event: ObservedEvent) {
    if isOpen {
      events.append(event)
    } else {
      lateEventCount += 1
    }
  }

  @usableFromInline
  mutating func takeCallback(_ callback: Callback) -> [CallbackRequest<Controller>] {
    guard let index = callbacks.firstIndex(where: { $0.callback == callback }) else { return [] }
    firedCallbackCount += 1
    switch callbacks.remove(at: index).operation {
    case .push(let name, let animated):
      guard name.position < controllers.count, let controller = controllers[name.position] else {
        return []
      }
      return [.push(controller, animated: animated)]
    case .setNavigationBarHidden(let hidden, let animated):
      return [.setNavigationBarHidden(hidden, animated: animated)]
    case .setToolbarHidden(let hidden, let animated):
      return [.setToolbarHidden(hidden, animated: animated)]
    }
  }
}

/// What a scenario wants done inside a callback, in terms of the subject.
public enum CallbackRequest<Controller: AnyObject> {
  case push(Controller, animated: Bool)
  case setNavigationBarHidden(Bool, animated: Bool)
  case setToolbarHidden(Bool, animated: Bool)
}
