/// A choice in the form in which it is stored.
struct ChoiceDocument: Encodable, Sendable {
  struct Example: Encodable, Sendable {
    let readings: [String]
    let scenario: String
  }

  let id: String
  let question: String
  let readings: [String]
  let count: Int
  let mixed: Bool
  let examples: [Example]

  init(_ choice: ChoiceResult) {
    id = choice.id
    question = choice.question
    readings = choice.readings
    count = choice.count
    mixed = choice.isMixed
    examples = choice.examples.map {
      Example(readings: $0.readings, scenario: $0.scenario.oneLine)
    }
  }
}
