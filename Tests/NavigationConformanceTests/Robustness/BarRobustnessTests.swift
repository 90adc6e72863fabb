import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Bars that are changed directly, and classes that are no bar's")
struct BarRobustnessTests {
  @Test func `an item that a bar loses because it is hidden directly is harm`() async {
    let report = await robustness(faults: [.itemLostByHidingBar])
    let lost = report.rules.filter { $0.broken != nil }
    #expect(lost.map(\.id) == ["leaves-the-bars-alone"])
    #expect(lost.first?.broken == "the bar's items are those of the stack, in its order")
    let lines = lost.first?.scenario?.lines
    #expect(lines?.count == 2)
    #expect(lines?.last == "navigationBar.isHidden = true")
  }

  @Test func `a bar that is taken for a foreign one and holds nothing is harm`() async {
    let report = await robustness(faults: [.foreignBarLosesItems])
    let lost = report.rules.filter { $0.broken != nil }
    #expect(lost.map(\.id) == ["gives-bar-classes"])
    #expect(lost.first?.broken == "the bar's items are those of the stack, in its order")
    #expect(lost.first?.scenario?.lines == ["start A foreign navigationBar"])
  }

  @Test func `hiding a bar directly may be refused or taken`() async {
    let id = CallerRule.leavesBarsAlone.rawValue
    let lax = await robustness().rules.first { $0.id == id }
    #expect(lax?.refusedCount == 0)
    #expect(lax?.broken == nil)
    let strict = await robustness(variants: [.hidingBarRefused]).rules.first { $0.id == id }
    #expect(strict?.refused?.oneLine == "start A; navigationBar.isHidden = true")
    #expect(strict?.accepted != nil)
    #expect(strict?.broken == nil)
  }

  @Test func `a class that is no bar's may be refused or replaced`() async {
    let id = CallerRule.givesBarClasses.rawValue
    let strict = await robustness().rules.first { $0.id == id }
    #expect(strict?.refusedCount == strict?.count)
    #expect(strict?.refused?.oneLine == "start A foreign toolbar")
    let lax = await robustness(variants: [.foreignBarClassesReplaced]).rules.first { $0.id == id }
    #expect(lax?.refusedCount == 0)
    #expect(lax?.accepted?.oneLine == "start A foreign toolbar")
    #expect(lax?.broken == nil)
  }

  @Test(arguments: [CallerRule.leavesBarsAlone, .givesBarClasses])
  func `Served, a subject takes both as it does in process`(_ rule: CallerRule) async {
    let here = NavigationSubject("subject", HeadlessAdapter(variants: [.hidingBarRefused]))
    var results: [RobustnessReport.RuleResult] = []
    for subject in [here, ServedSubject.standing(for: here)] {
      var check = RobustnessCheck(subject: subject)
      results.append(await check.result(of: rule, seed: 1, attempts: sample(40, of: 200)))
    }
    #expect(results[0].count > 20)
    #expect(results[0].refusedCount > 0)
    #expect(results[0] == results[1])
  }

  /// Every bar with every property, and every bar with a class.
  @Test func `every line that breaks one of the two is made`() {
    let generator = BreachGenerator(seed: 1, claims: .all)
    var texts: Set<String> = []
    for rule in [CallerRule.leavesBarsAlone, .givesBarClasses] {
      for index in 0..<RobustnessCheck.attemptCount {
        guard let breach = generator.breach(of: rule, at: UInt64(index)) else { continue }
        texts.insert(breach.lines[breach.place].text)
      }
    }
    let bars = BarObject.allCases
    let directly = bars.flatMap { bar in
      BarViewProperty.allCases.map { ScenarioLine.changeBar(.view(bar, $0)).text }
    }
    let starts = bars.map { bar in
      ScenarioLine.start(.foreignClass(root: ControllerName(0), of: bar)).text
    }
    #expect(texts == Set(directly + starts))
  }

  @Test(arguments: [
    (Capabilities.directBarChanges, CallerRule.leavesBarsAlone),
    (.foreignBarClasses, .givesBarClasses),
  ])
  func `who does not claim it is not asked for it`(_ claim: Capabilities, _ rule: CallerRule) {
    let generator = BreachGenerator(seed: 1, claims: .all.subtracting(claim))
    #expect((0..<200).allSatisfy { generator.breach(of: rule, at: $0) == nil })
  }

  /// It claims a change that it does not know.
  private struct Boastful: PlainPages {
    static var capabilities: Capabilities { [.standard, .directBarChanges] }
    var pages: [PlainPage] = []
  }

  @Test func `who claims it and does not know it is told so, in process or not`() async {
    let here = NavigationSubject("subject", Boastful())
    let reason = "assignDirectly(_:of:) answers Unsupported, but 'directBarChanges' is claimed"
    for subject in [here, ServedSubject.standing(for: here)] {
      var check = RobustnessCheck(subject: subject)
      let report = await check.run(seed: 1, attempts: 5)
      #expect(report.adapterError?.contains(reason) == true, "\(report.adapterError ?? "")")
      #expect(report.rules == [])
    }
  }

  @Test(arguments: [CallerRule.leavesBarsAlone, .givesBarClasses])
  func `the model as a subject refuses both`(_ rule: CallerRule) async {
    var check = RobustnessCheck(subject: NavigationSubject("model", ModelAdapter()))
    let result = await check.result(of: rule, seed: 1, attempts: sample(20, of: 200))
    #expect(result.count > 10)
    #expect(result.refusedCount == result.count)
    #expect(result.broken == nil)
  }
}
