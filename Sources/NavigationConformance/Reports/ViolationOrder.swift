import NavigationReference

/// Which of several violations to begin with: the one with the shortest scenario; of those as short one that is no special
/// case of another; of these one that never held, since what is wrong wherever it is asked has its cause at hand; of these
/// the one that came in the most scenarios; and the first of them where all that is equal.
struct ViolationOrder {
  /// What says of a special situation what another violation, with a scenario as short, says in general.
  private let special: Set<String>

  /// - Parameter violations: all that are told.
  init(of violations: [RequirementResult]) {
    special = Set(
      violations.filter { result in
        violations.contains { $0.lineCount == result.lineCount && result.isSpecialCase(of: $0) }
      }.map(\.id))
  }

  /// Where in the list the one to begin with is; `nil` in an empty one.
  func indexOfFirst(in violations: [RequirementResult]) -> Int? {
    violations.indices.min { key(violations[$0], $0) < key(violations[$1], $1) }
  }

  private func key(_ result: RequirementResult, _ index: Int) -> (Int, Int, Int, Int, Int) {
    (
      result.lineCount, special.contains(result.id) ? 1 : 0, result.hasHeld ? 1 : 0,
      -result.cutShortCount, index
    )
  }
}

extension RequirementResult {
  /// Whether it agreed in any step.
  var hasHeld: Bool { exercisedCount > 0 }

  /// Whether whoever mends the other has probably mended this one: it says the same of a special situation. One that wants
  /// an error where the other wants none is another matter.
  func isSpecialCase(of other: RequirementResult) -> Bool {
    let catalogue = RequirementCatalogue.core
    guard let special = catalogue.index(of: id), let general = catalogue.index(of: other.id) else {
      return false
    }
    return catalogue.isSpecialCase(special, of: general)
      && !(counterexample?.isOpposite(to: other.counterexample) ?? false)
  }
}

extension Counterexample {
  /// Whether one of the two should have been refused, and the other not.
  func isOpposite(to other: Counterexample?) -> Bool {
    func expected(_ example: Counterexample?) -> String? {
      example?.comparisons.first { $0.aspect == Aspect.raised.title }?.expected
    }
    guard let one = expected(self), let another = expected(other) else { return false }
    return one != another
  }
}
