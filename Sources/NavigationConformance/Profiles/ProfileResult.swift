/// What became of a profile in a campaign. Never decides conformance.
public struct ProfileResult: Hashable, Sendable, Identifiable {
  /// The profile's name.
  public var id: String
  /// What the profile describes, in one sentence.
  public var summary: String
  /// One for each row of the profile, in the profile's order.
  public var rows: [Row]

  package init(id: String, summary: String, rows: [Row]) {
    self.id = id
    self.summary = summary
    self.rows = rows
  }

  /// What became of one row.
  public struct Row: Hashable, Sendable, Identifiable {
    /// The row's ID, which is unique in the profile.
    public var id: String
    /// What the row says, in one sentence.
    public var statement: String
    /// Where it is known from: an address, or the title of a document.
    public var source: String
    /// How it is known from there.
    public var basis: ConformanceProfile.Basis
    /// The name of the choice, or of the rule for the caller, that it is about.
    public var choice: String
    /// The reading that the profile asks for.
    public var reading: String
    /// How the subject compares with the row.
    public var verdict: Verdict
    /// How many steps bore on it.
    public var count: Int
    /// What the subject does instead, where it differs.
    public var readings: [String]
    /// Scenarios that show it; two where readings are mixed.
    public var scenarios: [ScenarioStory]

    package init(
      id: String, statement: String, source: String, basis: ConformanceProfile.Basis,
      choice: String, reading: String, verdict: Verdict, count: Int, readings: [String],
      scenarios: [ScenarioStory]
    ) {
      self.id = id
      self.statement = statement
      self.source = source
      self.basis = basis
      self.choice = choice
      self.reading = reading
      self.verdict = verdict
      self.count = count
      self.readings = readings
      self.scenarios = scenarios
    }
  }

  /// How a subject compares with a row.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The subject does what the row says.
    case matches
    /// It takes another reading.
    case differs
    /// Now one reading, now another.
    case mixed
    /// No step bore on it.
    case notMet
  }
}

extension ProfileResult {
  /// What this system of a subject and another one show of the same profile: no choice is of two systems, so a row that
  /// one of them has not met is as the other has it.
  func joined(with other: ProfileResult) -> ProfileResult {
    var joined = self
    for index in rows.indices where rows[index].verdict == .notMet {
      joined.rows[index] = other.rows.first { $0.id == rows[index].id } ?? rows[index]
    }
    return joined
  }

  init(_ profile: ConformanceProfile, _ choices: [ChoiceResult]) {
    self.init(
      id: profile.name, summary: profile.summary,
      rows: profile.rows.map { row in
        ProfileResult.Row(row, choices.first { $0.id == row.choice })
      })
  }
}

extension ProfileResult.Row {
  init(_ row: ConformanceProfile.Row, _ choice: ChoiceResult?) {
    let verdict: ProfileResult.Verdict =
      switch choice {
      case nil: .notMet
      case let choice? where choice.count == 0: .notMet
      case let choice? where choice.isMixed: .mixed
      case let choice?: choice.readings.contains(row.reading) ? .matches : .differs
      }
    self.init(
      id: row.id, statement: row.statement, source: row.source, basis: row.basis,
      choice: row.choice, reading: row.reading, verdict: verdict,
      count: choice?.count ?? 0, readings: choice?.readings ?? [],
      scenarios: choice.map { $0.isMixed ? $0.examples : [$0.plainest].compactMap { $0 } }?
        .prefix(2).map(\.scenario) ?? [])
  }
}
