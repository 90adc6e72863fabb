import Foundation
import NavigationReference
import Testing

@testable import NavigationConformance

/// Files that are set aside, with all that is said of them.
@Suite struct CorpusProblemTests {
  private static let head = """
    # corpus 1
    # requirement: PUSH-03
    # subject: S
    # verdict: violates PUSH-03
    """

  struct Example: Sendable, CustomTestStringConvertible {
    let text: String
    let problem: String
    var testDescription: String { problem }

    init(_ text: String, _ problem: String) {
      self.text = text
      self.problem = problem
    }
  }

  static let examples = [
    Example(
      "",
      """
      line 1, column 1: expected '# corpus 1', found an empty line
          
          ^
        this is no file of a corpus; a plain scenario is for 'replay'
      """),
    Example(
      "start A\npush A\n",
      """
      line 1, column 1: expected '# corpus 1', found 'start A'
          start A
          ^
        this is no file of a corpus; a plain scenario is for 'replay'
      """),
    Example(
      head.replacingOccurrences(of: "corpus 1", with: "corpus 2") + "\nstart A\n# end\n",
      """
      line 1, column 10: expected at most format 1, found 2
          # corpus 2
                   ^
        it was written by a later version; read it with that one
      """),
    Example(
      head + "\n# found: suite 99.0.0, given\n\nfold A\n# end\n",
      """
      line 5, column 10: expected a suite up to \(SuiteVersion.current), found 99.0.0
          # found: suite 99.0.0, given
                   ^
        it was written by a later version; read it with that one
      """),
    Example(
      head + "\n\nstart A\npush",
      """
      line 7, column 5: expected '# end' as the last line, found the end of the file
          push
              ^
        the file was cut off or added to; restore it or remove it
      """),
    Example(
      head + "\n\nstart A\npush A\n# end\npop\n",
      """
      line 9, column 4: expected '# end' as the last line, found the end of the file
          pop
             ^
        the file was cut off or added to; restore it or remove it
      """),
    Example(
      head + "\n\nstart A\npush b\n# end\n",
      """
      line 7, column 6: expected a controller name such as B, found 'b'
          push b
               ^
        controllers are capital letters, optionally followed by a number: A, B, C1
      """),
    Example(
      head + "\n# end\n",
      """
      line 5, column 6: expected a scenario after the head, found none
          # end
               ^
        a stored scenario has a requirement, a subject with a verdict, and lines
      """),
    Example(
      "# corpus 1\n# subjct: S\nstart A\n# end\n",
      """
      line 2, column 3: expected what the line says, such as 'subject: NAME', found 'subjct'
          # subjct: S
            ^
        did you mean 'subject'?
      """),
    Example(
      "# corpus 1\n# just a note\nstart A\n# end\n",
      """
      line 2, column 3: expected what the line says, such as 'subject: NAME', found 'just'
          # just a note
            ^
        in the head stand requirement, statement, subject, verdict, differs, found, date, each with a colon
      """),
    Example(
      "# corpus 1\n# requirement:\nstart A\n# end\n",
      """
      line 2, column 15: expected a value after 'requirement:', found nothing
          # requirement:
                        ^
        complete the line or remove it
      """),
    Example(
      head + "\n# date: \"1\" 2\n\nstart A\n# end\n",
      """
      line 5, column 13: expected nothing after the text in quotes
          # date: "1" 2
                      ^
        a quote in the text is written \\"
      """),
    Example(
      "# corpus 1\n# subject: S\n# verdict: agrees\nstart A\n# end\n",
      """
      line 5, column 6: expected 'requirement:' in the head, found none
          # end
               ^
        a stored scenario has a requirement, a subject with a verdict, and lines
      """),
    Example(
      "# corpus 1\n# requirement: PUSH-03\nstart A\n# end\n",
      """
      line 4, column 6: expected 'subject:' in the head, found none
          # end
               ^
        a stored scenario has a requirement, a subject with a verdict, and lines
      """),
    Example(
      "# corpus 1\n# requirement: PUSH-03\n# subject: S\nstart A\n# end\n",
      """
      line 3, column 12: expected 'verdict:' after this, found none
          # subject: S
                     ^
        write 'verdict: agrees', or 'verdict: violates' and the ID of the requirement
      """),
    Example(
      "# corpus 1\n# verdict: agrees\nstart A\n# end\n",
      """
      line 2, column 3: expected 'subject:' before 'verdict:'
          # verdict: agrees
            ^
        say first of which subject this is known
      """),
    Example(
      head.replacingOccurrences(of: "violates PUSH", with: "breaks PUSH") + "\nstart A\n# end\n",
      """
      line 4, column 12: expected 'agrees', 'violates ID' or 'breaks down: HOW', found 'breaks PUSH-03'
          # verdict: breaks PUSH-03
                     ^
        the ID is that of the requirement, such as PUSH-03
      """),
    Example(
      head.replacingOccurrences(of: "violates PUSH-03", with: "violates PUSH-3")
        + "\nstart A\n# end\n",
      """
      line 4, column 21: expected the ID of a requirement, found 'PUSH-3'
          # verdict: violates PUSH-3
                              ^
        did you mean 'PUSH-03'?
      """),
    Example(
      head.replacingOccurrences(of: "requirement: PUSH-03", with: "requirement: nothing")
        + "\nstart A\n# end\n",
      """
      line 2, column 16: expected the ID of a requirement, found 'nothing'
          # requirement: nothing
                         ^
        'requirements' lists them
      """),
    Example(
      head + "\n# verdict: agrees\nstart A\n# end\n",
      """
      line 5, column 3: expected 'verdict:' once, found it again
          # verdict: agrees
            ^
        remove one of the two lines
      """),
    Example(
      head + "\n# subject: S\nstart A\n# end\n",
      """
      line 5, column 12: expected another subject, found 'S' again
          # subject: S
                     ^
        one verdict for each subject; remove one of the two
      """),
    Example(
      head + "\n# found: suite 0.1.0, seed 1\nstart A\n# end\n",
      """
      line 5, column 10: expected where it was found, found 'suite 0.1.0, seed 1'
          # found: suite 0.1.0, seed 1
                   ^
        such as 'suite 0.1.0, generator 1, seed 1, scenario 97', or 'suite 0.1.0, given'
      """),
  ]

  @Test(arguments: examples)
  func `A file is set aside with the line and the reason`(_ example: Example) throws {
    let place = try TemporaryFolder()
    try place.write(example.text, to: "x.scenario")
    let contents = try CorpusFolder(place.url.path).contents()
    #expect(contents.files == [])
    #expect(contents.problems.map(\.description) == ["x.scenario, " + example.problem])
    #expect(try place.read("x.scenario") == example.text)
  }

  @Test func `A binary is named with the place where it stops being text`() throws {
    let place = try TemporaryFolder()
    let bytes = Array("# corpus 1\n# su".utf8) + [0xFF, 0x00]
    try Data(bytes).write(to: place.url.appendingPathComponent("x.scenario"))
    let problem = try #require(try CorpusFolder(place.url.path).contents().problems.first)
    #expect(problem.place == CorpusProblem.Place(line: 2, column: 5))
    #expect(
      problem.description.hasPrefix(
        "x.scenario, line 2, column 5: expected UTF-8 text, found the byte 0xFF\n"))
    #expect(problem.description.hasSuffix("\n  this is no text, or it was damaged"))
  }

  @Test func `What is no file of the corpus is named, and the rest is read`() throws {
    let place = try TemporaryFolder()
    let files = FileManager.default
    try place.write("notes", to: "README.md")
    try place.write("", to: ".gitignore")
    try files.createDirectory(
      at: place.url.appendingPathComponent("more.scenario"), withIntermediateDirectories: false)
    try files.createSymbolicLink(
      atPath: place.path("gone.scenario"), withDestinationPath: place.path("nowhere"))
    try place.write(Self.head + "\n\nstart A\npush A\n# end\n", to: "good.scenario")
    try files.createSymbolicLink(
      atPath: place.path("link.scenario"), withDestinationPath: place.path("good.scenario"))
    let contents = try CorpusFolder(place.url.path).contents()
    #expect(contents.files.map(\.name) == ["good.scenario", "link.scenario"])
    #expect(
      contents.problems.map(\.description) == [
        "README.md: not of the corpus, whose files end in .scenario",
        "gone.scenario: no file that can be read",
        "more.scenario: a folder; a corpus has none",
      ])
  }

  @Test func `A file that cannot be read does not stop the others`() throws {
    let place = try TemporaryFolder()
    try place.write(Self.head + "\nstart A\npush A\n# end\n", to: "a.scenario")
    let folder = CorpusFolder(
      place.url.path, files: FailingFiles(failing: [.read: .noPermission]))
    #expect(
      try folder.contents().problems.map(\.description) == [
        "a.scenario: cannot be read: its permissions do not allow it"
      ])
  }

  @Test func `A name cannot act on a terminal`() throws {
    let place = try TemporaryFolder()
    try place.write("", to: "a\u{1B}[2J\nb")
    #expect(
      try CorpusFolder(place.url.path).contents().problems.map(\.description) == [
        "a\\u{1B}[2J\\nb: not of the corpus, whose files end in .scenario"
      ])
  }
}
