import Testing

@testable import NavigationConformance

@Suite struct TextLayoutTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1,000"), (20_000, "20,000"), (1_234_567, "1,234,567"),
    (-1_000, "-1,000"), (Int.max, "9,223,372,036,854,775,807"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `Thousands are set apart`(_ value: Int, _ text: String) {
    #expect(TextLayout.number(value) == text)
  }

  @Test func `One is counted in the singular`() {
    #expect(TextLayout.count(1, "step") == "1 step")
    #expect(TextLayout.count(0, "step") == "0 steps")
  }

  @Test func `A list names all, or the first few and how many more`() {
    #expect(TextLayout.list([]) == "")
    #expect(TextLayout.list(["A"]) == "A")
    #expect(TextLayout.list(["A", "B"]) == "A and B")
    #expect(TextLayout.list(["A", "B", "C"], showing: 2) == "A, B and C")
    #expect(TextLayout.list(["A", "B", "C", "D"], showing: 2) == "A, B and 2 more")
  }

  @Test(arguments: 1...60)
  func `Wrapped lines fit, and together say the same`(_ width: Int) {
    let text = "A pushed controller becomes the top, and everything below it stays as it was."
    let lines = TextLayout.wrap(text, to: width)
    #expect(lines.joined(separator: " ") == text)
    #expect(lines.allSatisfy { $0.count <= width || !$0.contains(" ") })
  }

  @Test(arguments: 1...60)
  func `A truncated text fits, and says that it goes on`(_ width: Int) {
    let text = "Pushing a controller that is already on the stack raises, 日本語も."
    let short = TextLayout.truncate(text, to: width)
    #expect(TextLayout.width(of: short) <= width)
    #expect(short.hasSuffix("…") && text.hasPrefix(short.dropLast()))
  }

  @Test func `Wide characters take two columns, combined ones are one`() {
    #expect(TextLayout.width(of: "日本") == 4)
    #expect(TextLayout.width(of: "e\u{301}") == 1)
    #expect(TextLayout.width(of: "👩‍👩‍👧") == 2)
    #expect(TextLayout.width(of: "▸ – ◀ ✗ → …") == 11)
  }

  @Test func `Nothing from a subject acts on the terminal`() {
    #expect(HarmlessText.line("a\u{1B}[2J\r\n\tb\u{202E}") == "a\\u{1B}[2J\\r\\n\\tb\\u{202E}")
    #expect(HarmlessText.lines("a\r\nb\u{7}\n") == ["a", "b\\u{7}", ""])
  }
}
