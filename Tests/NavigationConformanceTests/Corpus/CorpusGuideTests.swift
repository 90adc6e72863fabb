import Foundation
import Testing

@testable import NavigationConformance

/// Holds `Reference/CORPUS.md` to the code.
@Suite struct CorpusGuideTests {
  private func guide() throws -> String {
    let file = ExampleStory.folder.deletingLastPathComponent().appendingPathComponent("CORPUS.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `The file in the guide is one, as it would be written`() throws {
    let text = try #require(
      try guide().components(separatedBy: "```corpus\n").last?
        .components(separatedBy: "```").first)
    let entry = try CorpusReader.entry(from: Array(text.utf8))
    #expect(entry.text == text)
    #expect(try guide().contains("`\(CorpusName.name(for: entry))`"))
  }

  @Test func `Every line of the head has its row`() throws {
    let guide = try guide()
    for field in CorpusField.allCases {
      #expect(guide.contains("\n| `# \(field.rawValue): "), "\(field)")
    }
    #expect(guide.contains("\n| `# \(CorpusField.format) \(CorpusField.formatVersion)` | "))
    #expect(guide.contains("\n| `\(CorpusField.end)` | "))
  }
}
