/// Why an adapter cannot be used: what was seen, what was expected, and what to do about it.
struct AdapterMistake: Error, Hashable, Sendable, CustomStringConvertible {
  let seen: String
  let expected: String
  let advice: String

  init(_ seen: String, expected: String, advice: String) {
    self.seen = seen
    self.expected = expected
    self.advice = advice
  }

  /// Something is claimed that is not there.
  static func unsupported(_ name: String) -> AdapterMistake {
    AdapterMistake(
      "\(name) answers Unsupported, but is claimed in 'capabilities'", expected: "an answer",
      advice: "Implement it, or take the claim away.")
  }

  var description: String { "\(seen); expected \(expected).\n  \(advice)" }
}
