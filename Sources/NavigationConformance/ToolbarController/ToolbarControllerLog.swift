public import NavigationReference

/// Where an adapter reports what happens inside a toolbar controller while it works.
public final class ToolbarControllerLog {
  enum Event: Hashable {
    case items(animated: Bool)
    case shown
    case heard(AppearanceCall, animated: Bool)
  }

  private(set) var events: [Event] = []

  /// Reports of an earlier scenario are of no interest.
  var isClosed = false

  init() {}

  /// The toolbar's items have been set.
  public func toolbarItems(animated: Bool) {
    record(.items(animated: animated))
  }

  /// A controller on the content's stack has appeared.
  public func viewDidAppear() {
    record(.shown)
  }

  /// The content has got a message about its appearance.
  public func content(hears call: AppearanceCall, animated: Bool) {
    record(.heard(call, animated: animated))
  }

  private func record(_ event: Event) {
    if !isClosed { events.append(event) }
  }

  func removeAll() { events.removeAll(keepingCapacity: true) }
}
