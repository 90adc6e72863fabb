import Testing

@testable import NavigationConformance

@Suite("Stored certainties") struct CertaintyDocumentTests {
  private static let limits = Counterexample.VocabularyLimits(listLength: 3, controllerCount: 4)

  @Test(arguments: [
    Counterexample.Certainty.shortestFound,
    .endedByLimit,
    .shortestPossible(scenarioCount: 3_276, within: limits),
    .shortestInOwnVocabulary(scenarioCount: 58, within: limits, wholeLineCount: 3),
    .ownVocabularySearched(
      lineCount: 4, scenarioCount: 58, totalCount: 900, within: limits, wholeLineCount: 2),
    .ownVocabularySearched(
      lineCount: 4, scenarioCount: 58, totalCount: nil, within: limits, wholeLineCount: 0),
  ])
  func `what was stored is read again`(_ certainty: Counterexample.Certainty) throws {
    let text = try JSONText.text(of: CertaintyDocument(certainty))
    let read = try JSONText.value(of: CertaintyDocument.self, from: text)
    #expect(try read.certainty() == certainty)
  }

  @Test func `what is no certainty is named`() throws {
    let unknown = try JSONText.value(of: CertaintyDocument.self, from: #"{"kind": "sure"}"#)
    #expect(
      #expect(throws: RecordFault.self) { try unknown.certainty() }?.description
        == "there is no certainty 'sure'")
    let short = try JSONText.value(
      of: CertaintyDocument.self, from: #"{"kind": "shortestPossible", "scenarios": 3}"#)
    #expect(
      #expect(throws: RecordFault.self) { try short.certainty() }?.description
        == "the certainty 'shortestPossible' lacks a number")
    let negative = try JSONText.value(
      of: CertaintyDocument.self,
      from: """
        {"kind": "ownVocabularySearched", "scenarios": 58, "lines": 4, "total": -5,
         "longestList": 3, "controllers": 4}
        """)
    #expect(
      #expect(throws: RecordFault.self) { try negative.certainty() }?.description
        == "'ownVocabularySearched' expects a count of at most 9007199254740992, found -5")
  }
}
