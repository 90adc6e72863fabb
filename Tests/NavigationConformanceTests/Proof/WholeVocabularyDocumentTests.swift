import ConformanceEngine
import Foundation
import Testing

@testable import NavigationConformance

@Suite struct WholeVocabularyDocumentTests {
  @Test func `Reference/PROOF.md prints the whole vocabulary`() throws {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Reference/PROOF.md")
    let document = try String(contentsOf: url, encoding: .utf8)
    let lead = "<!-- generated: whole vocabulary -->\n"
    let begin = try #require(document.range(of: lead)).upperBound
    let end = try #require(
      document.range(of: "<!-- end -->", range: begin..<document.endIndex)
    ).lowerBound
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      let whole = document.replacingCharacters(in: begin..<end, with: section)
      try Data(whole.utf8).write(to: url)
    } else {
      #expect(
        document[begin..<end] == section,
        "UPDATE_FIXTURES=1 swift test --filter WholeVocabularyDocumentTests writes it anew")
    }
  }

  private var section: String {
    let lines = WholeVocabulary(claims: .all).vocabulary.shapes.map(\.text)
    return "\n```scenario\n" + lines.joined(separator: "\n") + "\n```\n\n"
  }
}
