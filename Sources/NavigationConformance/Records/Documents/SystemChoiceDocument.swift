/// What was seen of an open point of one of the smaller systems, in the form in which a record keeps it.
struct SystemChoiceDocument: Codable, Sendable {
  let id: String
  let question: String
  let readings: [String]
  let count: Int
  let isMixed: Bool
  let examples: [Example]

  struct Example: Codable, Sendable {
    let readings: [String]
    let scenario: [String]
  }

  init(_ choice: ChoiceResult) {
    id = choice.id
    question = choice.question
    readings = choice.readings
    count = choice.count
    isMixed = choice.isMixed
    examples = choice.examples.map {
      Example(readings: $0.readings, scenario: $0.scenario.lines)
    }
  }

  func choice() throws(RecordFault) -> ChoiceResult {
    ChoiceResult(
      id: id, question: question, readings: readings, count: try RecordFault.count(count, id),
      isMixed: isMixed,
      examples: examples.map {
        ChoiceResult.Example(
          readings: $0.readings, scenario: ScenarioStory(lines: $0.scenario))
      })
  }
}
