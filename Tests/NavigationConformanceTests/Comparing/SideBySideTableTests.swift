import Testing

@testable import NavigationConformance

/// What was seen of two subjects, in the columns there are.
@Suite struct SideBySideTableTests {
  private func lines(_ rows: [SubjectDifference.Row], width: Int = 50) -> [String] {
    SideBySideTable(rows, names: ["Old", "Newer"], width: width, paint: Paint(.none)).lines
  }

  private let stack = SubjectDifference.Row(aspect: "stack", first: "A B", second: "B")
  private let messages = SubjectDifference.Row(
    aspect: "delegate", first: "will-show B, did-show B",
    second: "will-show B, did-show B, did-show B")

  @Test func `A row that is too long stands one below the other, and the others side by side`() {
    #expect(
      lines([stack, messages]) == [
        "              Old  Newer",
        "    stack     A B  B      ◀",
        "    delegate  ◀",
        "      Old:    will-show B, did-show B",
        "      Newer:  will-show B, did-show B, did-show B",
      ])
  }

  @Test func `Where no row fits there are no columns to head`() {
    #expect(
      lines([messages]) == [
        "    delegate  ◀",
        "      Old:    will-show B, did-show B",
        "      Newer:  will-show B, did-show B, did-show B",
      ])
  }

  @Test func `Where all fit they stand side by side`() {
    #expect(
      lines([stack, messages], width: 100) == [
        "              Old                      Newer",
        "    stack     A B                      B                                    ◀",
        "    delegate  will-show B, did-show B  will-show B, did-show B, did-show B  ◀",
      ])
  }
}
