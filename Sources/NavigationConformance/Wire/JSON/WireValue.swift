/// A value of JSON, with the members of an object in the order in which they came.
///
/// The encoders that come with the toolchain take longer for a line than a subject takes for a step.
package enum WireValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case array([WireValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: WireValue

    package init(_ key: String, _ value: WireValue) {
      self.key = key
      self.value = value
    }
  }

  /// The member of an object; `nil` where there is none.
  package subscript(key: String) -> WireValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What it is, for a message.
  package var kind: String {
    switch self {
    case .null: "null"
    case .flag: "a flag"
    case .integer, .number: "a number"
    case .text: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension WireValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByNilLiteral
{
  package init(dictionaryLiteral elements: (String, WireValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  package init(arrayLiteral elements: WireValue...) { self = .array(elements) }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .flag(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(nilLiteral: ()) { self = .null }
}
