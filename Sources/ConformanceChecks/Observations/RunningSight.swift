/// What is read while a transition that was left running goes on, where the documents leave open what it is.
@usableFromInline
package struct RunningSight: Hashable, Sendable {
  /// Which of two states something reads as.
  @usableFromInline
  package enum Reading: UInt8, Hashable, Sendable {
    case new
    case old
    case other

    @inlinable
    package init(isNew: Bool, isOld: Bool) {
      self = isNew ? .new : isOld ? .old : .other
    }

    /// The bit that stands for it in the sets of readings of choices.
    var mask: UInt8 { 1 << rawValue }
  }

  @usableFromInline package var stack: Reading?
  /// What the bar holds; `nil` where nothing tells the two states apart.
  @usableFromInline package var items: Reading?
  /// Who is visible; `nil` where it is neither who comes nor who goes.
  @usableFromInline package var visible: Reading?
  @usableFromInline package var isBarHidden: Bool?
  @usableFromInline package var isToolbarHidden: Bool?

  @usableFromInline
  package init() {}
}
