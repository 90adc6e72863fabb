/// Keeps the first breakdown that did not come again while scenarios were searched: a proof rests on the others having been
/// answered as they always are.
final class StrayWatch {
  private(set) var nondeterminism: Nondeterminism?

  /// - Parameters:
  ///   - isOfAnother: it belongs to the scenario before, which violates nothing by it.
  ///   - story: what was carried out.
  func note(_ breakdown: Breakdown, isOfAnother: Bool, in story: @autoclosure () -> ScenarioStory) {
    guard nondeterminism == nil, !isOfAnother, !breakdown.kind.mayHaveAnotherCause else { return }
    nondeterminism = Nondeterminism(breakdown, in: story())
  }
}
