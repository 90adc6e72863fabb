import ConformanceChecks
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Callbacks that change the stack") struct CallbackRobustnessTests {
  private let id = CallerRule.callsBackAsForeseen.rawValue

  @Test func `items that a bar keeps when a callback changes the stack are harm`() async {
    let report = await robustness(faults: [.unforeseenCallbackKeepsItems])
    let lost = report.rules.filter { $0.broken != nil }
    #expect(lost.map(\.id) == [id])
    #expect(lost.first?.broken == "the bar's items are those of the stack, in its order")
    let lines = lost.first?.scenario?.lines ?? []
    #expect(lines.count == 3)
    #expect(lines.first == "start A")
    #expect(lines.allSatisfy { !$0.hasSuffix("animated") }, "\(lines)")
  }

  /// A set in a line of its own does the same harm, and a push that is lost does none.
  @Test(arguments: [NavigationFault.setKeepsItems, .setReplacesOnlyTopItem, .chainedPushLost])
  func `what goes wrong outside of callbacks as well is put down to none`(
    _ fault: NavigationFault
  ) async {
    let report = await robustness(faults: [fault])
    #expect(report.rules.filter { $0.broken != nil }.map(\.id) == [])
  }

  @Test func `a callback that changes the stack may be obeyed or refused`() async {
    let lax = await robustness(of: .callsBackAsForeseen)
    #expect(lax.refusedCount == 0)
    #expect(lax.accepted != nil)
    #expect(lax.broken == nil)
    let strict = await robustness(
      of: .callsBackAsForeseen, variants: [.unforeseenCallbackRefused])
    #expect(strict.refusedCount > 20)
    #expect(strict.broken == nil)
  }

  @Test func `Served, a subject takes it as it does in process`() async {
    let here = NavigationSubject(
      "subject", HeadlessAdapter(variants: [.unforeseenCallbackRefused]))
    var results: [RobustnessReport.RuleResult] = []
    for subject in [here, ServedSubject.standing(for: here)] {
      var check = RobustnessCheck(subject: subject)
      results.append(
        await check.result(of: .callsBackAsForeseen, seed: 1, attempts: sample(40, of: 200)))
    }
    #expect(results[0].count > 20)
    #expect(results[0].refusedCount > 0)
    #expect(results[0] == results[1])
  }

  @Test func `the model as a subject refuses it`() async {
    var check = RobustnessCheck(subject: NavigationSubject("model", ModelAdapter()))
    let result = await check.result(
      of: .callsBackAsForeseen, seed: 1, attempts: sample(20, of: 200))
    #expect(result.count > 10)
    #expect(result.refusedCount == result.count)
    #expect(result.broken == nil)
  }

  /// What is done, in which callback, brought about by what: apart from names and animations.
  private func kinds(_ breach: Breach) -> (callback: String, line: String) {
    func words(_ line: ScenarioLine) -> String {
      line.text.split(separator: " ").filter { $0.first?.isUppercase != true || $0.contains(".") }
        .map { $0.split(separator: ".").last.map(String.init) ?? "" }.joined(separator: " ")
    }
    return (words(breach.lines[breach.place - 1]), words(breach.lines[breach.place]))
  }

  @Test func `every change is tried in every callback that does not foresee it`() {
    let generator = BreachGenerator(seed: 1, claims: .all)
    var callbacks: Set<String> = []
    var lines: Set<String> = []
    for index in 0..<400 {
      guard let breach = generator.breach(of: .callsBackAsForeseen, at: UInt64(index)) else {
        continue
      }
      let kinds = kinds(breach)
      callbacks.insert(kinds.callback)
      lines.insert(kinds.line)
      // Who does nothing there, or does it later, keeps the rule.
      for kept in breach.waysToKeepTheRule {
        #expect(kept.allSatisfy { $0.unforeseen == nil })
        #expect(kept.contains(breach.lines[breach.place]))
      }
    }
    let wanted = [
      "viewWillAppear: pop", "viewWillAppear: set", "willShow pop", "willShow set",
      "willShow push",
    ]
    #expect(callbacks == Set(wanted.flatMap { [$0, $0 + " animated"] }))
    #expect(lines == Set(["push", "pop", "popToRoot", "set"].flatMap { [$0, $0 + " animated"] }))
  }

  @Test func `who claims no such callbacks is asked for a push in will-show at most`() {
    let claims = Capabilities.all.subtracting(.reentrantCallbacks)
    let generator = BreachGenerator(seed: 1, claims: claims)
    let breaches = (0..<200).compactMap { generator.breach(of: .callsBackAsForeseen, at: $0) }
    #expect(breaches.count > 20)
    #expect(breaches.allSatisfy { kinds($0).callback.hasPrefix("willShow push") })
    let without = BreachGenerator(seed: 1, claims: claims.subtracting(.callbacks))
    #expect((0..<200).allSatisfy { without.breach(of: .callsBackAsForeseen, at: $0) == nil })
  }

  /// It claims messages that it never sends.
  private struct Mute: PlainPages {
    static var capabilities: Capabilities {
      [.standard, .appearance, .willShow, .callbacks, .reentrantCallbacks]
    }
    var pages: [PlainPage] = []
  }

  @Test func `where the message does not come nothing was accepted`() async {
    var check = RobustnessCheck(subject: NavigationSubject("subject", Mute()))
    let result = await check.result(of: .callsBackAsForeseen, seed: 1, attempts: 60)
    #expect(result.count == 0)
    #expect(result.accepted == nil)
  }

  /// A controller that is told again while it does what it was asked for.
  @Test func `what is to be done in a callback is handed out once`() throws {
    final class Page {}
    let recorder = EventRecorder<Page>()
    let page = Page()
    recorder.book.register(ObjectIdentifier(page), at: 0)
    recorder.append(.pop(animated: false), in: .viewWillAppear(ControllerName(0)))
    let log = EventLog(recorder: recorder, delegate: 0)
    recorder.book.open(hint: 0, 0)
    var depth = 0
    func appear() {
      for _ in log.viewWillAppear(page) {
        depth += 1
        appear()
      }
    }
    appear()
    #expect(depth == 1)
    #expect(recorder.requests.isEmpty)
  }
}
