import Foundation

/// Why JSON is not what it should be, in the same words on every platform.
struct JSONFault: Error, Hashable, CustomStringConvertible {
  let description: String

  static func decode<Value: Decodable>(_ data: Data) throws(JSONFault) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch let error as DecodingError {
      throw JSONFault(error)
    } catch {
      throw JSONFault(description: "it is not JSON")
    }
  }

  private init(description: String) {
    self.description = description
  }

  private init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      description = "\(Self.place(context.codingPath)) has no '\(key.stringValue)'"
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      description = "\(Self.place(context.codingPath)) is of the wrong kind"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      description = "\(Self.place(context.codingPath)) is of the wrong kind"
    default:
      description = "it is not JSON"
    }
  }

  /// `'record.parts[0].tally'`, or the whole.
  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "it" }
    let text = path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return "'\(text)'"
  }
}
