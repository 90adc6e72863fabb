public import NavigationReference

/// What was seen of the bars as objects.
@usableFromInline
struct BarSighting: Hashable, Sendable {
  @usableFromInline var isBarKept = true
  @usableFromInline var isToolbarKept = true
  @usableFromInline var isBarShared = false
  @usableFromInline var isDelegate = false
  @usableFromInline var style: Label?
  @usableFromInline var isTranslucent: Bool?
  @usableFromInline var tint: Label?
  @usableFromInline var barTint: Label?
  @usableFromInline var itemColor: Label?
  @usableFromInline var barColor: Label?
  @usableFromInline var parts: InterfaceParts = []
  @usableFromInline var isInsetAdjusted = false

  @usableFromInline
  init() {}
}
