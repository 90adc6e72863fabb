public import NavigationReference

/// What was seen of the bars as objects.
@usableFromInline
package struct BarSighting: Hashable, Sendable {
  @usableFromInline package var isBarKept = true
  @usableFromInline package var isToolbarKept = true
  @usableFromInline package var isBarShared = false
  @usableFromInline package var isDelegate = false
  @usableFromInline package var style: Label?
  @usableFromInline package var isTranslucent: Bool?
  @usableFromInline package var tint: Label?
  @usableFromInline package var barTint: Label?
  @usableFromInline package var itemColor: Label?
  @usableFromInline package var barColor: Label?
  @usableFromInline package var parts: ObservedParts = []
  @usableFromInline package var isInsetAdjusted = false

  @usableFromInline
  package init() {}
}
