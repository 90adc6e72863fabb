import NavigationReference

/// A statement of the documents that no requirement carries, and why.
package struct UncheckedStatement: Hashable, Sendable, Identifiable {
  package let id: String
  package let treatment: Treatment
  /// Why it is treated so.
  package let reason: String

  package enum Treatment: Hashable, Sendable, CaseIterable {
    /// Binds whoever calls a navigation controller.
    case caller
    /// Explains or recommends.
    case informative
    /// Has several readings, and nothing is noted.
    case open
    /// No breach could be seen through an adapter.
    case notCheckable
    /// Waits for operations that scenarios do not have yet.
    case later
  }

  /// All of them, in the order of the catalogue. Those that are choices are not among them.
  package static var all: [UncheckedStatement] {
    RowDisposition.all.compactMap { row in
      Treatment(row.disposition).map {
        UncheckedStatement(id: row.row, treatment: $0, reason: row.reason)
      }
    }
  }
}

extension UncheckedStatement.Treatment {
  init?(_ disposition: RowDisposition.Disposition) {
    switch disposition {
    case .choice, .systemChoice: return nil
    case .caller: self = .caller
    case .informative: self = .informative
    case .open: self = .open
    case .notCheckable: self = .notCheckable
    case .later: self = .later
    }
  }
}
