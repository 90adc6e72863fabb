import Testing

/// Texts that are no scenarios, each with its error, word for word: the messages are part of the contract.
enum ScenarioErrorExamples {
  struct Example: Sendable, CustomTestStringConvertible {
    let text: String
    let description: String

    init(_ text: String, _ description: String) {
      self.text = text
      self.description = description
    }

    var testDescription: String { text }
  }

  static var all: [Example] {
    operations + endings + properties + texts + callbacks + refusals + modal
      + bars
  }
}
