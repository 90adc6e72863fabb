import Testing

@testable import NavigationConformance

/// What a violation is told by where there is room for one line only.
@Suite struct RequirementCauseTests {
  private static let agreeing = row("stack", differs: false)
  private static let returned = row("returned")
  private static let told = row("will-show controller")

  private static func row(_ aspect: String, differs: Bool = true) -> Counterexample.Comparison {
    Counterexample.Comparison(
      aspect: aspect, expected: "this", observed: "that", differs: differs)
  }

  /// The cause of a violation of what is told to a delegate.
  private func cause(_ comparisons: [Counterexample.Comparison]) throws
    -> Counterexample.Comparison?
  {
    var result = SampleReport.result(
      "DLG-06", "A delegate is told of the controller that is shown.", "delegate", .violated, 5)
    result.counterexample = Counterexample(
      scenario: try SampleReport.story("start A; push B; pop"), failingLine: 2,
      comparisons: comparisons, certainty: .shortestFound, foundLineCount: 3,
      foundAt: .exhaustive(1), shrinkStepCount: 0)
    return result.cause
  }

  @Test func `What the requirement is about comes before what differs above it`() throws {
    #expect(try cause([Self.agreeing, Self.returned, Self.told]) == Self.told)
  }

  @Test func `Where that agrees or is not told, the first that differs counts`() throws {
    let agreeing = Self.row("will-show controller", differs: false)
    #expect(try cause([Self.agreeing, Self.returned, agreeing]) == Self.returned)
    #expect(try cause([Self.agreeing, Self.returned]) == Self.returned)
  }

  @Test func `Where nothing differs there is no cause`() throws {
    #expect(try cause([Self.agreeing]) == nil)
    #expect(SampleReport.holding[0].cause == nil)
  }
}
