import NavigationConformance
import Testing

@Suite struct CertaintyTextTests {
  private typealias Certainty = Counterexample.Certainty
  private static let whole = Counterexample.VocabularyLimits(listLength: 3, controllerCount: 4)
  private static let own = Counterexample.VocabularyLimits(listLength: 0, controllerCount: 1)

  private func example(_ certainty: Counterexample.Certainty) throws -> Counterexample {
    var example = try SampleReport.shortCounterexample()
    example.certainty = certainty
    return example
  }

  @Test(arguments: [
    (Counterexample.Certainty.shortestFound, "shortest found"),
    (.endedByLimit, "shrinking ended after 96 steps; a shorter one may exist"),
    (
      .shortestPossible(scenarioCount: 1204, within: whole),
      "shortest possible: none of the 1,204 scenarios with fewer lines violates it (whole vocabulary: "
        + "lists up to 3, 4 controllers)"
    ),
    (
      .shortestPossible(scenarioCount: 0, within: whole),
      "shortest possible: no scenario has fewer lines (whole vocabulary: lists up to 3, 4 controllers)"
    ),
    (
      .shortestInOwnVocabulary(scenarioCount: 2511, within: own, wholeLineCount: 3),
      "shortest in its own vocabulary: none of the 2,511 scenarios with fewer lines violates it; whole "
        + "vocabulary searched to 3 lines"
    ),
    (
      .shortestInOwnVocabulary(scenarioCount: 1, within: own, wholeLineCount: 1),
      "shortest in its own vocabulary: the one scenario with fewer lines does not violate it; whole "
        + "vocabulary searched to 1 line"
    ),
  ])
  func `How sure it is stands in one sentence`(
    certainty: Counterexample.Certainty, sentence: String
  ) throws {
    #expect(CertaintyText(try example(certainty)).text == sentence)
  }

  @Test(arguments: [
    (
      Counterexample.Certainty.shortestInOwnVocabulary(
        scenarioCount: 21, within: own, wholeLineCount: 0),
      "shortest in its own vocabulary: none of the 21 scenarios with fewer lines violates it"
    ),
    (
      .ownVocabularySearched(
        lineCount: 4, scenarioCount: 28_307, totalCount: 1_050_000, within: own, wholeLineCount: 3),
      "shortest found: own vocabulary searched to 4 lines (28,307 of 1,050,000); whole vocabulary "
        + "searched to 3 lines"
    ),
    (
      .ownVocabularySearched(
        lineCount: 1, scenarioCount: 2, totalCount: nil, within: own, wholeLineCount: 1),
      "shortest found: own vocabulary searched to 1 line (2 scenarios); whole vocabulary searched to "
        + "1 line"
    ),
    (
      .ownVocabularySearched(
        lineCount: 2, scenarioCount: 9, totalCount: nil, within: own, wholeLineCount: 0),
      "shortest found: own vocabulary searched to 2 lines (9 scenarios)"
    ),
    (
      .ownVocabularySearched(
        lineCount: 0, scenarioCount: 0, totalCount: 40, within: own, wholeLineCount: 1),
      "shortest found: whole vocabulary searched to 1 line"
    ),
    (
      .ownVocabularySearched(
        lineCount: 0, scenarioCount: 0, totalCount: nil, within: own, wholeLineCount: 0),
      "shortest found"
    ),
  ])
  func `What was searched is said of both vocabularies, and nothing of what was not`(
    certainty: Counterexample.Certainty, sentence: String
  ) throws {
    #expect(CertaintyText(try example(certainty)).text == sentence)
  }

  @Test func `What the claim rests on stands below itself where there is room`() throws {
    let text = CertaintyText(
      try example(.shortestPossible(scenarioCount: 1204, within: Self.whole)))
    #expect(
      text.lines(width: 80) == [
        "  shortest possible: none of the 1,204 scenarios with fewer lines violates it",
        "                     (whole vocabulary: lists up to 3, 4 controllers)",
      ])
    #expect(
      text.lines(width: 40) == [
        "  shortest possible: none of the 1,204", "    scenarios with fewer lines violates it",
        "    (whole vocabulary: lists up to 3, 4", "    controllers)",
      ])
    #expect(CertaintyText(try example(.shortestFound)).lines(width: 80) == ["  shortest found"])
  }
}
