/// Notes what a search had no answer from: what broke down, and not when the same scenario came again, and what could not be
/// carried out, though it is claimed.
///
/// The first is not held against the subject: a process that carries out hundreds of thousands of scenarios may be full in the
/// end. The second a campaign says of what it runs itself. But a proof rests on all scenarios having been answered as they
/// always are, so nothing is claimed then.
final class StrayWatch {
  private(set) var hasSeenAny = false

  /// - Parameter isOfAnother: it belongs to the scenario before, which violates nothing by it.
  func note(_ breakdown: Breakdown, isOfAnother: Bool) {
    if !isOfAnother, !breakdown.kind.mayHaveAnotherCause { hasSeenAny = true }
  }

  func noteNotCarriedOut() { hasSeenAny = true }
}

extension Counterexample.Certainty {
  /// The same with what may be claimed of it.
  func claimed(beside strays: StrayWatch) -> Self { strays.hasSeenAny ? withoutClaim : self }
}
