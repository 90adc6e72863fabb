import Foundation
import NavigationConformance

/// The schema of the wire, as it is shipped.
struct WireSchema {
  let checker: SchemaChecker

  init() throws {
    checker = try SchemaChecker(
      Data(contentsOf: Self.folder.appendingPathComponent("wire.schema.json")))
  }

  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Reference")
  }

  /// What is wrong with a line.
  func errors(in line: [UInt8]) throws -> [String] {
    checker.errors(in: try JSONDecoder().decode(JSONValue.self, from: Data(line)))
  }

  func definition(_ name: String) -> JSONValue? { checker.schema["$defs"]?[name] }

  /// The names that the alternatives of a definition give a member.
  func words(_ definition: String, _ member: String) -> [String] {
    let alternatives = self.definition(definition)?["oneOf"]?.array ?? []
    return alternatives.flatMap { rule -> [String] in
      let member = rule["properties"]?[member]
      if let word = member?["const"]?.string { return [word] }
      return member?["enum"]?.array?.compactMap(\.string) ?? []
    }
  }
}
