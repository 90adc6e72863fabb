import NavigationReference

/// A point that the documents leave open, as the catalogue has it.
package struct ChoiceDescription: Hashable, Sendable, Identifiable {
  /// The name under which reports list it.
  package let id: String
  package let question: String
  /// Each of them conforms.
  package let readings: [String]
  /// The statements that leave it open; none where the documents are silent.
  package let rows: [String]

  /// All of them, in the order of the catalogue.
  package static var all: [ChoiceDescription] {
    Choice.allCases.map {
      ChoiceDescription(id: $0.name, question: $0.question, readings: $0.readings, rows: $0.rows)
    }
      + (FullScreenModel.choices + LifecycleModel.choices + ToolbarControllerModel.choices).map {
        ChoiceDescription(id: $0.name, question: $0.question, readings: $0.readings, rows: $0.rows)
      }
  }
}
