import NavigationReference

/// What a subject is held up against beyond the documents: one reading for each of some points that they leave open.
///
/// A profile never decides conformance. Each row gets a verdict of its own, in its own section of a report. A profile is a
/// value; whoever has to match another implementation writes one down:
///
/// ```swift
/// let ours = try ConformanceProfile(
///   name: "ours", summary: "What our screens rely on.",
///   rows: [
///     .init(
///       id: "OURS-01", statement: "A changed item shows at once.", source: "the app's own tests",
///       choice: "item-refresh", reading: "at once")
///   ])
/// var options = CampaignOptions()
/// options.profiles = [ours]
/// ```
public struct ConformanceProfile: Hashable, Sendable {
  /// The name under which it is asked for.
  public let name: String
  /// What it describes, in one sentence.
  public let summary: String
  /// The points, in the order in which they are reported.
  public let rows: [Row]

  /// One point, and how it is read.
  public struct Row: Hashable, Sendable, Identifiable {
    /// Unique in the profile.
    public let id: String
    /// What is done, in one sentence.
    public let statement: String
    /// Where it is known from: an address, or the title of a document.
    public let source: String
    /// How it is known from there.
    public let basis: Basis
    /// The name of the choice, as reports list it; or of a rule for the caller, as the robustness profile lists it.
    public let choice: String
    /// One of the choice's readings, word for word; of a rule `refused` or `accepted`.
    public let reading: String

    /// - Parameters:
    ///   - id: unique in the profile.
    ///   - statement: what is done, in one sentence.
    ///   - source: where it is known from: an address, or the title of a document.
    ///   - basis: how it is known from the source; by default somebody has seen it.
    ///   - choice: the name of a choice, or of a rule for the caller.
    ///   - reading: one of the choice's readings, word for word; of a rule `refused` or `accepted`.
    public init(
      id: String, statement: String, source: String, basis: Basis = .observed, choice: String,
      reading: String
    ) {
      self.id = id
      self.statement = statement
      self.source = source
      self.basis = basis
      self.choice = choice
      self.reading = reading
    }
  }

  /// How a row is known.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// Somebody saw an implementation do it.
    case observed
    /// A document says so that is none of those which the requirements rest on.
    case documented
  }

  /// - Parameters:
  ///   - name: the name under which it is asked for.
  ///   - summary: what it describes, in one sentence.
  ///   - rows: the points, in the order in which to report on them.
  /// - Throws: ``ProfileError`` when a name or an ID is missing or stands for something else already, or when there is no
  ///   such choice or reading.
  public init(name: String, summary: String, rows: [Row]) throws(ProfileError) {
    if let reason = Self.fault(ofName: name, rows) {
      throw ProfileError(profile: name, row: "", reason: reason)
    }
    var seen: Set<String> = []
    for row in rows {
      guard !row.id.isEmpty else {
        throw ProfileError(profile: name, row: "", reason: "a row has no ID")
      }
      guard seen.insert(row.id).inserted else {
        throw ProfileError(profile: name, row: row.id, reason: "the ID stands twice")
      }
      if let reason = Self.fault(of: row) {
        throw ProfileError(profile: name, row: row.id, reason: reason)
      }
      guard let readings = Self.readings(of: row.choice) else {
        let names = ChoiceDescription.all.map(\.id) + CallerRule.allCases.map(\.rawValue)
        let advice = Suggestion.advice(for: row.choice, among: names)
        throw ProfileError(
          profile: name, row: row.id,
          reason: "there is no choice '\(row.choice)'" + advice)
      }
      guard readings.contains(row.reading) else {
        throw ProfileError(
          profile: name, row: row.id,
          reason: "the choice '\(row.choice)' has no reading '\(row.reading)'; it has "
            + readings.map { "'\($0)'" }.joined(separator: ", "))
      }
    }
    self.init(name: name, summary: summary, known: rows)
  }

  /// What is wrong with what stands in a row for its reader.
  private static func fault(of row: Row) -> String? {
    if RequirementDescription.all.contains(where: { $0.id == row.id }) {
      return "the ID is that of a requirement; expected one of the profile's own, such as OURS-01"
    }
    if row.statement.allSatisfy(\.isWhitespace) {
      return "the statement is empty; expected a sentence that says what is done"
    }
    return row.source.allSatisfy(\.isWhitespace)
      ? "the source is empty; expected where it is known from, an address or a title" : nil
  }

  /// What is wrong with a profile as a whole.
  private static func fault(ofName name: String, _ rows: [Row]) -> String? {
    if name.isEmpty { return "the name is empty" }
    if ["documented", "robustness"].contains(name) || all.contains(where: { $0.name == name }) {
      return "the name is that of a profile which comes with the package"
    }
    return rows.isEmpty ? "there is no row" : nil
  }

  /// What can be read at a point: of a choice its readings, of a caller's rule what comes of breaking it.
  static func readings(of name: String) -> [String]? {
    if let choice = ChoiceDescription.all.first(where: { $0.id == name }) { return choice.readings }
    return CallerRule(rawValue: name) == nil ? nil : CallerRule.outcomes
  }

  /// The caller's rules that have to be broken to tell.
  var rules: [CallerRule] {
    rows.compactMap { CallerRule(rawValue: $0.choice) }
  }

  /// Rows that a test keeps right.
  init(name: String, summary: String, known rows: [Row]) {
    self.name = name
    self.summary = summary
    self.rows = rows
  }
}
