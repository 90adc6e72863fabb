import Foundation
import NavigationConformance
import Testing

/// Holds `Reference/SCENARIOS.md` to the code.
@Suite struct ScenarioGuideTests {
  struct Block {
    var language: String
    var lines: [String] = []
    var text: String { lines.joined(separator: "\n") }
  }

  private func blocks() throws -> [Block] {
    let file = ExampleStory.folder.deletingLastPathComponent()
      .appendingPathComponent("SCENARIOS.md")
    var blocks: [Block] = []
    var open: Block?
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Block(language: String(line.dropFirst(3))) : nil
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  @Test func `Every scenario in the guide is one`() throws {
    let scenarios = try blocks().filter { $0.language == "scenario" }
    #expect(scenarios.count == 3)
    for block in scenarios { #expect(throws: Never.self) { try NavigationScenario(block.text) } }
  }

  @Test func `Every error in the guide is one that a test asserts`() throws {
    let errors = try blocks().filter { $0.language.isEmpty }
    #expect(errors.count == 7)
    let asserted = Set(ScenarioErrorExamples.all.map(\.description))
    for block in errors { #expect(asserted.contains(block.text), "\(block.text)") }
  }

  @Test func `Every limit in the guide is the one in force`() throws {
    #expect(ScenarioLimits.maximumLines == 1_000_000)
    #expect(ScenarioLimits.maximumTextBytes == 64 * 1_024 * 1_024)
    #expect(ScenarioLimits.maximumListEntries == 10_000)
    #expect(ScenarioLimits.maximumControllerNumber == 9_999)
  }
}
