/// One checkable statement of the documents, or several that no subject can break apart.
package struct Requirement: Hashable, Sendable, Identifiable {
  /// Stable for ever and never used again: the ID of the first statement it carries.
  package let id: String
  package let level: RequirementLevel
  /// The statement, in one sentence of our own.
  package let statement: String
  package let source: Source
  /// What is looked at.
  package let aspect: Aspect
  /// When the requirement speaks.
  package let situation: SituationPattern
  /// Requirements of the same aspect that are more general, and give way where this one speaks.
  package let refines: [String]
  /// What has to be seen for this one to be broken; `nil` where whatever differs breaks it.
  package let symptom: Symptom?
  /// All statements that it carries, its own included.
  package let rows: [String]
  /// A scenario that puts it to the test with its last line. Every subject to which the requirement applies can carry it
  /// out, unless it takes one of several capabilities.
  package let example: String
  /// Why anyone would want this.
  package let intent: String
  /// What to look at in an implementation that fails it.
  package let hint: String
  /// The relation that it asks for; `nil` where it speaks of single steps.
  package let relation: Relation?

  package init(
    _ id: String,
    _ level: RequirementLevel,
    _ statement: String,
    source: Source,
    aspect: Aspect,
    when situation: SituationPattern,
    brokenBy symptom: Symptom? = nil,
    refines: [String] = [],
    carries rows: [String] = [],
    example: String,
    intent: String,
    hint: String
  ) {
    self.id = id
    self.level = level
    self.statement = statement
    self.source = source
    self.aspect = aspect
    self.situation = situation
    self.symptom = symptom
    self.refines = refines
    self.rows = [id] + rows
    self.example = example
    self.intent = intent
    self.hint = hint
    relation = nil
  }

  /// A requirement that compares two runs; its ID is that of the statement it follows from, marked as a relation.
  package init(
    _ relation: Relation,
    from row: String,
    _ level: RequirementLevel,
    _ statement: String,
    source: Source,
    carries rows: [String] = [],
    example: String,
    intent: String,
    hint: String
  ) {
    id = "REL-" + row
    self.level = level
    self.statement = statement
    self.source = source
    aspect = .twoRuns
    situation = .always
    symptom = nil
    refines = []
    self.rows = [row] + rows
    self.example = example
    self.intent = intent
    self.hint = hint
    self.relation = relation
  }
}
