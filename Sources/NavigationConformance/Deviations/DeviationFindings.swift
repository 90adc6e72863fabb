/// How what is declared compares with what a campaign found.
package struct DeviationFindings: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let deviation: KnownDeviation
    /// Why the file has to be changed, as the rest of a sentence; `nil` where it need not.
    package let problem: String?
  }

  /// What the file is called in messages.
  package let file: String
  /// Those that were looked at, in the order of the file.
  package internal(set) var entries: [Entry] = []
  /// The requirements that decide conformance, and are violated as is declared.
  package internal(set) var declared: [String] = []
  /// Those that are violated, and not as is declared.
  package internal(set) var undeclared: [String] = []
  /// Those of which it is declared that they cannot be put to the test. Only ever looked up.
  var hidden: Set<String> = []
  /// Nothing was looked at, or not all of it: the subject had been lost.
  package internal(set) var isLost = false

  package init(file: String) {
    self.file = file
  }

  package var problems: [Entry] { entries.filter { $0.problem != nil } }

  /// Whether a violation stands as it is declared.
  package func isDeclared(_ result: RequirementResult) -> Bool {
    result.verdict == .violated && declared.contains(result.id)
  }

  /// Whether it is declared why nothing put the requirement to the test, or what it is in the shadow of.
  package func isHidden(_ result: RequirementResult) -> Bool {
    switch result.verdict {
    case .notExercised: hidden.contains(result.id)
    case .unsettled: result.shadows.allSatisfy { declared.contains($0.requirement) }
    default: false
    }
  }

  /// Takes what is violated for declared: it has just been added to the file.
  package mutating func declare(_ added: [KnownDeviation]) {
    let ids = added.map(\.requirement)
    entries += added.map { Entry(deviation: $0, problem: nil) }
    declared += ids
    undeclared.removeAll { ids.contains($0) }
  }
}
