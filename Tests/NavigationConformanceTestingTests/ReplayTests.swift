import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@testable import NavigationConformanceTesting

@MainActor struct ReplayTests {
  private let faulty = ConformanceSuite.array(.popReturnsNothing)

  @Test func `A scenario that shows nothing passes`() async throws {
    try await ConformanceSuite.array().replay("start A; push B; pop")
  }

  @Test func `A violation is an issue at the caller's line, with every step`() async throws {
    let line = #_sourceLocation.line + 2
    try await withKnownIssue {
      try await faulty.replay("start A; push B; pop; push C")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && ["start A ", "push B ", "▸ pop ", "✗ ArrayContainer violates POP-02 at step 3 of 4."]
          .allSatisfy { issue.text.contains($0) }
    }
  }

  @Test func `The scenario of a violation ends where it shows`() async throws {
    let failures = try await faulty.failures(replaying: "start A; push B; pop; push C")
    #expect(failures.map(\.id) == ["POP-02"])
    #expect(failures.first?.scenario?.text == "start A\npush B\npop")
  }

  @Test func `A text that is no scenario throws its error`() async throws {
    let error = await #expect(throws: ScenarioError.self) { try await faulty.replay("push A") }
    #expect(error?.line == 1)
    await #expect(throws: ScenarioError.self) { try await faulty.failures(replaying: "pull A") }
  }

  @Test func `A line beyond the claims is no failure and no pass`() async throws {
    let scenario = "start A; push B; tapBack"
    #expect(
      try await faulty.finding(replaying: scenario)
        == .skipped(reason: "ArrayContainer does not claim what 'tapBack' takes."))
    #expect(try await faulty.failures(replaying: "start A; push B; tapBack").isEmpty)
  }

  @Test func `A claim that is not kept is a failure`() async throws {
    let suite = ConformanceSuite("Boastful", BoastfulContainer())
    let failures = try await suite.failures(replaying: "start A; popToRoot")
    #expect(failures.map(\.kind) == [.notJudged])
    #expect(
      failures.map(\.message)
        == [
          "'popToRoot(animated:)' is claimed by the adapter of Boastful, but answers Unsupported."
        ])
  }

  @Test func `So it is where two runs are compared, of which one cannot be carried out`()
    async throws
  {
    let suite = ConformanceSuite("Boastful", BoastfulContainer())
    let failures = try await suite.failures(
      replaying: "start A; push B; either; pop; or; popTo A")
    #expect(
      failures.map(\.message)
        == [
          "'pop(to:animated:)' is claimed by the adapter of Boastful, but answers Unsupported."
        ])
  }

  @Test func `Where both runs are refused there is nothing to compare, and the test is cancelled`()
    async throws
  {
    let suite = ConformanceSuite("Refusing", RefusingContainer())
    let scenario = "start A; push B; either; pop; or; popTo A"
    #expect(
      try await suite.finding(replaying: scenario)
        == .skipped(
          reason:
            "Nothing of the two runs on Refusing can be compared."
        ))
    #expect(try await suite.failures(replaying: scenario) == [])
  }

  @Test func `A property that is claimed and is not there is named`() async throws {
    let suite = ConformanceSuite("Shallow", ShallowContainer())
    let failures = try await suite.failures(replaying: "start A; push B")
    #expect(
      failures.map(\.message)
        == ["'topViewController' is claimed by the adapter of Shallow, but answers Unsupported."])
  }

  @Test func `What does not decide conformance fails no test, and is told`() async throws {
    let suite = ConformanceSuite(
      ToolbarControllerSubject("S", HeadlessToolbarControllerAdapter(faults: [.masksMissing])))
    let scenario = "contain plain; load"
    #expect(try await suite.failures(replaying: scenario).isEmpty)
    guard case .failed(let failure) = try await suite.finding(replaying: scenario) else {
      Issue.record("nothing is told")
      return
    }
    #expect(failure.id == "CW-31")
    #expect(failure.isWarning)
  }

  /// Has a top as long as there is nothing below it.
  private struct ShallowContainer: NavigationAdapter {
    final class Controller {}
    static var capabilities: Capabilities { .topViewController }
    private(set) var viewControllers: [Controller] = []
    var topViewController: Controller? {
      get throws {
        guard viewControllers.count == 1 else { throw Unsupported() }
        return viewControllers[0]
      }
    }

    func makeController(label: String, log: EventLog<Controller>) -> Controller { Controller() }

    mutating func start(root: Controller, log: EventLog<Controller>) { viewControllers = [root] }

    mutating func push(_ controller: Controller, animated: Bool) {
      viewControllers.append(controller)
    }

    mutating func pop(animated: Bool) -> Controller? { viewControllers.popLast() }
  }

  /// Refuses every push.
  private struct RefusingContainer: NavigationAdapter {
    final class Controller {}
    struct Refusal: Error {}
    private(set) var viewControllers: [Controller] = []

    func makeController(label: String, log: EventLog<Controller>) -> Controller { Controller() }
    mutating func start(root: Controller, log: EventLog<Controller>) { viewControllers = [root] }
    func push(_ controller: Controller, animated: Bool) throws { throw Refusal() }
    func pop(animated: Bool) -> Controller? { nil }
    func pop(to controller: Controller, animated: Bool) -> [Controller]? { [] }
  }

  /// Claims what every adapter claims that says nothing, and has next to none of it.
  private struct BoastfulContainer: NavigationAdapter {
    final class Controller {}
    private(set) var viewControllers: [Controller] = []

    func makeController(label: String, log: EventLog<Controller>) -> Controller { Controller() }

    mutating func start(root: Controller, log: EventLog<Controller>) { viewControllers = [root] }

    mutating func push(_ controller: Controller, animated: Bool) {
      viewControllers.append(controller)
    }

    mutating func pop(animated: Bool) -> Controller? { viewControllers.popLast() }
  }
}
