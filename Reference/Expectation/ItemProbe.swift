/// Whether a controller has been asked for its navigation item yet.
@usableFromInline
package struct ItemProbe: Hashable, Sendable {
  package var controller: ControllerName?
  package var isCreated = false
}
