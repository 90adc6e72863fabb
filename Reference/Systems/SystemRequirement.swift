/// One checkable statement about one of the smaller systems; what its parts mean is said at `Requirement`.
package struct SystemRequirement<
  Aspect: SystemAspect, Situation: OptionSet & Hashable & Sendable
>: Sendable {
  package let id: String
  package let level: RequirementLevel
  package let statement: String
  package let source: Source
  /// What it is looked for in; it is claimed where one of them is.
  package let aspects: [Aspect]
  /// It speaks when all of these facts hold …
  package let all: Situation
  /// … and none of these.
  package let none: Situation
  package let refines: [String]
  package let rows: [String]
  package let example: String
  package let intent: String
  package let hint: String

  package init(
    _ id: String,
    _ level: RequirementLevel,
    _ statement: String,
    source: Source,
    aspect: Aspect,
    and others: [Aspect] = [],
    when all: Situation = [],
    unless none: Situation = [],
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
    aspects = [aspect] + others
    self.all = all
    self.none = none
    self.refines = refines
    self.rows = [id] + rows
    self.example = example
    self.intent = intent
    self.hint = hint
  }

  /// A requirement that compares the subject with itself; its ID is that of the statement it follows from, marked as a
  /// relation.
  package init(
    relationFrom row: String,
    _ level: RequirementLevel,
    _ statement: String,
    source: Source,
    aspect: Aspect,
    example: String,
    intent: String,
    hint: String
  ) {
    id = "REL-" + row
    self.level = level
    self.statement = statement
    self.source = source
    aspects = [aspect]
    all = []
    none = []
    refines = []
    rows = [row]
    self.example = example
    self.intent = intent
    self.hint = hint
  }
}
