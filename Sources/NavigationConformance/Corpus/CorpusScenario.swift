import ConformanceEngine
import NavigationReference

/// A scenario that is kept, whichever system it is about; in canonical form, unless it is kept as it was given.
package struct CorpusScenario: Hashable, Sendable {
  package let system: ScenarioSystem
  /// Its lines as text.
  package let story: ScenarioStory
  /// The same for a navigation controller; `nil` for another system.
  package let navigation: NavigationScenario?

  package init(_ scenario: NavigationScenario) {
    self.init(asGiven: scenario.canonical)
  }

  /// Reads a scenario about one system.
  ///
  /// - Parameter keepingNames: whether it stays as it was given. What a subject does may depend on the names.
  /// - Throws: the first error in the text.
  package init(
    _ text: String, about system: ScenarioSystem, keepingNames: Bool = false
  ) throws(ScenarioError) {
    switch system {
    case .navigation where keepingNames: self.init(asGiven: try NavigationScenario(text))
    case .navigation: self.init(try NavigationScenario(text))
    case .layout: try self.init(text, FullScreenSystem(), keepingNames)
    case .lifecycle: try self.init(text, LifecycleSystem(claims: .all), keepingNames)
    case .toolbarController:
      try self.init(text, ToolbarControllerSystem(claims: .all), keepingNames)
    }
  }

  private init(asGiven scenario: NavigationScenario) {
    system = .navigation
    story = ScenarioStory(scenario)
    navigation = scenario
  }

  /// `nil` for a story of another system.
  init?(_ story: ScenarioStory, about system: ScenarioSystem) {
    guard let scenario = try? CorpusScenario(story.text, about: system) else { return nil }
    self = scenario
  }

  private init<System: JudgedSystem>(
    _ text: String, _ system: System, _ keepingNames: Bool
  ) throws(ScenarioError) {
    let lines = try SystemScenario<System>.lines(of: text)
    self.system = System.kind
    story = system.story(keepingNames ? lines : system.canonicalForm(of: lines))
    navigation = nil
  }

  package var lineCount: Int { story.lines.count }

  /// One line for each operation.
  package var text: String { story.text }

  /// The same on one line.
  package var oneLine: String { story.oneLine }
}

extension NavigationScenario {
  /// The same scenario with its controllers named in the order in which they are mentioned.
  package var canonical: NavigationScenario {
    NavigationScenario(
      lines: NavigationLanguage(claims: []).canonicalForm(of: lines))
  }
}
