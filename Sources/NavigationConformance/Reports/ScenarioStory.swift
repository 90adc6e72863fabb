package import NavigationReference

/// A scenario as a report tells it: its lines as text, whichever system they are about.
///
/// The text is the canonical one, so that it can be pasted wherever a scenario of that system is read.
public struct ScenarioStory: Hashable, Sendable {
  /// The lines in order, each without a line break.
  public let lines: [String]

  /// - Parameter lines: the canonical texts of the lines.
  package init(lines: [String]) {
    self.lines = lines
  }

  /// The story of a scenario for a navigation controller.
  package init(_ scenario: NavigationScenario) {
    self.init(lines: scenario.lines)
  }

  package init(lines: [ScenarioLine]) {
    self.lines = lines.map(\.text)
  }
}

extension ScenarioStory {
  /// The marks of a scenario that compares two runs.
  static let either = "either"
  static let or = "or"
  static let then = "then"

  /// Whether it compares two runs: the lines after `either` with those after `or`.
  package var comparesRuns: Bool { lines.contains(Self.either) }

  /// Whether the two runs are one and the same.
  package var repeatsRun: Bool {
    guard let either = lines.firstIndex(of: Self.either), let or = lines.firstIndex(of: Self.or),
      either < or
    else { return false }
    let end = lines.firstIndex(of: Self.then) ?? lines.endIndex
    guard or < end else { return false }
    return lines[(either + 1)..<or] == lines[(or + 1)..<end]
  }

  /// Where what is compared was seen: a run that is told twice was carried out once.
  package var placeOfRuns: String { repeatsRun ? "within one run" : "between two runs" }
}

extension ScenarioStory: CustomStringConvertible {
  /// One line for each operation, without a line break at the end.
  public var text: String { lines.joined(separator: "\n") }

  /// The same on one line.
  package var oneLine: String { lines.joined(separator: "; ") }

  public var description: String { text }
}

extension NavigationScenario {
  /// The scenario that a story tells; `nil` when it is a story of another system.
  package init?(_ story: ScenarioStory) {
    guard let scenario = try? NavigationScenario.parse(story.text) else { return nil }
    self = scenario
  }
}
