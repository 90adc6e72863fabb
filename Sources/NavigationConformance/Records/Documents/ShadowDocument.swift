import NavigationReference

/// A requirement in the shadow of a violation, or the violation, in the form in which it is stored.
struct ShadowDocument: Codable, Sendable {
  let requirement: String
  let scenarios: Int

  init(_ shadow: Shadow) {
    requirement = shadow.requirement
    scenarios = shadow.scenarioCount
  }

  init(_ record: ShadowRecord) {
    requirement = RequirementCatalogue.core.requirements[record.requirement].id
    scenarios = record.scenarioCount
  }

  func record() throws(RecordFault) -> ShadowRecord {
    ShadowRecord(
      requirement: try RecordFault.requirement(requirement),
      scenarioCount: try RecordFault.count(scenarios, "scenarios"))
  }

  /// - Parameter known: the IDs of the requirements that may be meant.
  func shadow(among known: Set<String>) throws(RecordFault) -> Shadow {
    guard known.contains(requirement) else {
      throw RecordFault("there is no requirement '\(requirement)'")
    }
    return Shadow(
      requirement: requirement, scenarioCount: try RecordFault.count(scenarios, "scenarios"))
  }
}
