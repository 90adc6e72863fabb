import NavigationReference

/// What several reports that are counted together say of the profiles which any of them was asked about.
///
/// A row about a choice is held up against all that was seen of it in any of them. What comes of breaking a rule is part of
/// no record, so that it is taken from the rows themselves.
package struct ProfileSum: Sendable {
  private var profiles: [ConformanceProfile] = []
  private var broken: [ChoiceResult] = []

  package init() {}

  /// - Throws: when a profile of the same name asks for something else.
  package mutating func add(_ results: [ProfileResult]) throws(RecordConflict) {
    for result in results {
      let profile = ConformanceProfile(result)
      if let known = profiles.first(where: { $0.name == profile.name }) {
        guard known == profile else { throw .differentProfiles(profile.name) }
      } else {
        profiles.append(profile)
      }
      for row in result.rows where row.verdict != .notMet { addBroken(row) }
    }
  }

  private mutating func addBroken(_ row: ProfileResult.Row) {
    guard let rule = CallerRule(rawValue: row.choice) else { return }
    if let known = broken.firstIndex(where: { $0.id == row.choice }) {
      broken[known].add(row)
    } else {
      var first = ChoiceResult(
        id: row.choice, question: rule.statement, readings: [], count: 0, isMixed: false,
        examples: [])
      first.add(row)
      broken.append(first)
    }
  }

  /// How all reports together compare with the profiles, in order of their names.
  ///
  /// - Parameter choices: what was seen of them in all reports.
  package func results(for choices: [ChoiceResult]) -> [ProfileResult] {
    profiles.sorted { $0.name < $1.name }.map { ProfileResult($0, choices + broken) }
  }
}

extension ConformanceProfile {
  /// What was asked for.
  fileprivate init(_ result: ProfileResult) {
    self.init(
      name: result.id, summary: result.summary,
      known: result.rows.map { row in
        Row(
          id: row.id, statement: row.statement, source: row.source, basis: row.basis,
          choice: row.choice, reading: row.reading)
      })
  }
}

extension ChoiceResult {
  /// Takes in what another report has seen of a broken rule. Of the attempts those of one report are counted, since the same
  /// ones may stand in several.
  fileprivate mutating func add(_ row: ProfileResult.Row) {
    count = max(count, row.count)
    readings = (CallerRule.outcomes + [CallerRule.breakdown]).filter {
      readings.contains($0) || row.readings.contains($0)
    }
    isMixed = readings.count > 1
    let shown =
      examples
      + zip(row.readings, row.scenarios).map { Example(readings: [$0], scenario: $1) }
    examples = readings.compactMap { reading in
      shown.filter { $0.readings == [reading] }.min {
        ($0.scenario.lines.count, $0.scenario.oneLine)
          < ($1.scenario.lines.count, $1.scenario.oneLine)
      }
    }
  }
}
