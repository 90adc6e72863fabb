/// What the subject does at a point that the documents leave open. Never decides conformance.
public struct ChoiceResult: Hashable, Sendable, Identifiable {
  /// The choice's stable name.
  public var id: String
  /// What is open, as a question.
  public var question: String
  /// The readings that fit everything seen; several when nothing told them apart.
  public var readings: [String]
  /// How many steps bore on it.
  public var count: Int
  /// No single reading fits everything seen; the scenarios show two that are taken.
  public var isMixed: Bool
  /// Short scenarios in which readings show, one for each set of readings.
  public var examples: [Example]

  package init(
    id: String, question: String, readings: [String], count: Int, isMixed: Bool,
    examples: [Example]
  ) {
    self.id = id
    self.question = question
    self.readings = readings
    self.count = count
    self.isMixed = isMixed
    self.examples = examples
  }

  /// A scenario in which readings show.
  public struct Example: Hashable, Sendable {
    /// The readings that fit what was seen in it.
    public var readings: [String]
    /// The scenario.
    public var scenario: ScenarioStory

    package init(readings: [String], scenario: ScenarioStory) {
      self.readings = readings
      self.scenario = scenario
    }
  }
}

extension ChoiceResult {
  /// The scenario that tells most: of those that leave the fewest readings possible, the first.
  package var plainest: Example? {
    examples.min { $0.readings.count < $1.readings.count }
  }
}
