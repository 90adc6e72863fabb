import Foundation
import NavigationConformance
import NavigationConformanceCommand
import Testing

/// The documents at the top of the package say what the code says.
@MainActor
@Suite(.serialized) struct ConformanceDocumentTests {
  @Test func `The requirements stand in CONFORMANCE.md as the command prints them`() async throws {
    let terminal = Terminal()
    #expect(await terminal.run("requirements", "--format", "markdown") == .conforms)
    let section = GeneratedSection(document: "CONFORMANCE.md", name: "requirements")
    try expectCurrent(section, terminal.output)
    // The numbers stand at the top, too.
    let head = terminal.output.components(separatedBy: "\n### ")[0].split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropFirst(2).joined(separator: "\n")
    try expectCurrent(GeneratedSection(document: "CONFORMANCE.md", name: "numbers"), head)
  }

  @Test(arguments: [
    "Sources/SmallestAdapter/SmallestAdapter.swift",
    "Tests/HeadlessNavigationTests/ReadmeExampleTests.swift",
  ])
  func `README.md shows code that is compiled and tested`(_ path: String) throws {
    let code = try GeneratedSection.text(of: path)
    let section = GeneratedSection(document: "README.md", name: path)
    try expectCurrent(section, "```swift\n\(code)```\n")
  }

  private func expectCurrent(
    _ section: GeneratedSection, _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let advice = try section.advice(for: text)
    if !advice.isEmpty {
      Issue.record(Comment(rawValue: advice), sourceLocation: sourceLocation)
    }
  }

  @Test func `Every capability has its row in CONFORMANCE.md`() throws {
    let guide = try GeneratedSection.text(of: "CONFORMANCE.md")
    let code = try GeneratedSection.text(
      of: "Sources/NavigationConformance/Adapter/Capabilities.swift")
    let names = code.matches(of: /public static let (\w+) = Capabilities\(bit:/).map(\.1)
    #expect(names.count > 30)
    for name in names { #expect(guide.contains("\n| `\(name)` | ")) }
  }

  @Test func `Every exit code has its row in CONFORMANCE.md`() throws {
    let guide = try GeneratedSection.text(of: "CONFORMANCE.md")
    for code in ExitCode.allCases {
      #expect(guide.contains("\n| \(code.rawValue) | \(code.summary) |\n"))
    }
  }

  @Test func `The numbers in README.md are those of the code`() throws {
    let text = try GeneratedSection.text(of: "README.md").split { $0.isWhitespace }
      .joined(separator: " ")
    let seams = "Sources/HeadlessNavigation/Seams/"
    let faults = try Self.caseCount(in: seams + "NavigationFault.swift")
    let readings = try Self.caseCount(in: seams + "NavigationVariant.swift")
    // A fault may be shown more than once: in a single run, and by a relation.
    let stored = Set(
      try GeneratedSection.text(
        of: "Tests/NavigationConformanceTests/Fixtures/known-wrong.tsv"
      ).split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
        $0.split(separator: "\t").first
      }
    ).count
    let mutants = try ["Stack", "Messages", "Bars"].reduce(0) { count, area in
      let tables = "Tests/NavigationConformanceTests/Mutants/Mutants+\(area).swift"
      return try count + GeneratedSection.text(of: tables).matches(of: /Mutant\(/).count
    }
    let requirements = RequirementDescription.all.count
    let sentences = [
      "Another \(mutants) mutants alter",
      "A verdict for each of \(requirements) requirements",
      "the product, \(requirements) requirements", "can be given \(faults) faults",
      "For \(stored) there is a stored scenario", "the other \(faults - stored) cannot be seen",
      "can also be given \(readings) other readings", "the other \(readings - 1) must conform",
    ]
    #expect(sentences.filter { !text.contains($0) } == [])
  }

  private static func caseCount(in path: String) throws -> Int {
    try GeneratedSection.text(of: path).split(separator: "\n").count { $0.hasPrefix("  case ") }
  }

  @Test(arguments: ["README.md", "CONFORMANCE.md", "Reference/DECISIONS.md", "Reference/CORPUS.md"])
  func `Every link leads somewhere`(_ document: String) throws {
    let text = try GeneratedSection.text(of: document)
    let folder = GeneratedSection.url(of: document).deletingLastPathComponent()
    for link in text.matches(of: /\]\(([^)#]+)(#[^)]*)?\)/) {
      let path = folder.appendingPathComponent(String(link.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link.1)")
    }
  }
}
