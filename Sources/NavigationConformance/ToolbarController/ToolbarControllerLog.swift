public import NavigationReference

/// Where an adapter reports what happens inside a toolbar controller while it works.
public final class ToolbarControllerLog {
  enum Event: Hashable {
    case items(animated: Bool)
    case told(Message)
    case shown
    case heard(AppearanceCall, animated: Bool)
  }

  /// What the content has told of what is about to be shown.
  struct Message: Hashable {
    let label: String
    let animated: Bool
  }

  private(set) var events: [Event] = []

  var messages: [Message] {
    events.compactMap { if case .told(let message) = $0 { message } else { nil } }
  }

  /// Reports of an earlier scenario are of no interest.
  var isClosed = false

  init() {}

  /// The toolbar's items have been set.
  public func toolbarItems(animated: Bool) {
    record(.items(animated: animated))
  }

  /// The content has sent will-show to the toolbar controller.
  ///
  /// - Parameters:
  ///   - label: of the controller that the message names.
  ///   - animated: what the message says.
  public func contentWillShow(_ label: String, animated: Bool) {
    record(.told(Message(label: label, animated: animated)))
  }

  /// A controller on the content's stack has appeared.
  public func viewDidAppear() {
    record(.shown)
  }

  /// The content has got a message about its appearance.
  public func contentHears(_ call: AppearanceCall, animated: Bool) {
    record(.heard(call, animated: animated))
  }

  private func record(_ event: Event) {
    if !isClosed { events.append(event) }
  }

  func removeAll() { events.removeAll(keepingCapacity: true) }
}
