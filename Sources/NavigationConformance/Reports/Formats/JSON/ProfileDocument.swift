/// How a subject compares with a profile, in the form in which it is stored.
struct ProfileDocument: Encodable, Sendable {
  struct Row: Encodable, Sendable {
    let id: String
    let statement: String
    let source: String
    let basis: String
    let choice: String
    let reading: String
    let verdict: String
    let count: Int
    let readings: [String]
    let scenarios: [String]
  }

  let name: String
  let summary: String
  let rows: [Row]

  init(_ profile: ProfileResult) {
    name = profile.id
    summary = profile.summary
    rows = profile.rows.map { row in
      Row(
        id: row.id, statement: row.statement, source: row.source, basis: row.basis.rawValue,
        choice: row.choice, reading: row.reading, verdict: row.verdict.rawValue, count: row.count,
        readings: row.readings, scenarios: row.scenarios.map(\.oneLine))
    }
  }
}
