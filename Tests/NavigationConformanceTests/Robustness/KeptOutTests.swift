import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Controllers on a stack that may not be there")
struct KeptOutTests {
  @Test(arguments: KeptOut.all)
  func `an item that a refused controller leaves behind is harm`(_ kept: KeptOut) async {
    let report = await robustness(faults: [kept.fault])
    let lost = report.rules.filter { $0.broken != nil }
    #expect(lost.map(\.id) == [kept.rule.rawValue])
    #expect(lost.first?.broken == "the bar's items are those of the stack, in its order")
    #expect(lost.first?.scenario?.lines == ["start A", "B.\(kept.property) = true", "push B"])
  }

  @Test(arguments: KeptOut.all)
  func `such a controller may be refused or taken, at the start as later`(
    _ kept: KeptOut
  ) async throws {
    let atStart = "A.\(kept.property) = true; start A"
    let strict = await robustness(of: kept.rule)
    #expect(strict.refusedCount == strict.count)
    #expect(strict.refused?.oneLine.hasPrefix(atStart) == true)
    let lax = await robustness(of: kept.rule, variants: [kept.variant])
    #expect(lax.refusedCount == 0)
    #expect(lax.accepted?.oneLine.hasPrefix(atStart) == true)
    #expect(lax.broken == nil)
  }

  @Test(arguments: KeptOut.all)
  func `Served, a subject refuses such a controller as it does in process`(_ kept: KeptOut) async {
    let here = NavigationSubject("subject", HeadlessAdapter())
    for subject in [here, ServedSubject.standing(for: here)] {
      var check = RobustnessCheck(subject: subject)
      let result = await check.result(of: kept.rule, seed: 1, attempts: sample(40, of: 200))
      #expect(result.count > 20)
      #expect(result.refusedCount == result.count)
      let refused = result.refused?.oneLine
      #expect(refused?.hasPrefix("A.\(kept.property) = true; start A") == true)
    }
  }

  @Test(arguments: KeptOut.all)
  func `who does not claim it is not asked for it`(_ kept: KeptOut) {
    let generator = BreachGenerator(seed: 1, claims: .all.subtracting(kept.claim))
    #expect((0..<200).allSatisfy { generator.breach(of: kept.rule, at: $0) == nil })
  }

  @Test(arguments: KeptOut.all)
  func `the model as a subject refuses all of them`(_ kept: KeptOut) async {
    var check = RobustnessCheck(subject: NavigationSubject("model", ModelAdapter()))
    let result = await check.result(of: kept.rule, seed: 1, attempts: sample(20, of: 200))
    #expect(result.count > 10)
    #expect(result.refusedCount == result.count)
  }

  /// A container whose initialiser fails, so that there is nothing to read after an impossible start.
  private struct Picky: NavigationAdapter {
    class Page {}
    final class Tabs: Page {}
    struct Refused: Error {}

    static var capabilities: Capabilities { [.standard, .offScreen, .tabBarControllers] }
    private var pages: [Page]?
    /// How often it was asked for what is not there.
    final class Count { var value = 0 }
    let askedInVain = Count()

    var viewControllers: [Page] {
      if pages == nil { askedInVain.value += 1 }
      return pages ?? []
    }

    func makeController(label: String, log: EventLog<Page>) -> Page { Page() }
    func makeTabBarController(label: String, log: EventLog<Page>) -> Page { Tabs() }

    mutating func start(root: Page, log: EventLog<Page>) throws {
      pages = nil
      if root is Tabs { throw Refused() }
      pages = [root]
    }
    mutating func startOffScreen(root: Page, log: EventLog<Page>) throws {
      try start(root: root, log: log)
    }
    func show() {}
    mutating func push(_ page: Page, animated: Bool) throws {
      try setViewControllers(viewControllers + [page], animated: animated)
    }
    mutating func pop(animated: Bool) -> Page? {
      viewControllers.count > 1 ? pages?.removeLast() : nil
    }
    mutating func pop(to page: Page, animated: Bool) -> [Page]? {
      let count = (viewControllers.firstIndex { $0 === page } ?? viewControllers.count - 1) + 1
      defer { pages?.removeSubrange(count...) }
      return Array(viewControllers[count...])
    }
    mutating func popToRoot(animated: Bool) -> [Page]? {
      pop(to: viewControllers[0], animated: animated)
    }
    mutating func setViewControllers(_ pages: [Page], animated: Bool) throws {
      if pages.contains(where: { $0 is Tabs }) { throw Refused() }
      self.pages = pages
    }
  }

  /// A container whose tab bar controllers cannot be made before there is a container.
  private struct Late: NavigationAdapter {
    struct TooEarly: Error {}

    static var capabilities: Capabilities { [.tabBarControllers] }
    private(set) var viewControllers: [Picky.Page] = []

    func makeController(label: String, log: EventLog<Picky.Page>) -> Picky.Page { Picky.Page() }
    func makeTabBarController(
      label: String, log: EventLog<Picky.Page>
    ) throws -> Picky.Page {
      if viewControllers.isEmpty { throw TooEarly() }
      return Picky.Tabs()
    }
    mutating func start(root: Picky.Page, log: EventLog<Picky.Page>) { viewControllers = [root] }
    mutating func push(_ page: Picky.Page, animated: Bool) throws {
      if page is Picky.Tabs { throw Picky.Refused() }
      viewControllers.append(page)
    }
    mutating func pop(animated: Bool) -> Picky.Page? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
  }

  @Test func `where none could be made, no other controller is taken for a tab bar controller`()
    async
  {
    var subject = NavigationSubject("subject", Late())
    // Each scenario has a container of its own, as in a process of its own.
    subject.run = { session, script in
      await NavigationSubject("subject", Late()).run(&session, &script)
    }
    var check = RobustnessCheck(subject: subject)
    let result = await check.result(of: .keepsTabBarsOut, seed: 1, attempts: 60)
    #expect(result.refusedCount > 5)
    #expect(result.refusedCount == result.count)
    #expect(result.accepted == nil)
  }

  @Test func `where an impossible start was refused nobody is looked for`() async {
    let adapter = Picky()
    let here = NavigationSubject("subject", adapter)
    for subject in [here, ServedSubject.standing(for: here)] {
      var check = RobustnessCheck(subject: subject)
      let result = await check.result(of: .keepsTabBarsOut, seed: 1, attempts: 60)
      #expect(result.refusedCount > 40)
      #expect(result.refused?.oneLine == "A.isTabBarController = true; start A")
      #expect(result.broken == nil)
    }
    #expect(adapter.askedInVain.value == 0)
  }
}
