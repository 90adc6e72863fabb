import Foundation

/// Checks JSON against a schema, as far as our schema goes: a keyword that it does not know is an error as well.
///
/// Stricter than a schema is: a property that the schema does not name is an error, so that none goes undescribed.
struct SchemaChecker {
  let schema: JSONValue

  init(_ text: Data) throws {
    schema = try JSONDecoder().decode(JSONValue.self, from: text)
  }

  /// - Parameter name: of a file in the folder `Reference`.
  init(of name: String) throws {
    try self.init(
      Data(
        contentsOf: URL(fileURLWithPath: #filePath)
          .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
          .deletingLastPathComponent().appendingPathComponent("Reference/\(name)")))
  }

  /// What is wrong with a text; empty when nothing is.
  func errors(inText text: String) throws -> [String] {
    errors(in: try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)))
  }

  /// What is wrong, each with its place; empty when nothing is.
  func errors(in value: JSONValue) -> [String] {
    errors(in: value, against: schema, at: "$")
  }

  private func errors(in value: JSONValue, against rule: JSONValue, at place: String) -> [String] {
    guard let keywords = rule.object else { return ["\(place): the rule is no object"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, operand -> [String] in
      switch keyword {
      case "$schema", "$defs", "title", "description": []
      case "$ref": reference(operand, value, at: place)
      case "type": isOf(operand, value) ? [] : ["\(place): is no \(operand)"]
      case "oneOf": alternatives(operand, value, at: place)
      case "const": value == operand ? [] : ["\(place): is not \(operand)"]
      case "enum":
        operand.array?.contains(value) == true ? [] : ["\(place): \(value) is not among \(operand)"]
      case "minimum": minimum(operand, value, at: place)
      case "required":
        (operand.array ?? []).compactMap(\.string).filter { value[$0] == nil }
          .map { "\(place): \($0) is missing" }
      case "properties": properties(operand, value, at: place)
      case "additionalProperties": additional(operand, value, at: place)
      case "items":
        (value.array ?? []).enumerated().flatMap {
          errors(in: $0.element, against: operand, at: "\(place)[\($0.offset)]")
        }
      default: ["\(place): the schema uses \(keyword), which is not checked"]
      }
    }
  }

  private func reference(_ target: JSONValue, _ value: JSONValue, at place: String) -> [String] {
    let prefix = "#/$defs/"
    guard let path = target.string, path.hasPrefix(prefix),
      let rule = schema["$defs"]?[String(path.dropFirst(prefix.count))]
    else { return ["\(place): \(target) leads nowhere"] }
    return errors(in: value, against: rule, at: place)
  }

  private func isOf(_ type: JSONValue, _ value: JSONValue) -> Bool {
    value.type == type.string || (type.string == "number" && value.type == "integer")
  }

  private func alternatives(
    _ rules: JSONValue, _ value: JSONValue, at place: String
  ) -> [String] {
    let count = (rules.array ?? []).count { errors(in: value, against: $0, at: place).isEmpty }
    return count == 1 ? [] : ["\(place): \(value) fits \(count) of the alternatives"]
  }

  private func minimum(_ limit: JSONValue, _ value: JSONValue, at place: String) -> [String] {
    guard case .integer(let limit) = limit else { return ["\(place): the limit is no integer"] }
    switch value {
    case .integer(let number) where number >= limit: return []
    case .unsigned: return []
    default: return ["\(place): \(value) is less than \(limit)"]
    }
  }

  private func properties(_ rules: JSONValue, _ value: JSONValue, at place: String) -> [String] {
    (value.object ?? [:]).sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
      guard let rule = rules[name] else { return ["\(place): \(name) is not described"] }
      return errors(in: member, against: rule, at: "\(place).\(name)")
    }
  }

  private func additional(_ rule: JSONValue, _ value: JSONValue, at place: String) -> [String] {
    (value.object ?? [:]).sorted { $0.key < $1.key }.flatMap { name, member in
      errors(in: member, against: rule, at: "\(place).\(name)")
    }
  }
}
