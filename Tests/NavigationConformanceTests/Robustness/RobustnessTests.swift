import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Broken rules") struct RobustnessTests {
  @Test func `every rule is broken, and HeadlessNavigation keeps its structure`() async {
    let report = await Conformance(of: NavigationSubject("subject", HeadlessAdapter()))
      .checkRobustness()
    #expect(report.adapterError == nil)
    #expect(report.rules.map(\.id) == CallerRule.allCases.map(\.rawValue))
    for rule in report.rules {
      #expect(rule.count > 50, "\(rule.id) was broken \(rule.count) times")
      #expect(rule.broken == nil, "\(rule.id)")
      #expect(rule.refused != nil || rule.accepted != nil, "\(rule.id)")
    }
  }

  @Test func `what runs is broken into behind every operation, and by every other`() throws {
    let generator = BreachGenerator(seed: 1, claims: .all)
    var running: Set<String> = []
    var breaking: Set<String> = []
    var chained: Set<String> = []
    for index in 0..<400 {
      guard let breach = generator.breach(of: .waitsForTransitions, at: UInt64(index)) else {
        continue
      }
      let before = breach.lines[breach.place - 1]
      if case .callback = before {
        chained.insert("\(before.text); \(breach.lines[breach.place].text)")
        continue
      }
      #expect(before.motion == .running, "\(breach.lines.map(\.text))")
      running.insert(String(before.text.prefix { $0 != " " }))
      breaking.insert(String(breach.lines[breach.place].text.prefix { $0 != " " }))
      // Who waits for the end of it keeps the rule.
      for lines in breach.waysToKeepTheRule {
        #expect(lines.allSatisfy { $0.motion != .running })
        #expect(lines.count == breach.lines.count)
      }
    }
    #expect(running == ["push", "pop", "popTo", "popToRoot", "set"])
    #expect(breaking == ["push", "pop", "popTo", "popToRoot", "set", "viewControllers"])
    #expect(
      chained == [
        "O1.viewWillAppear: push P1; push O1 animated",
        "O1.viewWillAppear: push P1 animated; push O1 animated",
        "O1.viewWillAppear: push P1 animated; push O1",
      ])
  }

  @Test(arguments: [NavigationFault.popToRemovesOneItem, .itemDiscardedByPop, .setKeepsItems])
  func `an error that needs no broken rule is put down to none`(_ fault: NavigationFault) async {
    let report = await robustness(faults: [fault])
    #expect(report.rules.filter { $0.broken != nil }.map(\.id) == [])
  }

  /// A set of one controller, or of controllers of another kind, does the same harm.
  @Test(arguments: [NavigationVariant.repetitionDropped, .tabBarControllersAccepted])
  func `nor is one that the line without the broken rule brings about`(
    _ variant: NavigationVariant
  ) async {
    var variants = NavigationVariants()
    variants.insert(variant)
    let report = await robustness(faults: [.setReplacesOnlyTopItem], variants: variants)
    #expect(report.rules.filter { $0.broken != nil }.map(\.id) == [])
  }

  @Test func `what is shown for a structure that is lost breaks the rule`() async throws {
    let report = await robustness(faults: [.repetitionKept, .popToRemovesOneItem])
    let lost = report.rules.filter { $0.broken != nil }
    #expect(lost.map(\.id) == ["sets-each-once"])
    #expect(lost.first?.scenario?.lines == ["start A", "set B B"])
  }

  @Test func `what a subject refuses is told apart from what it accepts`() async throws {
    let strict = await robustness(of: .popsToWhatIsThere)
    #expect(strict.count > 0)
    #expect(strict.refusedCount == strict.count)
    let lax = await robustness(of: .popsToWhatIsThere, variants: [.strangerIgnored])
    #expect(lax.count > 0)
    #expect(lax.refusedCount == 0)
    #expect(lax.broken == nil)
  }

  @Test func `a structure that is lost is found and shown in the fewest lines`() async throws {
    let report = await robustness(faults: [.repetitionKept])
    let lost = report.rules.filter { $0.broken != nil }
    #expect(lost.map(\.id) == ["sets-each-once"])
    #expect(lost.first?.broken == "no controller is on the stack twice")
    #expect((lost.first?.scenario?.lines.count ?? 9) <= 2)
    #expect(
      RobustnessText(report).text.hasSuffix(
        """

        subject comes to harm when a caller breaks sets-each-once. What breaks a rule
        cannot be replayed; the same run with seed 1 shows it again.

        """))
    let json = try RobustnessJSON(report).text()
    #expect(try SchemaChecker(of: "robustness.schema.json").errors(inText: json) == [])
  }

  /// A container that is given nothing puts something of its own there.
  private struct Filling: NavigationAdapter {
    final class Page {}

    static var capabilities: Capabilities { [.standard, .topViewController, .itemStack] }
    private(set) var viewControllers: [Page] = []
    var topViewController: Page? { viewControllers.last }
    var navigationItems: [Page] { viewControllers }

    func makeController(label: String, log: EventLog<Page>) -> Page { Page() }
    func navigationItem(of page: Page) -> Page { page }

    mutating func start(root: Page, log: EventLog<Page>) { viewControllers = [root] }
    mutating func push(_ page: Page, animated: Bool) { viewControllers.append(page) }
    mutating func pop(animated: Bool) -> Page? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    mutating func pop(to page: Page, animated: Bool) -> [Page]? {
      guard let index = viewControllers.firstIndex(where: { $0 === page }) else { return [] }
      defer { viewControllers.removeSubrange((index + 1)...) }
      return Array(viewControllers[(index + 1)...])
    }
    mutating func popToRoot(animated: Bool) -> [Page]? {
      pop(to: viewControllers[0], animated: animated)
    }
    mutating func setViewControllers(_ pages: [Page], animated: Bool) {
      viewControllers = pages.isEmpty ? [Page(), Page()] : pages
    }
  }

  @Test func `a stack that a subject fills by itself is no harm`() async {
    let subject = NavigationSubject("subject", Filling())
    let report = await Conformance(of: subject).checkRobustness()
    let rule = report.rules.first { $0.id == "sets-something" }
    #expect((rule?.count ?? 0) > 50)
    #expect(rule?.broken == nil, "\(rule?.scenario?.oneLine ?? "")")
  }

  @Test func `nobody is pushed a second time, for that is refused by those only who claim it`() {
    let generator = BreachGenerator(seed: 1, claims: .all)
    var pushCount = 0
    for rule in CallerRule.allCases {
      for index in 0..<200 {
        guard let breach = generator.breach(of: rule, at: UInt64(index)) else { continue }
        var pushed: Set<ControllerName> = []
        for case .push(let name, _) in breach.lines.dropFirst(breach.place + 1) {
          pushCount += 1
          #expect(pushed.insert(name).inserted, "\(breach.lines.map(\.text))")
        }
      }
    }
    #expect(pushCount > 500)
  }

  @Test func `no rule is broken while a finger is down`() {
    let generator = BreachGenerator(seed: 1, claims: .all)
    var gestureCount = 0
    for rule in CallerRule.allCases {
      for index in 0..<200 {
        guard let breach = generator.breach(of: rule, at: UInt64(index)) else { continue }
        var isDown = false
        for case .popGesture(let phase) in breach.lines[...breach.place] {
          isDown = phase == .begin || phase == .update
          gestureCount += 1
        }
        #expect(!isDown, "\(breach.lines.map(\.text))")
      }
    }
    #expect(gestureCount > 10)
  }

  @Test func `Markdown tells what is refused, what is accepted, and what comes to harm`() async {
    let text = RobustnessMarkdown(await robustness(faults: [.repetitionKept])).text
    #expect(
      text.hasPrefix(
        """
        ## Robustness of subject

        subject comes to harm when a caller breaks sets-each-once.

        """))
    #expect(text.contains("| – |") == false)
    #expect(text.contains("| ✓ | pops-to-what-is-there | The target of a pop-to is on the stack"))
    #expect(
      text.hasSuffix(
        """
        **sets-each-once**: does not hold any more: no controller is on the stack twice

        ```scenario
        start A
        set B B
        ```

        Seed 1. What breaks a rule cannot be replayed; the same run with seed 1 shows it again.

        """))
  }

  @Test func `rules are named, and scenarios have the usual names and nothing that is not needed`()
    async
  {
    let report = await robustness()
    let text = RobustnessText(report).text
    let example = """
        ✓ pops-to-what-is-there             The target of a pop-to is on the stack.
                                            (POP-09)
      """
    #expect(text.contains(example))
    #expect(text.contains("      refuses:  start A; popTo B\n"))
    for rule in report.rules {
      #expect(text.contains(rule.id), "\(rule.id)")
      for story in [rule.refused, rule.accepted] {
        #expect(story.map { $0.oneLine.contains("O1") || $0.oneLine.contains("P1") } != true)
      }
    }
  }

  @Test func `progress is told before each attempt, and comes to the end`() async {
    var told: [RobustnessProgress] = []
    var check = RobustnessCheck(subject: NavigationSubject("subject", HeadlessAdapter()))
    let report = await check.run(seed: 1, attempts: 3) { told.append($0) }
    #expect(report.rules.count == CallerRule.allCases.count)
    #expect(told.map(\.attemptIndex) == CallerRule.allCases.flatMap { _ in [0, 1, 2] })
    #expect(
      told.map(\.rule) == CallerRule.allCases.flatMap { Array(repeating: $0.rawValue, count: 3) })
    #expect(told.allSatisfy { $0.ruleCount == CallerRule.allCases.count && $0.attemptCount == 3 })
  }

  @Test func `the same seed breaks the rules in the same way`() async {
    let first = await robustness()
    let second = await robustness()
    #expect(first == second)
  }

  @Test func `scenarios of a campaign keep to every rule`() {
    var counts: [CallerRule: Int] = [:]
    for index in 0..<sample(500, of: 4_000) {
      var generator = ScenarioGenerator(
        seed: 3, index: UInt64(index), plan: GenerationPlan(), claims: .all)
      var model = NavigationModel()
      var expectation = Expectation()
      var witness = RuleWitness()
      while let line = generator.next(in: model) {
        model.apply(line, to: &expectation)
        witness.follow(line)
      }
      #expect(witness.broken == [])
      counts.merge(witness.counts, uniquingKeysWith: +)
    }
    for rule in CallerRule.allCases {
      #expect(counts[rule, default: 0] > 20, "\(rule.rawValue) was not to be seen")
    }
  }

  @Test(arguments: CallerRule.allCases)
  func `what breaks a rule is not taken for keeping to it`(_ rule: CallerRule) {
    let generator = BreachGenerator(seed: 1, claims: .all)
    var seen = 0
    for index in 0..<200 {
      guard let breach = generator.breach(of: rule, at: UInt64(index)) else { continue }
      var witness = RuleWitness()
      for line in breach.lines[...breach.place] { witness.follow(line) }
      // Where a callback may have pushed something, the witness knows nothing of the stack.
      if witness.broken.last == "\(rule.rawValue): \(breach.lines[breach.place].text)" { seen += 1 }
    }
    #expect(seen > 20)
  }
}
