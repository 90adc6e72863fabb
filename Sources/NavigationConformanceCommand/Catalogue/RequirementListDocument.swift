import NavigationConformance

/// The catalogue in the form in which programs read it.
struct RequirementListDocument: Encodable {
  struct Entry: Encodable {
    let id: String
    let level: String
    let statement: String
    let source: String
    let aspect: String
    let brokenBy: String?
    let refines: [String]
    let rows: [String]
    let needs: [String]
    let needsOneOf: [String]
    let example: String
    let intent: String
    let hint: String
  }

  let schemaVersion: Int
  let version: String
  let requirements: [Entry]

  init(_ requirements: [RequirementDescription]) {
    schemaVersion = 1
    version = SuiteVersion.current
    self.requirements = requirements.map {
      let needs = $0.needs
      return Entry(
        id: $0.id, level: $0.level.rawValue, statement: $0.statement, source: $0.source,
        aspect: $0.aspect, brokenBy: $0.symptom, refines: $0.refines, rows: $0.rows,
        needs: needs.all, needsOneOf: needs.oneOf, example: $0.example, intent: $0.intent,
        hint: $0.hint)
    }
  }
}
