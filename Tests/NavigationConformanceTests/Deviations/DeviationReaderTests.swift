import Testing

@testable import NavigationConformance

/// Files of known deviations are read whole, or refused with the place and what to do there.
@Suite("Files of known deviations") struct DeviationReaderTests {
  private func read(_ text: String) throws -> [KnownDeviation] {
    try DeviationReader.deviations(in: Array(text.utf8))
  }

  @Test func `all that is said of several is read, and comments and blank lines are passed over`()
    throws
  {
    let deviations = try read(
      """
      # deviations 1
      #

      # requirement: PUSH-03
      # kind: decision
      # reason: duplicates are allowed on purpose
      # link: https://example.org/7
      # until: 2027-06-30
      # hides: STACK-16
      # hides: PUSH-01
      # differs: raised: expected an error, observed no error

      start A
      # once more
      push A

      # requirement: CW-07
      # kind: flaky
      contain navigation A
      """)
    #expect(deviations.map(\.requirement) == ["PUSH-03", "CW-07"])
    #expect(deviations.map(\.kind) == [.decision, .flaky])
    #expect(deviations.map(\.line) == [4, 17])
    #expect(deviations.map(\.scenario.text) == ["start A\npush A", "contain navigation A"])
    let first = try #require(deviations.first)
    #expect(first.reason == "duplicates are allowed on purpose")
    #expect(first.link == "https://example.org/7")
    #expect(first.until == "2027-06-30")
    #expect(first.hides == ["STACK-16", "PUSH-01"])
    #expect(first.differences == ["raised: expected an error, observed no error"])
  }

  @Test func `a file may declare nothing`() throws {
    #expect(try read("# deviations 1\n") == [])
    #expect(try read("# deviations 1\r\n# \r\n") == [])
  }

  @Test(arguments: [
    ("PUSH-03", "start Q7\npush Q7"), ("CW-07", "contain navigation B"),
    ("ST-05", "restorationIdentifier = n\nmake root B\npush A"),
  ])
  func `names stay as they are, for a subject may go by them`(
    _ requirement: String, _ scenario: String
  ) throws {
    let text = "# deviations 1\n# requirement: \(requirement)\n# kind: bug\n\(scenario)\n"
    #expect(try read(text).first?.scenario.text == scenario)
  }

  @Test func `what is printed is read back, whatever the texts hold`() throws {
    let texts = [
      "plain", " begins with a blank", "ends with one ", "\"quoted\"", "a \\ and a \"",
      "two\nlines",
      "# no comment", "é ü 漢 🙂", "\u{1B}[31m", "a: b; c",
    ]
    for (index, text) in texts.enumerated() {
      var deviation = KnownDeviation(
        requirement: "PUSH-03", kind: DeviationKind.allCases[index % 3],
        scenario: try CorpusScenario("A.title = \"#; \"\nstart A\npush A", about: .navigation),
        line: 3)
      deviation.reason = text
      deviation.link = texts[(index + 1) % texts.count]
      deviation.until = index.isMultiple(of: 2) ? nil : "2027-06-30"
      deviation.hides = index.isMultiple(of: 3) ? [] : ["STACK-16", "PUSH-01"]
      deviation.differences = Array(texts.prefix(index))
      let file = KnownDeviation.head + "\n" + deviation.text
      #expect(try read(file) == [deviation], "\(text)")
      // And once more below itself, about another scenario.
      let other = try read(file + "\n" + deviation.text.replacing("start A\n", with: "start B\n"))
      #expect(other.count == 2 && other.map(\.reason) == [text, text], "\(text)")
    }
  }

  @Test(arguments: ["2028-02-29", "2000-02-29", "2027-12-31", "2027-11-30"])
  func `the last day of a month is one`(_ day: String) throws {
    let read = try read(Self.head + "# until: \(day)\nstart A\npush A\n")
    #expect(read.map(\.until) == [day])
  }

  private static let head = "# deviations 1\n# requirement: PUSH-03\n# kind: bug\n"

  private static let mistakes: [(text: String, message: String)] = [
    (
      "",
      """
      line 1, column 1: expected '# deviations 1', found an empty line
          ⏎
          ^
        this is no file of known deviations; '--declare' writes one
      """
    ),
    (
      "# corpus 1\n",
      """
      line 1, column 1: expected '# deviations 1', found '# corpus 1'
          # corpus 1
          ^
        this is no file of known deviations; '--declare' writes one
      """
    ),
    (
      "# deviations 2\n",
      """
      line 1, column 14: expected at most format 1, found 2
          # deviations 2
                       ^
        it was written by a later version; read it with that one
      """
    ),
    (
      "# deviations 1\nstart A\n",
      """
      line 2, column 1: expected '# requirement: ID' before a scenario, found 'start'
          start A
          ^
        say first which requirement the scenario violates
      """
    ),
    (
      "# deviations 1\n# requirement: PUSH-30\n# kind: bug\nstart A\n",
      """
      line 2, column 16: expected the ID of a requirement, found 'PUSH-30'
          # requirement: PUSH-30
                         ^
        did you mean 'PUSH-03'?
      """
    ),
    (
      "# deviations 1\n# requirement: PUSH-03\nstart A\n",
      """
      line 2, column 16: expected 'kind:' after this, found none
          # requirement: PUSH-03
                         ^
        bug: to be mended; decision: meant to be so; flaky: does not show every time
      """
    ),
    (
      "# deviations 1\n# requirement: PUSH-03\n# kind: bugs\nstart A\n",
      """
      line 3, column 9: expected 'bug', 'decision' or 'flaky', found 'bugs'
          # kind: bugs
                  ^
        did you mean 'bug'?
      """
    ),
    (
      head,
      """
      line 2, column 16: expected the lines of a scenario for PUSH-03, found none
          # requirement: PUSH-03
                         ^
        only a scenario can tell whether the deviation is still there
      """
    ),
    (
      head + ";\n",
      """
      line 2, column 16: expected the lines of a scenario for PUSH-03, found none
          # requirement: PUSH-03
                         ^
        only a scenario can tell whether the deviation is still there
      """
    ),
    (
      head + "# until: 2027-+6-30\nstart A\npush A\n",
      """
      line 4, column 10: expected a day such as 2027-06-30, found '2027-+6-30'
          # until: 2027-+6-30
                   ^
        year, month and day, with a hyphen between them
      """
    ),
    (
      head + "# until: 30.6.2027\nstart A\npush A\n",
      """
      line 4, column 10: expected a day such as 2027-06-30, found '30.6.2027'
          # until: 30.6.2027
                   ^
        year, month and day, with a hyphen between them
      """
    ),
    (
      head + "# until: 2027-02-29\nstart A\npush A\n",
      """
      line 4, column 10: expected a day of the calendar, found '2027-02-29'
          # until: 2027-02-29
                   ^
        that month has 28 days
      """
    ),
    (
      head + "# reasn: x\nstart A\npush A\n",
      """
      line 4, column 3: expected what the line says, such as 'kind: bug', found 'reasn'
          # reasn: x
            ^
        did you mean 'reason'?
      """
    ),
    (
      head + "# kind: flaky\nstart A\npush A\n",
      """
      line 4, column 3: expected 'kind:' once, found it again
          # kind: flaky
            ^
        remove one of the two lines
      """
    ),
    (
      head + "start A\npush A\n# reason: too late\n",
      """
      line 6, column 3: expected 'requirement:' before 'reason:'
          # reason: too late
            ^
        each deviation begins with the requirement; its scenario comes last
      """
    ),
    (
      head + "start A\npush b\n",
      """
      line 5, column 6: expected a controller name such as B, found 'b'
          push b
               ^
        controllers are capital letters, optionally followed by a number: A, B, C1
      """
    ),
    (
      head + "contain navigation A\n",
      """
      line 2, column 16: PUSH-03 is about navigation controllers, and the scenario about toolbar controllers
          # requirement: PUSH-03
                         ^
        name a requirement on toolbar controllers, or restore the scenario
      """
    ),
    (
      head + "# hides: STACK-99\nstart A\npush A\n",
      """
      line 4, column 10: expected the ID of a requirement, found 'STACK-99'
          # hides: STACK-99
                   ^
        did you mean 'STACK-09'?
      """
    ),
    (
      head + "start A\npush A\n# requirement: PUSH-03\n# kind: flaky\nstart A; push A\n",
      """
      line 6, column 16: expected another deviation, found the one of line 2 again
          # requirement: PUSH-03
                         ^
        one for each requirement and scenario; remove one of the two
      """
    ),
  ]

  @Test(arguments: mistakes)
  func `what is wrong is named with its place`(_ text: String, _ message: String) {
    let error = #expect(throws: ScenarioError.self) { try read(text) }
    #expect(error?.description.replacing("\n    \n", with: "\n    ⏎\n") == message)
  }

  @Test func `what is no text is named`() {
    let error = #expect(throws: ScenarioError.self) {
      try DeviationReader.deviations(in: Array("# deviations 1\n".utf8) + [0xFF])
    }
    #expect(error?.message == "expected UTF-8 text, found the byte 0xFF")
    #expect(error?.line == 2)
  }
}
