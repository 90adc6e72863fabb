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
    #expect(try section.advice(for: terminal.output) == "")
  }

  @Test(arguments: [
    "Sources/SmallestAdapter/SmallestAdapter.swift",
    "Tests/HeadlessNavigationTests/ReadmeExampleTests.swift",
  ])
  func `README.md shows code that is compiled and tested`(_ path: String) throws {
    let code = try GeneratedSection.text(of: path)
    let section = GeneratedSection(document: "README.md", name: path)
    #expect(try section.advice(for: "```swift\n\(code)```\n") == "")
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
    let stored = try GeneratedSection.text(
      of: "Tests/NavigationConformanceTests/Fixtures/known-wrong.tsv"
    ).split(separator: "\n").count { !$0.hasPrefix("#") }
    let requirements = RequirementDescription.all.count
    #expect(text.contains("A verdict for each of \(requirements) requirements"))
    #expect(text.contains("the product, \(requirements) requirements"))
    #expect(text.contains("can be given \(faults) faults"))
    #expect(text.contains("For \(stored) there is a stored scenario"))
    #expect(text.contains("can also be given \(readings) other readings"))
  }

  private static func caseCount(in path: String) throws -> Int {
    try GeneratedSection.text(of: path).matches(of: /\n {2}case /).count
  }

  @Test(arguments: ["README.md", "CONFORMANCE.md", "Reference/DECISIONS.md"])
  func `Every link leads somewhere`(_ document: String) throws {
    let text = try GeneratedSection.text(of: document)
    let folder = GeneratedSection.url(of: document).deletingLastPathComponent()
    for link in text.matches(of: /\]\(([^)#]+)(#[^)]*)?\)/) {
      let path = folder.appendingPathComponent(String(link.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link.1)")
    }
  }
}
