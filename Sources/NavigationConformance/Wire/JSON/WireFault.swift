/// Why a line is no message.
package struct WireFault: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }

  /// A line that is no JSON. The column counts bytes, from 1.
  init(column: Int, expected: String) {
    description = "it is no JSON: expected \(expected) at column \(column)"
  }

  /// A value of another kind than the field takes.
  init(_ field: String, expected: String, found: WireValue) {
    description = "'\(field)' expects \(expected), found \(found.kind)"
  }
}
