import Foundation

/// A subject in another language that adopters copy.
enum ExampleSubject: String, CaseIterable, Sendable {
  case python = "container.py"
  case javaScript = "container.mjs"

  var interpreter: Interpreter {
    switch self {
    case .python: .python
    case .javaScript: .node
    }
  }

  var url: URL { GeneratedSection.url(of: "Reference/Examples/Subjects/\(rawValue)") }

  func source() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// What stands after `--exec`.
  ///
  /// - Parameter file: the subject itself, or a copy of it.
  func command(_ file: URL? = nil) throws -> String {
    "'\(try interpreter.find().path)' '\((file ?? url).path)'"
  }

  /// Writes a copy in which one place reads otherwise.
  func copy(in folder: TemporaryFolder, _ change: ExampleChange) throws -> URL {
    let source = try source()
    let parts = source.components(separatedBy: change.old)
    guard parts.count == 2 else { throw ExampleChange.Misplaced(change: change, subject: self) }
    let text = parts.joined(separator: change.new)
    return URL(fileURLWithPath: try folder.write(text, to: rawValue))
  }
}

/// A change of an example's text.
struct ExampleChange: Sendable {
  let old: String
  let new: String

  init(_ old: String, _ new: String) {
    self.old = old
    self.new = new
  }

  struct Misplaced: Error, CustomStringConvertible {
    let change: ExampleChange
    let subject: ExampleSubject

    var description: String {
      "\(subject.rawValue) has not just one place that reads '\(change.old)'"
    }
  }
}
