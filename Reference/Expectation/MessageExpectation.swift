/// What the documents say of the messages of one step: constraints, never a list. An unmentioned message is allowed.
@usableFromInline
package struct MessageExpectation: Sendable {
  @usableFromInline
  package enum Count: UInt8, Hashable, Sendable {
    case unstated
    case none
    case atLeastOne
    case exactlyOne
    /// One at least for the last controller that `appearing` lists. Whether the others are told of is noted.
    case lastAppearing
  }

  package var willShow = Count.unstated
  /// Notes whether the delegate is told, where that is left open.
  package var willShowChoice: Choice?
  /// Whether will-show may name nobody but who is appearing.
  package var namesOnlyAppearing = false
  package var flag: Bool?
  /// The delegate that may be told; `nobody` when there is none; `unstated` while it is being replaced.
  package var addressee = Addressee.unstated
  package var isPaired = false
  /// The delegate that was put in place while the transition ran whose end this is, where that was so.
  package var successor: DelegateName?

  /// The controllers that get viewWillAppear, in order; more than one only when a callback chained.
  package var appearing: [ControllerName] = []
  /// The controllers in `appearing` may be told or not; only the others are spoken of.
  package var isAppearanceOpen = false
  package var disappearing: ControllerName?
  /// Whether controllers other than those two stay without appearance messages.
  package var othersSilent = false
  package var movingTo: ControllerName?
  package var movingFrom: ControllerName?
  /// The other end of a push or pop, whose flags are left open.
  package var movingNoted: ControllerName?
  /// Whoever covers or uncovers the top does so modally: nobody joins or leaves a container.
  package var isModal = false
  /// A gesture has been cancelled that would have popped.
  package var isPopCancelled = false
  /// Who is told to begin or to end editing.
  package var editor: ControllerName?
  package var isEditing = false
  /// The toolbar item that is tapped: its action runs, and no other.
  package var tappedItem: Label?

  package init() {}

  @usableFromInline
  package enum Addressee: Hashable, Sendable {
    case unstated
    case nobody
    case delegate(DelegateName)

    init(_ delegate: DelegateName?) {
      self = delegate.map { .delegate($0) } ?? .nobody
    }
  }
}
