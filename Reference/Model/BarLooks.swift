/// What was assigned to the navigation bar itself; `nil` is what the subject began with.
package struct BarLooks: Hashable, Sendable {
  package var style: Label?
  package var isTranslucent: Bool?
  package var tint: Label?
  package var barTint: Label?

  package init() {}
}
