import Foundation
import NavigationConformance

/// Why JSON is not what it should be, in the same words on every platform, and where.
struct JSONFault: Error, Hashable, CustomStringConvertible {
  let description: String

  static func decode<Value: Decodable>(_ data: Data) throws(JSONFault) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch let error as DecodingError {
      throw JSONFault(error, JSONInspection(Array(data)))
    } catch {
      throw JSONFault(noJSON: JSONInspection(Array(data)))
    }
  }

  /// - Throws: where the object at a path has another member than these: what nobody reads would be lost without a word.
  static func expectOnly(
    _ members: [String], at path: [JSONInspection.Step] = [], in inspection: JSONInspection
  ) throws(JSONFault) {
    guard let unknown = inspection.members(at: path).first(where: { !members.contains($0) }) else {
      return
    }
    throw JSONFault(
      "\(place(path)) has \(HarmlessArgument.quoted(unknown)), which nobody reads; "
        + "expected \(TextLayout.list(members.map { "'\($0)'" }))")
  }

  private init(_ description: String) {
    self.description = description
  }

  private init(noJSON inspection: JSONInspection) {
    description = Self.noJSON(inspection)
  }

  private static func noJSON(_ inspection: JSONInspection) -> String {
    "it is not JSON" + (inspection.syntaxFault.map { ": \($0)" } ?? "")
  }

  private init(_ error: DecodingError, _ inspection: JSONInspection) {
    switch error {
    case .keyNotFound(let key, let context):
      description = Self.missing(key.stringValue, context.codingPath, inspection)
    case .valueNotFound(let type, let context), .typeMismatch(let type, let context):
      description = Self.mismatch(Self.kind(of: type), context.codingPath, inspection)
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      description = Self.mismatch(nil, context.codingPath, inspection)
    default:
      description = Self.noJSON(inspection)
    }
  }

  /// A member that is not there was mostly misspelled.
  private static func missing(
    _ key: String, _ path: [any CodingKey], _ inspection: JSONInspection
  ) -> String {
    let members = inspection.members(at: path.map(step))
    let place = place(path.map(step))
    guard let misspelled = NearestWord.nearest(to: key, among: members) else {
      return "\(place) has no '\(key)'"
    }
    return "\(place) has no '\(key)', but \(HarmlessArgument.quoted(misspelled)); "
      + "did you mean '\(key)'?"
  }

  private static func mismatch(
    _ expected: String?, _ path: [any CodingKey], _ inspection: JSONInspection
  ) -> String {
    let path = path.map(step)
    guard let found = inspection.kind(at: path) else {
      return "\(place(path)) is of the wrong kind"
    }
    guard let expected, expected != found else {
      return "\(place(path)) is \(found) that cannot stand there"
    }
    return "\(place(path)) is \(found), expected \(expected)"
  }

  private static func kind(of type: any Any.Type) -> String? {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "a flag"
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "a number"
    case is [Any].Type: "an array"
    case is [String: Any].Type: "an object"
    default: nil
    }
  }

  private static func step(_ key: any CodingKey) -> JSONInspection.Step {
    key.intValue.map { .element($0) } ?? .member(key.stringValue)
  }

  /// `'record.parts[0].tally'`, or the whole.
  private static func place(_ path: [JSONInspection.Step]) -> String {
    guard !path.isEmpty else { return "it" }
    let text = path.reduce(into: "") { text, step in
      switch step {
      case .element(let index): text += "[\(index)]"
      case .member(let key): text += (text.isEmpty ? "" : ".") + key
      }
    }
    return "'\(text)'"
  }
}
