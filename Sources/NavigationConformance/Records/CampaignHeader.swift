import NavigationReference

/// What all parts of a record have in common.
package struct CampaignHeader: Hashable, Sendable {
  package let subject: String
  /// The version of the requirements.
  package let version: String
  package let generatorVersion: Int
  package let claims: Capabilities
  /// The IDs to report on; `nil` for all. Those of a system that the subject does not have are among them.
  package private(set) var requirements: [String]?
  /// What the adapter's self-check found worth telling.
  package var notes: [String] = []

  var requirementCount: Int { RequirementCatalogue.core.requirements.count }

  package init(
    subject: String, claims: Capabilities, requirements: [String]? = nil,
    version: String = SuiteVersion.current,
    generatorVersion: Int = ScenarioGenerator.version, notes: [String] = []
  ) {
    self.subject = subject
    self.claims = claims
    self.requirements = requirements
    self.version = version
    self.generatorVersion = generatorVersion
    self.notes = notes
  }

  /// Adds IDs of systems that the subject does not have to what is asked about.
  mutating func ask(about missing: [String]) {
    requirements? += missing
  }

  /// Those asked about that are not about a navigation stack.
  var missingRequirements: [RequirementDescription] {
    let others = (requirements ?? []).filter { RequirementCatalogue.core.index(of: $0) == nil }
    return others.isEmpty ? [] : RequirementDescription.all.filter { others.contains($0.id) }
  }

  /// Makes sure that what is counted together belongs together.
  package func checkEqual(to other: CampaignHeader) throws(RecordConflict) {
    try check("subject", subject, other.subject)
    try check("version", version, other.version)
    try check("generator version", "\(generatorVersion)", "\(other.generatorVersion)")
    try check("claims", Self.list(claims.names), Self.list(other.claims.names))
    try check("requirements", Self.list(requirements), Self.list(other.requirements))
    try check("notes", Self.list(notes), Self.list(other.notes))
  }

  private static func list(_ words: [String]?) -> String {
    words?.joined(separator: ", ") ?? "all"
  }

  private func check(
    _ what: String, _ first: String, _ second: String
  ) throws(RecordConflict) {
    if first != second { throw .differentHeaders(what: what, first: first, second: second) }
  }
}
