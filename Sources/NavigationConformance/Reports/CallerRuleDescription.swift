import NavigationReference

/// A precondition that binds the caller, as the model has it.
package struct CallerRuleDescription: Hashable, Sendable, Identifiable {
  /// The name under which the robustness profile lists it.
  package let id: String
  /// The statement of the documents that asks for it; `nil` where none does.
  package let row: String?
  package let statement: String

  package static var all: [CallerRuleDescription] {
    CallerRule.allCases.map {
      CallerRuleDescription(id: $0.rawValue, row: $0.row, statement: $0.statement)
    }
  }
}
