/// What running all scenarios with fewer lines came to: exactly one of three.
package enum ExhaustiveSearchOutcome<Line: Hashable & Sendable>: Hashable, Sendable {
  /// None of the scenarios with fewer lines fails in the given way: there is no shorter one.
  case exhausted(scenarios: Int)
  /// This one does; no scenario with fewer lines than it does.
  case found([Line])
  /// The limit came first. `scenarios` were searched, out of `total` if these could be counted, and
  /// of all with at most `completeLines` lines none fails in the given way.
  ///
  /// The total is of all canonical scenarios; extensions of failing ones are counted in it, since
  /// only running can tell them.
  case endedByLimit(scenarios: Int, total: Int?, completeLines: Int)
}
