/// A file in a corpus that was set aside: it stays where it is, and everything goes on without it.
package struct CorpusProblem: Hashable, Sendable, CustomStringConvertible {
  /// The file's name in the folder.
  package let file: String
  /// The line and the column, from 1, where the file has lines.
  package let place: Place?
  /// What was expected, what was found, and what to do.
  package let reason: String

  package struct Place: Hashable, Sendable {
    package let line: Int
    package let column: Int
  }

  init(_ file: String, _ reason: String) {
    self.file = file
    place = nil
    self.reason = reason
  }

  init(_ file: String, _ error: ScenarioError) {
    self.file = file
    place = Place(line: error.line, column: error.column)
    reason = error.description
  }

  package var description: String {
    HarmlessText.line(file) + (place == nil ? ": " : ", ") + reason
  }
}
