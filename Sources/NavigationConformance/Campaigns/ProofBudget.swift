/// How much may be spent on each finding to prove that no shorter scenario shows it.
public enum ProofBudget: Hashable, Sendable {
  /// Nothing is proven.
  case none
  /// So many lines, carried out on the subject; 8 that only the model is asked about count as one, and one of a life cycle
  /// counts as 4.
  ///
  /// The same report on every machine.
  case steps(Int)
  /// So long. What was proven then depends on the machine, and so does that one sentence of a report.
  case time(Duration)
}
