/// A point about one of the smaller systems that the documents leave open. Every reading conforms.
package struct SystemChoice: Hashable, Sendable {
  /// The stable name under which reports list it.
  package let name: String
  package let question: String
  package let readings: [String]
  /// The statements that leave it open.
  package let rows: [String]

  package init(_ name: String, _ question: String, _ readings: [String], rows: [String]) {
    self.name = name
    self.question = question
    self.readings = readings
    self.rows = rows
  }
}
