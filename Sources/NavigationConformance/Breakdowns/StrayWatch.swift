/// Notes whether something broke down while scenarios were searched, and not when the same scenario came again.
///
/// That is not held against the subject: a process that carries out hundreds of thousands of scenarios may be full in the
/// end. But a proof rests on all of them having been answered as they always are, so nothing is claimed then.
final class StrayWatch {
  private(set) var hasSeenAny = false

  /// - Parameter isOfAnother: it belongs to the scenario before, which violates nothing by it.
  func note(_ breakdown: Breakdown, isOfAnother: Bool) {
    if !isOfAnother, !breakdown.kind.mayHaveAnotherCause { hasSeenAny = true }
  }
}

extension Counterexample.Certainty {
  /// The same with what may be claimed of it.
  func claimed(beside strays: StrayWatch) -> Self { strays.hasSeenAny ? withoutClaim : self }
}
