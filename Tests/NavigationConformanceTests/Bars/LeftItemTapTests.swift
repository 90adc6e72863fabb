import ConformanceChecks
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Taps on a left item") struct LeftItemTapTests {
  private static let tap = "B.item.left = x; start A; push B; tapLeftItem"

  @Test(
    arguments: [([], 1, .completed), ([.leftItemPops], 2, .left)]
      as [(NavigationVariants, UInt8, ScenarioEnd)])
  func `what a tap comes to is noted, in this process and in another`(
    _ variants: NavigationVariants, _ mask: UInt8, _ end: ScenarioEnd
  ) async throws {
    let lines = try NavigationScenario(Self.tap).lines
    let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
    var here = Session(claims: subject.capabilities)
    var there = Session(claims: subject.capabilities)
    var script = Script(lines)
    #expect(await subject.run(&here, &script) == end)
    #expect(try await ServedSubject(subject: subject).run(lines, &there) == end)
    let sightings = here.takeSightings().map(\.sighting)
    #expect(sightings.filter { $0.choice == .leftItemTap }.map(\.mask) == [mask])
    #expect(there.takeSightings().map(\.sighting) == sightings)
  }

  /// What comes after a pop that the model has not seen would be judged by a state that is not there.
  @Test(arguments: [([], 6), ([.leftItemPops], 4)] as [(NavigationVariants, Int)])
  func `a tap that pops ends the scenario without a verdict on the rest`(
    _ variants: NavigationVariants, _ stepCount: Int
  ) async throws {
    let report = try await replay(Self.tap + "; push C; pop animated", variants: variants)
    #expect(report.violated == nil)
    #expect(report.unsupported == nil)
    #expect(report.steps.count == stepCount)
  }

  @Test func `at the root there is nothing to pop, and so nothing is noted`() async throws {
    for variants: NavigationVariants in [[], [.leftItemPops]] {
      let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
      var session = Session(claims: subject.capabilities)
      var script = Script(try NavigationScenario("A.item.left = x; start A; tapLeftItem").lines)
      #expect(await subject.run(&session, &script) == .completed)
      #expect(!session.takeSightings().contains { $0.sighting.choice == .leftItemTap })
    }
  }

  /// What holds of any state is asked after a tap, too.
  @Test(
    arguments: [(.pops, nil), (.popsAndKeepsItem, "item stack"), (.repeatsRoot, "stack")]
      as [(Pages.Tap, String?)])
  func `nobody may be there twice afterwards, nor an item too many`(
    _ tap: Pages.Tap, _ aspect: String?
  ) async throws {
    let subject = NavigationSubject("subject", Pages(tap))
    let report = await Conformance(of: subject).replay(try NavigationScenario(Self.tap))
    let differing = report.steps.last?.comparisons.filter(\.differs).map(\.aspect) ?? []
    #expect(differing.first == aspect)
    #expect((report.violated == nil) == (aspect == nil))
  }

  @Test func `a report shows which it is, with a scenario`() async throws {
    let readings: [(NavigationVariants, String)] = [
      ([], "nothing is popped"), ([.leftItemPops], "the top is popped"),
    ]
    for (variants, reading) in readings {
      let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
      var options = CampaignOptions(scenarioCount: 20)
      options.beginsSmall = false
      options.stored = [try NavigationScenario(Self.tap)]
      let report = try await Conformance(of: subject).check(options)
      #expect(report.violations.map(\.id) == [])
      let choice = try #require(report.choices.first { $0.id == "left-item-tap" })
      #expect(choice.readings == [reading])
      #expect(
        choice.examples.first?.scenario.oneLine == "A.item.left = x; start B; push A; tapLeftItem")
    }
  }

  @Test(arguments: [
    "start A; A.item.left = x; tapLeftItem", "start A; push B; tapLeftItem",
    "B.item.left = x; start A; push B; B.item.left = y; tapLeftItem",
    "B.item.left = view x; start A; push B; tapLeftItem",
    "B.item.left = x; start A; push B; setNavigationBarHidden true; tapLeftItem",
    "A.item.left = x; start A off screen; tapLeftItem",
    "A.item.left = x; start A; present B; tapLeftItem",
    "B.item.left = x; start A; push B running; tapLeftItem",
    "B.item.left = x; start A; push B; gesture begin; tapLeftItem",
    "B.item.left = x; start A; push B; either; tapLeftItem; or; pop",
  ])
  func `what some reading has not on show cannot be tapped`(_ text: String) throws {
    #expect(throws: ScenarioError.self) { try NavigationScenario(text) }
  }

  @Test func `an item that a change elsewhere leaves in place can be tapped`() throws {
    _ = try NavigationScenario(
      "B.item.left = x; start A; push B; B.item.right = y; A.item.left = z; tapLeftItem")
  }

  @Test(arguments: [
    (
      "start A; B.item.left = x; push B; A.viewWillAppear: push A", ScenarioLine.tapLeftItem,
      Refusal.callbackCannotBeForeseen(ControllerName(0))
    ),
    ("start A; A.item.back = x; push B; B.item.left = x", .tapLeftItem, .noLeftItem),
    (
      "start A; B.item.left = x; push B; A.item.back = x; B.item.left = none", .tapBack,
      .noBackButton
    ),
    ("start A; A.item.back = x; push B; A.item.back = x", .tapBack, .noBackButton),
  ])
  func `a tap is refused where a reading of it leads where nothing is said`(
    _ scenario: String, _ tap: ScenarioLine, _ refusal: Refusal
  ) throws {
    #expect(try self.refusal(of: tap, after: scenario) == refusal)
  }

  @Test(arguments: [
    ("start A; A.item.back = x; push B; B.item.left = x; push C; pop", ScenarioLine.tapLeftItem),
    (
      "start A; B.item.left = x; push B; A.item.back = x; B.item.left = none; push C; pop",
      .tapBack
    ),
  ])
  func `whose item shows is certain again when the top has changed`(
    _ scenario: String, _ tap: ScenarioLine
  ) throws {
    #expect(try refusal(of: tap, after: scenario) == nil)
  }

  private func refusal(of line: ScenarioLine, after scenario: String) throws -> Refusal? {
    var model = NavigationModel()
    var expectation = NavigationReference.Expectation()
    for line in try NavigationScenario(scenario).lines { model.apply(line, to: &expectation) }
    return model.refusal(of: line)
  }

  @Test func `only who claims it is asked to tap`() {
    let claims = Capabilities.all.subtracting(.leftItemTaps)
    let lines = linesDrawn(with: claims)
    #expect(lines.allSatisfy { claims.allows($0) })
    for case .tapLeftItem in lines { Issue.record("it is drawn") }
  }

  @Test func `who claims it and cannot tap is told so`() async {
    let failure = await NavigationSubject("subject", Pages()).selfCheck().failure
    #expect(
      failure == """
        tapLeftItem() answers Unsupported, but 'barContent' and 'leftItemTaps' are claimed; expected an answer.
          Implement it, or take the claim away.
        """)
  }

  /// Shows items, and what comes of a tap is as it is told.
  struct Pages: NavigationAdapter {
    enum Tap { case pops, popsAndKeepsItem, repeatsRoot }
    final class Item {}
    final class Page {
      let item = Item()
      var left: String?
    }
    static var capabilities: Capabilities { [.barContent, .leftItemTaps, .itemStack] }
    private(set) var viewControllers: [Page] = []
    private(set) var navigationItems: [Item] = []
    private let tap: Tap?
    var leftContent: BarContent { viewControllers.last?.left.map { .item($0) } ?? .nothing }
    var centerContent: BarContent { .nothing }
    var rightContent: BarContent { .nothing }

    init(_ tap: Tap? = nil) { self.tap = tap }

    func makeController(label: String, log: EventLog<Page>) -> Page { Page() }
    func navigationItem(of page: Page) -> Item { page.item }
    mutating func start(root: Page, log: EventLog<Page>) {
      viewControllers = []
      navigationItems = []
      push(root, animated: false)
    }
    mutating func push(_ page: Page, animated: Bool) {
      viewControllers.append(page)
      navigationItems.append(page.item)
    }
    mutating func pop(animated: Bool) -> Page? {
      guard viewControllers.count > 1 else { return nil }
      navigationItems.removeLast()
      return viewControllers.removeLast()
    }
    func assign(_ property: ControllerProperty, of page: Page) {
      if case .itemLeftBarButton(let label) = property { page.left = label }
    }
    mutating func tapLeftItem() throws {
      switch tap {
      case nil: throw Unsupported()
      case .pops: _ = pop(animated: false)
      case .popsAndKeepsItem: viewControllers.removeLast()
      case .repeatsRoot: push(viewControllers[0], animated: false)
      }
    }
  }
}
