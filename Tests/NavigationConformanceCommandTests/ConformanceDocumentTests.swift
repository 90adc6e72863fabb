import Foundation
import HeadlessNavigation
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

  @Test func `CONFORMANCE.md shows a test of a program that is compiled and run`() throws {
    let path = "Tests/NavigationConformanceTestingTests/Adopters/ProgramConformance.swift"
    let code = try GeneratedSection.text(of: path)
    let section = GeneratedSection(document: "CONFORMANCE.md", name: path)
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

  @Test func `Every target and every folder of the suite stands in the map of DECISIONS.md`() throws
  {
    let text = try GeneratedSection.text(of: "Reference/DECISIONS.md")
    let map = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix("Where is") })
    for folder in ["Sources", "Sources/NavigationConformance"] {
      let names = try GeneratedSection.names(in: folder)
      #expect(names.count > 10)
      for name in names {
        #expect(map.contains("`\(name == "Benchmark" ? "navigation-benchmark" : name)`"))
      }
    }
  }

  @Test func `Every exit code has its row in CONFORMANCE.md`() throws {
    let guide = try GeneratedSection.text(of: "CONFORMANCE.md")
    for code in ExitCode.allCases {
      #expect(guide.contains("\n| \(code.rawValue) | \(code.summary) |\n"))
    }
  }

  @Test func `The numbers in README.md and DECISIONS.md are those of the code`() throws {
    let readme = try Self.words(of: "README.md")
    let decisions = try Self.words(of: "Reference/DECISIONS.md")
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
    let (layout, lifecycle, toolbar) = (
      LayoutFault.allCases.count, LifecycleFault.allCases.count,
      ToolbarControllerFault.allCases.count
    )
    let others =
      LayoutVariant.allCases.count + LifecycleVariant.allCases.count
      + ToolbarControllerVariant.allCases.count
    let short = [
      "A verdict for each of \(requirements) requirements",
      "the product, \(requirements) requirements", "\(faults) faults are put into",
      "\(stored) have a stored scenario", "\(faults - stored) cannot be seen",
      "With \(mutants) mutants", "\(readings - 1) other readings",
    ]
    #expect(short.filter { !readme.contains($0) } == [])
    let sentences = [
      "Another \(mutants) mutants alter", "can be given \(faults) faults",
      "For \(stored) there is a stored scenario", "the other \(faults - stored) cannot be seen",
      "can also be given \(readings) other readings", "the other \(readings - 1) must conform",
      "can be given \(layout + lifecycle + toolbar) more faults",
      "layout \(layout), the life cycle \(lifecycle), the toolbar controller \(toolbar)",
      "so must the \(others) other readings",
    ]
    #expect(sentences.filter { !decisions.contains($0) } == [])
  }

  @Test func `README.md and CONFORMANCE.md say how many requirements each system has`() throws {
    let all = RequirementDescription.all
    let navigation = RequirementDescription.navigation.count
    let (layout, lifecycle, toolbar) = (
      ScenarioSystem.layout.requirements.count, ScenarioSystem.lifecycle.requirements.count,
      ScenarioSystem.toolbarController.requirements.count
    )
    #expect(navigation + layout + lifecycle + toolbar == all.count)
    let readme = try Self.words(of: "README.md")
    let sentences = [
      "\(navigation) of them are about the navigation controller",
      "(Reference/LAYOUT.md) of the content (\(layout) requirements)",
      "(Reference/LIFECYCLE.md) (\(lifecycle))", "one of the documents describes (\(toolbar))",
    ]
    #expect(sentences.filter { !readme.contains($0) } == [])
    #expect(all.count { $0.level == .profile } == 5)
    #expect(
      try Self.words(of: "CONFORMANCE.md").contains(
        "Of the \(all.count) requirements \(navigation) are about the navigation controller, \(layout) "
          + "about the layout, \(lifecycle) about the life cycle and \(toolbar) about the toolbar "
          + "controller, five of these of the level `profile`."))
  }

  private static func words(of document: String) throws -> String {
    try GeneratedSection.text(of: document).split { $0.isWhitespace }.joined(separator: " ")
  }

  private static func caseCount(in path: String) throws -> Int {
    try GeneratedSection.text(of: path).split(separator: "\n").count { $0.hasPrefix("  case ") }
  }

  /// Those at the top level, and those about the reference model.
  nonisolated static let documents: [String] = ["", "Reference/"].flatMap { folder in
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: GeneratedSection.url(of: folder).path))
      ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 }
  }

  @Test func `The documents are found`() {
    let some = ["README.md", "CONFORMANCE.md", "Reference/DECISIONS.md", "Reference/WIRE.md"]
    #expect(some.filter { !Self.documents.contains($0) } == [])
  }

  @Test(arguments: documents)
  func `Every link leads somewhere`(_ document: String) throws {
    let text = try GeneratedSection.text(of: document)
    let folder = GeneratedSection.url(of: document).deletingLastPathComponent()
    var anchors = ["": Self.anchors(in: text)]
    for link in text.matches(of: /\]\(([^)#]*)(?:#([^)]*))?\)/) {
      let name = String(link.1)
      let url = folder.appendingPathComponent(name)
      if !name.isEmpty {
        #expect(FileManager.default.fileExists(atPath: url.path), "\(name)")
      }
      guard let anchor = link.2 else { continue }
      if anchors[name] == nil {
        anchors[name] = Self.anchors(in: try String(contentsOf: url, encoding: .utf8))
      }
      #expect(anchors[name]?.contains(String(anchor)) == true, "\(link.0)")
    }
  }

  /// What a link into a document may name: its headings, in GitHub's form, and what is marked.
  private static func anchors(in text: String) -> Set<String> {
    var anchors = Set(text.matches(of: /<a id="([^"]+)">/).map { String($0.1) })
    var counts: [String: Int] = [:]
    // Every other part is code.
    for (index, part) in text.components(separatedBy: "\n```").enumerated()
    where index.isMultiple(of: 2) {
      for line in part.split(separator: "\n") where line.hasPrefix("#") {
        let name = line.drop { $0 == "#" }.dropFirst().lowercased()
          .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
        let count = counts[name, default: 0]
        anchors.insert(count == 0 ? name : "\(name)-\(count)")
        counts[name] = count + 1
      }
    }
    return anchors
  }
}
