/// What was found inside the view of a navigation controller.
@usableFromInline
package struct ObservedParts: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The navigation bar.
  package static var navigationBar: ObservedParts { ObservedParts(rawValue: 1) }
  /// The toolbar.
  package static var toolbar: ObservedParts { ObservedParts(rawValue: 2) }
  /// The view of the controller on top.
  package static var content: ObservedParts { ObservedParts(rawValue: 4) }
}
