/// What may be judged of a subject beside its navigation controller, by its name on the wire.
package enum WireSystem: String, CaseIterable, Hashable, Sendable {
  case layout
  case lifecycle
  case toolbarController
}
