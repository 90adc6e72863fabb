import NavigationReference
import Testing

@testable import NavigationConformance

/// A container that makes anew what a set should keep: it has on its stack what no scenario knows.
@Suite struct RemadeControllerTests {
  private struct Remaking: NavigationAdapter {
    final class Page {}

    struct Refused: Error {}

    static var capabilities: Capabilities { [.standard, .raises, .topViewController] }
    private(set) var viewControllers: [Page] = []
    var topViewController: Page? { viewControllers.last }

    func makeController(label: String, log: EventLog<Page>) -> Page { Page() }

    mutating func start(root: Page, log: EventLog<Page>) { viewControllers = [root] }

    mutating func push(_ page: Page, animated: Bool) throws {
      if viewControllers.contains(where: { $0 === page }) { throw Refused() }
      viewControllers.append(page)
    }

    mutating func pop(animated: Bool) -> Page? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }

    mutating func pop(to page: Page, animated: Bool) throws -> [Page]? {
      guard let index = viewControllers.firstIndex(where: { $0 === page }) else { throw Refused() }
      defer { viewControllers.removeSubrange((index + 1)...) }
      return Array(viewControllers[(index + 1)...])
    }

    mutating func popToRoot(animated: Bool) throws -> [Page]? {
      try pop(to: viewControllers[0], animated: animated)
    }

    mutating func setViewControllers(_ pages: [Page], animated: Bool) {
      let kept = viewControllers
      viewControllers = pages.map { page in
        page !== pages.last && kept.contains { $0 === page } ? Page() : page
      }
    }
  }

  @Test func `Two runs that part after a difference are blamed on nothing else`() async throws {
    let report = try await report(on: Remaking())
    #expect(report.nondeterminism == nil)
    let ids = report.violations.map(\.id)
    #expect(ids.contains("SETVC-01"))
    // A pop to a controller that has gone without a word is refused with good reason.
    #expect(ids.filter { !$0.contains("SETVC") } == [])
  }

  @Test func `Of a run that ends with a refusal nothing is taken from the run before`() async throws
  {
    var judge = RelationJudge(subject: NavigationSubject("Remaking", Remaking()))
    let plan = try plan("start A; push B; either; set A B C; or; push C; then; popTo A")
    let seen = await judge.judge(plan)
    #expect(seen?.left.raised?.hasPrefix("popTo A: ") == true)
    #expect(seen?.right.top == 0)
    #expect(await judge.judge(plan) == seen)
  }

  @Test func `What cannot be read of such a stack is not taken from the run before`() async throws {
    let claims: Capabilities = [.standard, .itemStack]
    var stack: [String] = []
    let remote = try AnsweringTransport.subject(claims: claims) { step in
      switch step["op"] {
      case "start": stack = ["A"]
      case "push": stack.append("B")
      case "setViewControllers": stack = ["?", "B"]
      default: stack = Array(stack.prefix(1))
      }
      let names = stack.map { WireValue.text($0) }
      return [
        "stack": .array(names), "items": .array(names),
        "itemOf": .object(zip(stack, names).map { WireValue.Member($0, $1) }),
      ]
    }
    var judge = RelationJudge(subject: NavigationSubject(remote, name: nil, ProcessLimits()))
    let seen = try await judge.judge(plan("start A; either; set A B; or; push B"))
    _ = try await judge.judge(plan("start A; push B; either; pop; or; popTo A"))
    let again = try await judge.judge(plan("start A; either; set A B; or; push B"))
    #expect(seen == again)
    #expect(seen?.differing.aspects == [.stack])
    #expect(seen?.compared.contains(.itemStack) == false)
  }

  private func plan(_ text: String) throws -> RelationPlan {
    try #require(RelationScenario(try NavigationScenario(text).lines)?.plan)
  }
}
