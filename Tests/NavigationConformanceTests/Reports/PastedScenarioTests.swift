import Testing

@testable import NavigationConformance

@Suite struct PastedScenarioTests {
  @Test func `A plain scenario is quoted plainly`() throws {
    let pasted = PastedScenario(try SampleReport.story("start A; push B"))
    #expect(pasted.shellArgument == "'start A; push B'")
    #expect(pasted.swiftLiteral == "\"start A; push B\"")
  }

  @Test func `Quotes of the scenario do not end those around it`() throws {
    let pasted = PastedScenario(try SampleReport.story(#"A.title = "it's \"so\""; start A"#))
    #expect(pasted.shellArgument == #"'A.title = "it'\''s \"so\""; start A'"#)
    #expect(pasted.swiftLiteral == ##"#"A.title = "it's \"so\""; start A"#"##)
  }

  @Test func `A scenario that would end a raw literal gets more marks`() throws {
    let pasted = PastedScenario(try SampleReport.story(##"A.title = "\"#x"; start A"##))
    #expect(pasted.swiftLiteral == ###"##"A.title = "\"#x"; start A"##"###)
    let last = PastedScenario(try SampleReport.story(##"A.title = "a\\#(b)"; start A"##))
    #expect(last.swiftLiteral == ###"##"A.title = "a\\#(b)"; start A"##"###)
  }

  @Test func `What stands in Swift is what was there`() throws {
    let texts = [
      #"A.title = "it's \"so\""; start A"#, ##"A.title = "\"#x"; start A"##,
      #"A.title = "\u{1B}\n"; start A"#,
    ]
    for text in texts {
      let literal = PastedScenario(try SampleReport.story(text)).swiftLiteral
      let marks = literal.prefix { $0 == "#" }
      let inside = literal.dropFirst(marks.count + 1).dropLast(marks.count + 1)
      #expect(inside == text)
      #expect(!inside.contains("\\" + marks) && !inside.contains("\"" + marks))
    }
  }
}
