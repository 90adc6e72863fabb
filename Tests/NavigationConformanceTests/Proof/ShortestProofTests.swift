import ConformanceEngine
import ConformanceTestSupport
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@Suite("Proof of shortest", .aside) struct ShortestProofTests {
  private func proof(_ subject: NavigationSubject, of id: String) throws -> ShortestProof {
    let index = try #require(RequirementCatalogue.core.index(of: id))
    return ShortestProof(subject: subject, catalogue: .core, requirement: index)
  }

  private func certainty(
    _ subject: NavigationSubject, of id: String, below text: String, steps: Int = 1_000_000
  ) async throws -> Counterexample.Certainty? {
    var budget = SearchBudget(steps: steps)
    let lines = try NavigationScenario(text).lines
    guard
      case .certain(let certainty) = try await proof(subject, of: id)
        .search(below: lines, within: &budget)
    else { return nil }
    return certainty
  }

  private var secret: NavigationSubject { NavigationSubject("secret", SecretCountAdapter()) }
  private var shortestSecret: String { "start A; push B; push C; pop; pop; push B" }

  @Test func `What a subject counts in secret is not lost`() async throws {
    let own = Counterexample.VocabularyLimits(listLength: 0, controllerCount: 3)
    let lines = try NavigationScenario(shortestSecret).lines
    let inPart = try await certainty(
      secret, of: "PUSH-01", below: shortestSecret, steps: 600)
    #expect(
      inPart
        == .shortestInOwnVocabulary(
          scenarioCount: BruteCount.pushesAndPops(fewerLinesThan: lines.count, cast: 3),
          within: own, wholeLineCount: 3))
    #expect(
      try await certainty(secret, of: "PUSH-01", below: shortestSecret)
        == .shortestPossible(
          scenarioCount: BruteCount.everything(claimedBy: [.raises], fewerLinesThan: 6),
          within: .whole))
  }

  @Test func `A counterexample that is too long gives way to a shortest one`() async throws {
    let long = try NavigationScenario(
      "start A; push B; pop; pop; push C; push D; pop; pop; push B"
    ).lines
    var investigation = Investigation(
      subject: secret, catalogue: .core, proof: .steps(1_000_000))
    var budget = SearchBudget(steps: 1_000_000)
    let finding = try await proof(secret, of: "PUSH-01").search(below: long, within: &budget)
    guard case .shorter(let lines, let blame) = finding else {
      Issue.record("\(finding)")
      return
    }
    #expect(lines.count == 6)
    let counterexample = await investigation.counterexample(
      from: long, showing: blame, origin: .given)
    #expect(counterexample.scenario.oneLine == shortestSecret)
    guard case .shortestPossible = counterexample.certainty else {
      Issue.record("\(counterexample.certainty)")
      return
    }
  }

  @Test func `A subject that changes its mind gets no claim`() async throws {
    let subject = NavigationSubject("fickle", SecretCountAdapter(steadyAfter: 900))
    var options = CampaignOptions(scenarioCount: 500)
    options.beginsSmall = false
    let report = try await Conformance(of: subject).check(options)
    #expect(report.outcome == .notDeterministic)
    #expect(!report.violations.isEmpty)
    #expect(report.violations.allSatisfy { $0.counterexample?.certainty == .shortestFound })
  }

  @Test func `Where nothing is to be proven, it is looked at once more what was shrunk`()
    async throws
  {
    for last in [nil, 3] {
      let subject = NavigationSubject("fickle", SecretCountAdapter(steadyAfter: last))
      let lines = try NavigationScenario(shortestSecret).lines
      var oracle = SubjectOracle(subject: subject, catalogue: .core)
      let blame = try #require(await oracle.execute(lines).failure)
      var investigation = Investigation(subject: subject, catalogue: .core, proof: .none)
      let counterexample = await investigation.counterexample(
        from: lines, showing: blame, origin: .given)
      let found = investigation.nondeterminism
      #expect(found?.scenario == (last == nil ? nil : counterexample.scenario))
      #expect(found?.first != found?.second || found == nil)
    }
  }

  @Test func `A subject that looks at names gets no claim`() async throws {
    let subject = NavigationSubject("reader", LabelReadingAdapter())
    let lines = try NavigationScenario("start A; push B; pop; push G").lines
    var oracle = SubjectOracle(subject: subject, catalogue: .core)
    let blame = try #require(await oracle.execute(lines).failure)
    var investigation = Investigation(
      subject: subject, catalogue: .core, proof: .steps(1_000_000))
    let counterexample = await investigation.counterexample(
      from: lines, showing: blame, origin: .given)
    #expect(counterexample.scenario.oneLine == "start A; push G")
    #expect(counterexample.certainty == .shortestFound)
    #expect(investigation.nondeterminism == nil)
  }

  @Test @MainActor func `A permitted reading is no violation, and is counted like any other`()
    async throws
  {
    func subject(_ variants: NavigationVariants) -> NavigationSubject {
      NavigationSubject(
        "s", HeadlessAdapter(faults: [.popReturnsNewTop], variants: variants))
    }
    let text = "start A; push B; pop"
    let plain = try await certainty(subject([]), of: "POP-02", below: text)
    guard case .shortestPossible(let count, _) = plain else {
      Issue.record("\(String(describing: plain))")
      return
    }
    #expect(count > 1000)
    #expect(
      try await certainty(subject([.poppedTopFirst]), of: "POP-02", below: text) == plain)
  }

  /// What a report says of a scenario that a subject with a fault fails in.
  @MainActor private func sentence(
    _ fault: NavigationFault, _ variants: NavigationVariants = [], in text: String,
    steps: Int = 20_000
  ) async throws -> String {
    let subject = NavigationSubject("s", HeadlessAdapter(faults: [fault], variants: variants))
    let lines = try NavigationScenario(text).lines
    var oracle = SubjectOracle(subject: subject, catalogue: .core)
    let blame = try #require(await oracle.execute(lines).failure)
    var investigation = Investigation(subject: subject, catalogue: .core, proof: .steps(steps))
    let found = await investigation.counterexample(from: lines, showing: blame, origin: .given)
    #expect(found.scenario.oneLine == text)
    return CertaintyText(found).text
  }

  @Test(arguments: [
    (
      NavigationFault.longSetLosesOne, "start A; set A B C D E F G H I",
      "shortest in its own vocabulary: the one scenario with fewer lines does not violate it; "
        + "whole vocabulary searched to 1 line"
    ),
    (
      .deepPopToRootKeepsOne, "start A; set A B C D; popToRoot",
      "shortest in its own vocabulary: none of the 18 scenarios with fewer lines violates it; "
        + "whole vocabulary searched to 2 lines"
    ),
  ])
  func `What the whole vocabulary cannot say is not called the shortest possible`(
    fault: NavigationFault, text: String, expected: String
  ) async throws {
    #expect(try await sentence(fault, in: text) == expected)
  }

  @Test(arguments: [
    (
      NavigationFault.toolbarItemsAfterFourthLost,
      "A.toolbarItems = [x, y, z, u, v]; start A; setToolbarHidden false",
      "A.toolbarItems = [x, y, z, u, v]; A.setToolbarItems [x, y, z, u, v]"
    ),
    (
      .barTakesViewTint, "start A; A.view.tintColor = x; navigationBar.tintColor = y",
      "A.item.left = y; A.item.right = y; A.item.back = y; A.item.titleView = y; "
        + "A.item.left = view y; A.item.right = view y; "
        + "A.view.tintColor = y; navigationBar.tintColor = y; navigationBar.barTintColor = y; "
        + "navigationBar.barStyle = y"
    ),
  ])
  func `The values of a counterexample belong to the whole vocabulary`(
    fault: NavigationFault, text: String, added: String
  ) async throws {
    // What is added does not follow from the counterexample by the same code: it is written down.
    let more = try added.split(separator: "; ").map { line in
      try #require(try NavigationScenario("start B; \(line)").lines.last)
    }
    let count = BruteCount.everything(claimedBy: .all, and: more, fewerLinesThan: 3)
    #expect(
      try await sentence(fault, in: text)
        == "shortest possible: none of the \(TextLayout.number(count)) scenarios with fewer lines "
        + "violates it (whole vocabulary: lists up to 3, 4 controllers)")
  }

  /// Shrinking would make the title of the item that of the controller, so the proof is asked by itself.
  @MainActor
  @Test func `The texts of a counterexample belong to the whole vocabulary, too`() async throws {
    let subject = NavigationSubject("s", HeadlessAdapter(faults: [.titleBeatsTitleView]))
    let added = try #require(try NavigationScenario("start A; A.item.title = \"a\"").lines.last)
    let count = BruteCount.everything(claimedBy: .all, and: [added], fewerLinesThan: 3)
    #expect(count > BruteCount.everything(claimedBy: .all, and: [], fewerLinesThan: 3))
    #expect(
      try await certainty(
        subject, of: "CEN-04", below: "A.item.title = \"a\"; A.item.titleView = x; start A",
        steps: 20_000) == .shortestPossible(scenarioCount: count, within: .whole))
  }

  @Test func `A reading that is permitted changes nothing of what is said of a long list`()
    async throws
  {
    let text = "start A; set A B C D E F G H I"
    let steps = sample(1_000, of: 20_000)
    #expect(
      try await sentence(.longSetLosesOne, [.toldWhenTopIsKept], in: text, steps: steps)
        == sentence(.longSetLosesOne, in: text, steps: steps))
  }

  @Test @MainActor
  func `Where lists are too many, both vocabularies are searched as far as it goes`() async throws {
    // After the set, another one could name nine controllers in any order.
    let text = "start A; set A B C D E F G H I; pop; pop"
    let subject = NavigationSubject("s", HeadlessAdapter())
    var example = try SampleReport.shortCounterexample()
    example.certainty = try #require(
      try await certainty(subject, of: "POP-02", below: text, steps: 8_000))
    #expect(
      CertaintyText(example).text
        == "shortest found: own vocabulary searched to 2 lines (57 scenarios); whole vocabulary searched "
        + "to 2 lines")
  }

  @Test func `A budget that ends leaves the weaker sentence`() async throws {
    let own = Counterexample.VocabularyLimits(listLength: 0, controllerCount: 3)
    let weak = try await certainty(secret, of: "PUSH-01", below: shortestSecret, steps: 20)
    #expect(
      weak
        == .ownVocabularySearched(
          lineCount: 3, scenarioCount: BruteCount.pushesAndPops(fewerLinesThan: 4, cast: 3),
          totalCount: BruteCount.pushesAndPops(fewerLinesThan: 6, cast: 3), within: own,
          wholeLineCount: 1))
  }

  @Test @MainActor func `The same seed and budget give the same claims`() async throws {
    func json() async throws -> String {
      let subject = NavigationSubject("s", HeadlessAdapter(faults: [.popReturnsNewTop]))
      // It is found among the first of them, and what is claimed of it hangs on the other budget.
      var options = CampaignOptions(scenarioCount: sample(20, of: 4_000))
      options.proof = .steps(sample(1_500, of: 5_000))
      options.requirements = ["POP-02"]
      return try JSONReport(try await Conformance(of: subject).check(options)).text()
    }
    let first = try await json()
    #expect(first.contains("\"certainty\" : \"shortestPossible\""))
    #expect(try await json() == first)
  }

  @Test func `A time is a budget, too`() async throws {
    func certainty(_ time: Duration) async throws -> Counterexample.Certainty? {
      var options = CampaignOptions(scenarioCount: sample(300, of: 2_000))
      options.proof = .time(time)
      options.requirements = ["PUSH-01"]
      let report = try await Conformance(of: secret).check(options)
      return report.violations.first?.counterexample?.certainty
    }
    #expect(try await certainty(.zero) == .shortestFound)
    guard case .shortestPossible = try await certainty(.seconds(600)) else {
      Issue.record("nothing was proven")
      return
    }
  }

  @Test func `Without a budget nothing is claimed`() async throws {
    var options = CampaignOptions(scenarioCount: sample(300, of: 2_000))
    options.proof = .none
    let report = try await Conformance(of: secret).check(options)
    #expect(report.violations.first?.counterexample?.certainty == .shortestFound)
  }
}
