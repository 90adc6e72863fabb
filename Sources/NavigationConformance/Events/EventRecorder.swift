public import ConformanceChecks
public import NavigationReference

/// Collects what a subject reports, and what a scenario wants done in callbacks.
@usableFromInline
final class EventRecorder<Controller: AnyObject> {
  @usableFromInline let book = EventBook()
  /// What is to be done, in the order of the book's callbacks.
  @usableFromInline var requests: [CallbackRequest<Controller>] = []

  @usableFromInline
  init() {}

  /// The index of a controller; -1 for one that the scenario does not know.
  @inlinable
  func index(of controller: Controller) -> Int32 { book.index(of: ObjectIdentifier(controller)) }

  /// Forgets the scenario.
  @inlinable
  func reset() {
    book.reset()
    // What is forgotten goes when nothing is being changed: it may still report from its end.
    let gone = requests
    requests = []
    withExtendedLifetime(gone) {}
  }

  @inlinable
  func append(_ request: CallbackRequest<Controller>, in callback: Callback) {
    book.append(callback)
    requests.append(request)
  }

  /// What is to be done in a callback that has come.
  @inlinable
  func takeRequest(
    from moment: (ControllerName) -> Callback, of controller: Controller, epoch: UInt32
  ) -> [CallbackRequest<Controller>] {
    let index = book.takeCallback(from: moment, of: ObjectIdentifier(controller), epoch: epoch)
    return index.map { [requests.remove(at: $0)] } ?? []
  }
}
