/// Something claimed that was not there, and where that showed.
package struct UnsupportedRecord: Hashable, Sendable {
  package let position: ScenarioPosition
  package let text: String
}
