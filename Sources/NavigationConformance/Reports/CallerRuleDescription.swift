import NavigationReference

/// A precondition that binds the caller, as the model has it.
package struct CallerRuleDescription: Hashable, Sendable, Identifiable {
  /// The name under which the robustness profile lists it.
  package let id: String
  /// The statements of the documents that ask for it.
  package let rows: [String]
  package let statement: String

  package static var all: [CallerRuleDescription] {
    CallerRule.allCases.map {
      CallerRuleDescription(id: $0.rawValue, rows: $0.rows, statement: $0.statement)
    }
  }
}
