/// What running all scenarios with fewer lines came to.
@usableFromInline
package enum ExhaustiveSearchOutcome<Line: Hashable & Sendable, Failure: Hashable> {
  /// None of the scenarios with fewer lines fails in the way that was sought: there is no shorter one.
  case exhausted(scenarios: Int)
  /// This one does; no scenario with fewer lines than it does.
  case found([Line], Failure)
  /// This one fails now, and passed when it was run before: the subject is not deterministic.
  case contradicted([Line])
  /// The budget ended first. None of the scenarios with at most `completeLines` lines fails so; they
  /// are `scenarios` in number, of `total` with fewer lines if these could be counted.
  case endedByLimit(scenarios: Int, total: Int?, completeLines: Int)
}

extension ExhaustiveSearchOutcome: Equatable {}
