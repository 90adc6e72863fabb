public import NavigationReference

/// Collects what a subject reports, and knows the scenario's controllers by identity.
@usableFromInline
final class EventRecorder<Controller: AnyObject> {
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

  @usableFromInline
  func reset() {
    epoch &+= 1
    controllers.removeAll(keepingCapacity: true)
    events.removeAll(keepingCapacity: true)
    callbacks.removeAll(keepingCapacity: true)
    isOpen = false
    firedCallbackCount = 0
    hint = 0
    secondHint = 0
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

  @inlinable
  func record(_ event: ObservedEvent) {
    if isOpen {
      events.append(event)
    } else {
      lateEventCount += 1
    }
  }

  @usableFromInline
  func takeCallback(_ callback: Callback) -> [CallbackRequest<Controller>] {
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
