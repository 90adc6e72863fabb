import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

@Suite(.aside) struct ScenarioLimitTests {
  @Test func `More lines than the limit are refused at the first one too many`() throws {
    let limit = ScenarioLimits.maximumLines
    // Up to the limit nothing is refused: the error would name an earlier line.
    let atLimit = String(repeating: "pop\n", count: limit)
    let error = #expect(throws: ScenarioError.self) {
      try NavigationScenario.parse(atLimit + "# a comment does not count\npush B")
    }
    #expect(
      error?.description == """
        line 1000002, column 1: expected at most 1000000 lines, found one more
            push B
            ^
          split the scenario
        """)
  }

  @Test func `Scenarios about the other systems have the same limit`() {
    let more = String(repeating: "A.toolbarItems = [x]\n", count: ScenarioLimits.maximumLines)
    let error = #expect(throws: ScenarioError.self) {
      try SystemScenario<ToolbarControllerSystem>.lines(of: "contain navigation A\n" + more)
    }
    #expect(
      error?.description == """
        line 1000001, column 1: expected at most 1000000 lines, found one more
            A.toolbarItems = [x]
            ^
          split the scenario
        """)
  }

  @Test func `A text longer than the limit is refused before it is read`() {
    // Repeating a string appends it as often as that, which takes longer than all the rest.
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: ScenarioLimits.maximumTextBytes + 1)
    let text = String(decoding: blanks, as: UTF8.self)
    let error = #expect(throws: ScenarioError.self) { try NavigationScenario.parse(text) }
    #expect(error?.line == 1)
    #expect(error?.column == 1)
    #expect(error?.message == "expected at most 67108864 bytes of text, found 67108865")
    #expect(error?.advice == "split the scenario")
  }

  @Test func `A list longer than the limit is refused at its first entry too many`() throws {
    let limit = ScenarioLimits.maximumListEntries
    let names = Array(repeating: "A", count: limit).joined(separator: " ")
    #expect(try NavigationScenario.parse("set " + names).lines.count == 1)
    let tooManyNames = #expect(throws: ScenarioError.self) {
      try NavigationScenario.parse("set " + names + " A")
    }
    #expect(tooManyNames?.column == 20_005)
    #expect(tooManyNames?.message == "expected at most 10000 entries in a list, found one more")

    let items = Array(repeating: "x", count: limit).joined(separator: ", ")
    #expect(try NavigationScenario.parse("A.toolbarItems = [\(items)]").lines.count == 1)
    let tooManyItems = #expect(throws: ScenarioError.self) {
      try NavigationScenario.parse("A.toolbarItems = [\(items), x]")
    }
    #expect(tooManyItems?.column == 30_019)
    #expect(tooManyItems?.advice == "shorten the list")
  }

  @Test func `A long line is shown around the place only`() throws {
    let blanks = String(repeating: " ", count: 70)
    let error = #expect(throws: ScenarioError.self) {
      try NavigationScenario.parse("push" + blanks + "b" + blanks + "#" + blanks)
    }
    #expect(error?.column == 75)
    #expect(error?.excerpt.count == 100)
    #expect(error?.excerpt.hasPrefix("… ") == true)
    #expect(error?.excerpt.hasSuffix(" …") == true)
  }

  @Test func `A million signs without sense are one short error`() {
    let error = #expect(throws: ScenarioError.self) {
      try NavigationScenario.parse(String(repeating: "é", count: 1_000_000))
    }
    #expect(error?.description.utf8.count ?? .max < 1_000)
  }
}
