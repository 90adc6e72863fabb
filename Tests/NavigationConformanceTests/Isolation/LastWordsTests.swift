import Testing

@testable import NavigationConformance

/// What a report shows of the error output of a subject that broke down.
@Suite struct LastWordsTests {
  private func words(_ text: String) -> [String] {
    Breakdown(.crashed(signal: 4), errorOutput: text).lastWords
  }

  @Test func `The line break that ends the last line begins no other`() {
    #expect(words("Fatal error: here\n") == ["Fatal error: here"])
    #expect(words("\nbefore\n\nFatal error: here\n\n") == ["before", "", "Fatal error: here"])
    #expect(words("\n") == [])
  }

  @Test func `Of many lines the last are shown, and the others counted`() {
    let lines = (1...512).map { "line \($0)" }
    let words = words(lines.joined(separator: "\n") + "\n")
    #expect(words == ["… (492 lines above)"] + lines.suffix(20))
  }

  @Test func `As many as are shown are shown without a word`() {
    let lines = (1...20).map { "line \($0)" }
    #expect(words(lines.joined(separator: "\n")) == lines)
  }
}
