/// Why a line is no message.
package struct WireFault: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
  /// Where a line is no JSON, counted in bytes from 0, and what should stand there; `nil` for any other fault.
  let offset: Int?
  let expected: String?

  init(_ description: String) {
    (offset, expected) = (nil, nil)
    self.description = description
  }

  /// A line that is no JSON. The column counts bytes, from 1.
  init(column: Int, expected: String) {
    (offset, self.expected) = (column - 1, expected)
    description = "it is no JSON: expected \(expected) at column \(column)"
  }

  /// A value of another kind than the field takes.
  init(_ field: String, expected: String, found: WireValue) {
    (offset, self.expected) = (nil, nil)
    description = "'\(field)' expects \(expected), found \(found.kind)"
  }
}

extension WireFault {
  /// Two are the same when they say the same: the place stands in the words.
  package static func == (left: WireFault, right: WireFault) -> Bool {
    left.description == right.description
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
