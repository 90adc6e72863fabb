/// One way in which two subjects differ, with the shortest scenario found that shows it.
package struct SubjectDifference: Hashable, Sendable {
  package let kind: Kind
  /// The ID of the requirement, the name of the choice, or the title of the aspect.
  package let id: String
  /// What the requirement says, or the question that is left open.
  package let statement: String
  /// It ends with the step in which they differ.
  package let scenario: ScenarioStory
  /// What was seen of each in that step.
  package let rows: [Row]

  package enum Kind: String, Hashable, Sendable {
    /// What a requirement speaks of: at most one of the two does what it says.
    case requirement
    /// The documents permit both.
    case choice
    /// The documents say nothing that tells the two apart.
    case open
    /// One of the two breaks down, or each in a way of its own.
    case breakdown
  }

  package struct Row: Hashable, Sendable {
    package let aspect: String
    package let first: String
    package let second: String
    package var differs: Bool { first != second }
  }
}

extension SubjectDifference {
  static let nothingSaid = "The documents do not tell the two apart."
  static let noAnswer = "One of the two does not answer."
}
