/// What breakdowns in one of the smaller systems are told apart by: how, and what was being done.
struct SystemBreakdownKey: Hashable, Sendable {
  private let word: String
  let operation: String

  /// - Parameter line: the text of the line that was not answered.
  init(_ breakdown: Breakdown, in line: String) {
    word = breakdown.kind.word
    operation = Self.operation(of: line)
  }

  static func operation(of line: String) -> String {
    let first = line.prefix { $0 != " " }
    // A property is the same whatever controller has it.
    let property = first.drop { $0 != "." }
    return String(property.isEmpty ? first : property)
  }
}
