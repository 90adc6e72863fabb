import NavigationReference
import Testing

@testable import NavigationConformance

/// A start that shows something else than what it shows when it is asked again.
@Suite("Wavering starts") struct WaveringStartTests {
  /// Shows its toolbar from the first start, and from no other.
  private struct FirstStartAdapter: NavigationAdapter {
    final class Page {}

    private final class Starts {
      var count = 0
    }

    static var capabilities: Capabilities { [.toolbar] }

    private let starts = Starts()
    private(set) var viewControllers: [Page] = []
    private(set) var isToolbarHidden = true

    func makeController(label: String, log: EventLog<Page>) -> Page { Page() }

    mutating func start(root: Page, log: EventLog<Page>) {
      starts.count += 1
      viewControllers = [root]
      isToolbarHidden = starts.count > 1
    }

    mutating func push(_ page: Page, animated: Bool) { viewControllers.append(page) }
    mutating func pop(animated: Bool) -> Page? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }

    mutating func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    mutating func assignToolbarHidden(_ hidden: Bool) { isToolbarHidden = hidden }
  }

  @Test func `what was seen first is told, although the scenario went on`() async throws {
    var runner = ScenarioRunner(subject: NavigationSubject("S", FirstStartAdapter()))
    await runner.run(
      Script(try NavigationScenario("start A; push B").lines),
      at: ScenarioPosition(.exhaustive, 0))
    let found = try #require(runner.tally.nondeterminism?.nondeterminism)
    #expect(found.scenario.oneLine == "start A")
    #expect(found.first.contains("step 1: start A\n"))
    #expect(found.first.contains("toolbar hidden: false"))
    #expect(found.second.contains("toolbar hidden: true"))
  }
}
