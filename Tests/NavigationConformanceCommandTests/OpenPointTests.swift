import NavigationConformance
import Testing

/// Reference/OPEN-POINTS.md says of each contradiction and each silence of the documents what becomes of it.
@Suite struct OpenPointTests {
  private struct Row {
    let id: String
    let way: String
    let names: [String]
    let remark: String
  }

  private var rows: [Row] {
    get throws {
      try GeneratedSection.text(of: "Reference/OPEN-POINTS.md").split(separator: "\n")
        .filter { $0.hasPrefix("| K-") || $0.hasPrefix("| U-") }
        .map { line in
          let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmingPrefix(" ") }
          return Row(
            id: Self.trimmed(cells[1]), way: Self.trimmed(cells[2]),
            names: cells[3].split { " `".contains($0) }.map(String.init),
            remark: Self.trimmed(cells[4]))
        }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  @Test func `No point is left out`() throws {
    let ids =
      (1...36).map { "K-" + ($0 < 10 ? "0" : "") + "\($0)" }
      + (1...55).map { "U-" + ($0 < 10 ? "0" : "") + "\($0)" }
    #expect(try rows.map(\.id) == ids)
  }

  @Test func `Out of reach are those that nothing can show, and no others`() throws {
    #expect(
      try rows.filter { $0.way == "out of reach" }.map(\.id) == [
        "K-08", "K-24", "K-32", "U-09", "U-25", "U-53", "U-54", "U-55",
      ])
  }

  @Test func `What is named exists, and says the same of the point`() throws {
    let requirements = Set(RequirementDescription.all.map(\.id))
    let choices = Set(ChoiceDescription.all.map(\.id))
    let rules = Set(CallerRuleDescription.all.map(\.id))
    let profiles = Set(ConformanceProfile.all.flatMap { $0.rows.map(\.id) })
    for row in try rows {
      let known = requirements.union(choices).union(rules).union(profiles)
      #expect(row.names.filter { !known.contains($0) } == [], "\(row.id)")
      #expect(row.remark.hasSuffix("."), "\(row.id)")
      let names = Set(row.names)
      switch row.way {
      case "decided": #expect(!names.isDisjoint(with: requirements), "\(row.id)")
      case "noted": #expect(!names.isDisjoint(with: choices), "\(row.id)")
      case "rule": #expect(!names.isDisjoint(with: rules), "\(row.id)")
      case "out of reach": #expect(names.isEmpty, "\(row.id)")
      default: Issue.record("\(row.id): '\(row.way)' is not explained")
      }
    }
  }
}
