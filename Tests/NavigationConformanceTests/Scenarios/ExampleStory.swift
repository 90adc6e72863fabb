import Foundation
import NavigationConformance
import NavigationReference

/// A worked example as it stands in its file: its lines, each with what must be seen after it.
struct ExampleStory {
  struct Step {
    let line: ScenarioLine
    let lineNumber: Int
    var sights: [Sight] = []
  }

  struct Sight {
    let title: String
    let value: String
    let lineNumber: Int
  }

  struct Misplaced: Error, CustomStringConvertible {
    let description: String
  }

  let text: String
  private(set) var steps: [Step] = []

  static var folder: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Reference/Examples")
  }

  static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".scenario") }.sorted()
  }

  init(named name: String) throws {
    text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      for read in try NavigationScenario.parse(line).lines {
        steps.append(Step(line: read, lineNumber: index + 1))
      }
      guard line.hasPrefix("# see") else { continue }
      let parts = line.dropFirst("# see ".count).components(separatedBy: ": ")
      guard parts.count >= 2, !steps.isEmpty else {
        throw Misplaced(description: "\(name):\(index + 1): \(line)")
      }
      let value = parts.dropFirst().joined(separator: ": ")
      steps[steps.count - 1].sights.append(
        Sight(title: parts[0], value: value, lineNumber: index + 1))
    }
  }
}
