import ConformanceEngine
import NavigationReference

/// A scenario that is kept, whichever system it is about, in canonical form.
package struct CorpusScenario: Hashable, Sendable {
  package let system: ScenarioSystem
  /// Its lines as text.
  package let story: ScenarioStory
  /// The same for a navigation controller; `nil` for another system.
  package let navigation: NavigationScenario?

  package init(_ scenario: NavigationScenario) {
    let canonical = scenario.canonical
    system = .navigation
    story = ScenarioStory(canonical)
    navigation = canonical
  }

  /// Reads a scenario about one system.
  ///
  /// - Throws: the first error in the text.
  package init(_ text: String, about system: ScenarioSystem) throws(ScenarioError) {
    switch system {
    case .navigation: self.init(try NavigationScenario(text))
    case .layout: try self.init(text, FullScreenSystem())
    case .lifecycle: try self.init(text, LifecycleSystem(claims: .all))
    case .toolbarController: try self.init(text, ToolbarControllerSystem(claims: .all))
    }
  }

  /// `nil` for a story of another system.
  init?(_ story: ScenarioStory, about system: ScenarioSystem) {
    guard let scenario = try? CorpusScenario(story.text, about: system) else { return nil }
    self = scenario
  }

  private init<System: JudgedSystem>(_ text: String, _ system: System) throws(ScenarioError) {
    let lines = try SystemScenario<System>.lines(of: text)
    self.system = System.kind
    story = system.story(system.canonicalForm(of: lines))
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
