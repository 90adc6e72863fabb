import NavigationReference

/// How a subject compares with a profile, in the form in which it is stored.
package struct ProfileDocument: Codable, Sendable {
  struct Row: Codable, Sendable {
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

  /// What stands in it, but for the scenarios of choices, which are in the records of the reports.
  package func result() throws(RecordFault) -> ProfileResult {
    var results: [ProfileResult.Row] = []
    for row in rows { results.append(try row.result()) }
    return ProfileResult(id: name, summary: summary, rows: results)
  }
}

extension ProfileDocument.Row {
  fileprivate func result() throws(RecordFault) -> ProfileResult.Row {
    guard let basis = ConformanceProfile.Basis(rawValue: basis) else {
      throw RecordFault("there is no basis '\(basis)'")
    }
    guard let verdict = ProfileResult.Verdict(rawValue: verdict) else {
      throw RecordFault("a row has no verdict '\(verdict)'")
    }
    var stories: [ScenarioStory] = []
    for scenario in scenarios where CallerRule(rawValue: choice) != nil {
      stories.append(ScenarioStory(lines: try RecordFault.lines(scenario)))
    }
    return ProfileResult.Row(
      id: id, statement: statement, source: source, basis: basis, choice: choice,
      reading: reading, verdict: verdict, count: try RecordFault.count(count, "count"),
      readings: readings, scenarios: stories)
  }
}
