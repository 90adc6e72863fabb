/// What becomes of a statement of the documents that no requirement carries.
package struct RowDisposition: Hashable, Sendable {
  /// The statement's ID.
  package let row: String
  package let disposition: Disposition

  package init(_ row: String, _ disposition: Disposition) {
    self.row = row
    self.disposition = disposition
  }

  package enum Disposition: Hashable, Sendable {
    /// The documents leave it open; the report says which reading a subject takes.
    case choice(Choice)
    /// The same of one of the smaller systems.
    case systemChoice(SystemChoice)
    /// Binds whoever calls a navigation controller; scenarios keep to it.
    case caller(String)
    /// Explains or recommends; there is nothing to hold a subject to.
    case informative(String)
    /// The documents leave it open or say nothing, and nothing is noted either.
    case open(String)
    /// Binds the subject, but what is asked of an adapter cannot show a breach, or not every one: by its nature, or because
    /// what would show one is not worth what it asks of every adapter.
    case notCheckable(String)
    /// Waits for operations that scenarios do not have yet.
    case later(String)
  }

  /// Why the statement is treated so; for a choice, its question.
  package var reason: String {
    switch disposition {
    case .choice(let choice): choice.question
    case .systemChoice(let choice): choice.question
    case .caller(let reason), .informative(let reason), .open(let reason),
      .notCheckable(let reason), .later(let reason):
      reason
    }
  }
}

extension RowDisposition {
  /// All statements that no requirement carries, and those that one carries but for a detail that
  /// is left open.
  package static let all = unchecked + layout + lifecycle + toolbarController + choices

  private static var choices: [RowDisposition] {
    Choice.allCases.flatMap { choice in
      choice.rows.map { RowDisposition($0, .choice(choice)) }
    }
      + (FullScreenModel.choices + LifecycleModel.choices + ToolbarControllerModel.choices).flatMap
    { choice in
      choice.rows.map { RowDisposition($0, .systemChoice(choice)) }
    }
  }
}
