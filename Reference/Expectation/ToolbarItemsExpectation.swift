@usableFromInline
package struct ToolbarItemsExpectation: Hashable, Sendable {
  package var current: [Label] = []
  /// What may still be shown instead, where the documents do not say when a change shows.
  package var stale: [Label]?
  package var choice: Choice?
}
