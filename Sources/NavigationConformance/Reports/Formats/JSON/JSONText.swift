import Foundation

/// The one way in which JSON is written here: sorted keys, indented, and a line break at the end.
package enum JSONText {
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

extension JSONText {
  /// Reads what was written.
  package static func value<Value: Decodable>(
    of type: Value.Type, from text: String
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
