import NavigationConformance
import Testing

@testable import NavigationConformanceTesting

@MainActor struct TurnstileTests {
  @MainActor private final class Journal {
    var entries: [Int] = []
  }

  @Test func `Tasks pass one at a time`() async {
    let turnstile = Turnstile()
    let journal = Journal()
    let tasks = (0..<10).map { number in
      Task {
        await turnstile.pass {
          journal.entries.append(number)
          for _ in 0..<3 { await Task.yield() }
          journal.entries.append(number)
        }
      }
    }
    for task in tasks { await task.value }
    let order = journal.entries
    #expect(order.count == 20)
    for start in stride(from: 0, to: 20, by: 2) { #expect(order[start] == order[start + 1]) }
  }

  @Test func `Two suites with one adapter take turns`() async throws {
    let adapter = SharedContainer()
    let suites = (0..<2).map { _ in
      ConformanceSuite(
        "Shared", adapter, options: CampaignOptions(scenarioCount: 40),
        environment: ConformanceEnvironment(variables: [:]))
    }
    let tasks = suites.map { suite in Task { try await suite.failures() } }
    let first = try await tasks[0].value
    #expect(!first.contains { $0.kind == .notJudged })
    #expect(try await tasks[1].value == first)
  }

  /// One object, whoever asks, that lets others go on when it is waited for.
  @MainActor private final class SharedContainer: NavigationAdapter {
    final class Controller {}
    private(set) var viewControllers: [Controller] = []

    static var capabilities: Capabilities { [] }

    func makeController(label: String, log: EventLog<Controller>) -> Controller { Controller() }
    func start(root: Controller, log: EventLog<Controller>) { viewControllers = [root] }
    func push(_ controller: Controller, animated: Bool) { viewControllers.append(controller) }
    func pop(animated: Bool) -> Controller? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    func settle() async { await Task.yield() }
  }

  @Test func `One that fails lets the next one pass`() async throws {
    struct Failure: Error {}
    let turnstile = Turnstile()
    await #expect(throws: Failure.self) { try await turnstile.pass { throw Failure() } }
    #expect(await turnstile.pass { 1 } == 1)
  }
}
