/// How much may be spent on each finding to prove that no shorter scenario shows it.
public enum ProofBudget: Hashable, Sendable {
  /// Nothing is proven.
  case none
  /// So many lines, carried out on the subject; 8 that only the model is asked about count as one, and one of a life cycle
  /// counts as 4.
  ///
  /// The same report on every machine.
  case steps(Int)
  /// So long. What was proven then depends on the machine, and so does that one sentence of a report; and now and then the
  /// scenario, where a shorter or a simpler one was only found in time.
  case time(Duration)
}

extension ProofBudget {
  /// Whether it is worth trying again what was tried with the other one. Only who asks for it gets a time, so that it counts
  /// as more than any number of steps.
  func isLarger(than other: ProofBudget) -> Bool {
    switch (self, other) {
    case (.none, _): false
    case (_, .none): true
    case (.steps(let mine), .steps(let theirs)): mine > theirs
    case (.time(let mine), .time(let theirs)): mine > theirs
    case (.steps, .time): false
    case (.time, .steps): true
    }
  }
}
