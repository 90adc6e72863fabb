/// A scenario that was answered in two ways, and where it stands.
package struct NondeterminismRecord: Hashable, Sendable {
  package let position: ScenarioPosition
  package let nondeterminism: Nondeterminism
}
