import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Proof of shortest for two runs") struct RelationProofTests {
  private func pair(_ text: String) throws -> RelationScenario {
    try #require(RelationScenario(try NavigationScenario(text).lines))
  }

  private func headless(_ fault: NavigationFault) -> NavigationSubject {
    NavigationSubject("s", HeadlessAdapter(faults: [fault]))
  }

  private func counterexample(
    on subject: NavigationSubject, from text: String, proof: ProofBudget = .steps(1_000_000)
  ) async throws -> (found: Counterexample, nondeterminism: Nondeterminism?) {
    let lines = try NavigationScenario(text).lines
    let blame = try #require(
      RequirementCatalogue.core.blame(for: try pair(text).instance.relation))
    var investigation = Investigation(subject: subject, catalogue: .core, proof: proof)
    let found = await investigation.counterexample(from: lines, showing: blame, origin: .given)
    return (found, investigation.nondeterminism)
  }

  /// The lines and instances of which a vocabulary is made.
  private func brute(_ vocabulary: RelationVocabulary, _ claims: Capabilities) -> BrutePairs {
    var lines: [ScenarioLine] = []
    var instances: [RelationInstance] = []
    for shape in vocabulary.vocabulary.shapes {
      switch shape {
      case .common(let line): lines.append(line)
      case .parting(let instance): instances.append(instance)
      }
    }
    return BrutePairs(
      lines: lines, instances: instances, cast: vocabulary.limits.controllerCount, claims: claims)
  }

  // MARK: - Against writing everything down

  private nonisolated static let shortest: [(NavigationFault, String)] = [
    (.popToStopsOneAbove, "start A; push B; either; pop; or; popTo A"),
    (
      .barPropertyAnimates,
      "start A; either; navigationBarHidden = true; or; setNavigationBarHidden true"
    ),
    (.setSameTopRunsTransition, "start A; either; set A animated; or"),
    (.rightItemStays, "B.item.right = x; start A; either; set B C; or; set B; push C"),
    (
      .popLostAfterCancelledGesture,
      "start A; push B; either; gesture begin; gesture cancel; or; then; pop"
    ),
    (.dismissedStaysVisible, "start A; either; present B; dismiss; or"),
  ]

  /// Each pair that is written down is carried out by the replay of a report, one by one.
  @Test(arguments: shortest.prefix(sample(3, of: shortest.count)))
  func `The search finds what carrying out every pair finds, and counts as many`(
    _ fault: NavigationFault, _ text: String
  ) async throws {
    let subject = headless(fault)
    let conformance = Conformance(of: subject)
    let own = RelationVocabulary.own(of: try pair(text), claims: .all)
    let limit = try pair(text).lineCount
    var fewest = Int.max
    let pairs = brute(own, .all).all(fewerLinesThan: limit + 1)
    for pair in pairs {
      let lines = try #require(pair.plan?.lines)
      guard lines.count < fewest else { continue }
      let report = await conformance.replay(NavigationScenario(lines: lines))
      if report.violated?.id.hasPrefix("REL-") ?? false { fewest = lines.count }
    }
    #expect(fewest == limit)
    let proof = RelationProof(subject: subject, catalogue: .core)
    var budget = SearchBudget(steps: .max)
    let count = pairs.count { $0.lineCount < limit }
    #expect(await proof.search(own, below: limit, &budget) == .exhausted(scenarios: count))
    guard case .found(let found, _) = await proof.search(own, below: limit + 1, &budget) else {
      Issue.record("nothing was found")
      return
    }
    #expect(RelationScenario(found)?.plan?.lines.count == limit)
  }

  @Test func `The whole vocabulary is counted pair by pair`() async throws {
    let claims: Capabilities = [.raises]
    let whole = RelationVocabulary.whole(of: .pushAndPop, claims: claims)
    let proof = RelationProof(subject: secret, catalogue: .core)
    var budget = SearchBudget(steps: .max)
    #expect(
      await proof.search(whole, below: 8, &budget)
        == .exhausted(scenarios: brute(whole, claims).all(fewerLinesThan: 8).count))
  }

  @Test(arguments: Relation.allCases)
  func `A place where runs part counts as it is written`(_ relation: Relation) throws {
    let language = RelationLanguage(claims: .all)
    let partings = RelationVocabulary.whole(of: relation, claims: .all).vocabulary.shapes.filter {
      if case .parting = $0 { true } else { false }
    }
    let shapes = Vocabulary(shapes: partings, cast: 5, language: language).lines(
      over: (0..<5).map { ControllerName($0) }, in: language)
    var count = 0
    for text in [
      "A.title = \"a\"", "start A", "start A; set A B C D", "A.title = \"a\"; start A; push B",
    ] {
      let before = try NavigationScenario(text).lines
      let model = NavigationLanguage(claims: .all).state(after: before).model
      for case .parting(let instance) in shapes where instance.sides(in: model) != nil {
        for after in [
          [], [ScenarioLine.setDelegate(nil)], [.setDelegate(nil), .setDelegate(.first)],
        ] {
          let pair = RelationScenario(before: before, instance: instance, after: after)
          guard let lines = pair.plan?.lines else { continue }
          #expect(pair.lineCount == lines.count, "\(lines.map(\.text))")
          #expect(language.lineCount(of: pair.relationLines) == lines.count)
          let states = language.states(along: pair.relationLines)
          #expect(
            zip(pair.relationLines, states).reduce(0) {
              $0 + language.lineCount(of: $1.0, in: $1.1)
            } == lines.count)
          #expect(RelationScenario(lines)?.instance.relation == relation)
          count += 1
        }
      }
    }
    #expect(count > 0)
  }

  @Test func `Every case that a campaign tries first is in the whole vocabulary`() throws {
    var small = SmallRelations(claims: .all)
    var whole: [Relation: Set<RelationLine>] = [:]
    let language = RelationLanguage(claims: .all)
    for relation in Relation.allCases {
      whole[relation] = Set(
        RelationVocabulary.whole(of: relation, claims: .all).vocabulary.lines(
          over: (0..<4).map { ControllerName($0) }, in: language))
    }
    // The same instances come again and again.
    var seen = Set<RelationInstance>()
    while let scenario = small.next() {
      guard seen.insert(scenario.instance).inserted else { continue }
      let isKnown = whole[scenario.instance.relation]?.contains(.parting(scenario.instance))
      #expect(isKnown ?? false, "\(scenario.instance)")
    }
  }

  // MARK: - What is claimed

  private var secret: NavigationSubject { NavigationSubject("secret", SecretCountAdapter()) }
  /// The third push of one run does nothing, and is the second of the other.
  private var shortestSecret: String {
    "start A; push B; pop; either; push B; pop; or; then; push B"
  }

  @Test func `What a subject counts in secret is not lost between two runs`() async throws {
    let long =
      "start A; push B; push C; pop; pop; either; push D; pop; or; then; push C; pop; push B"
    let (found, nondeterminism) = try await counterexample(on: secret, from: long)
    #expect(found.scenario.oneLine == shortestSecret)
    let whole = RelationVocabulary.whole(of: .pushAndPop, claims: [.raises])
    let count = brute(whole, [.raises]).all(fewerLinesThan: 9).count
    #expect(found.certainty == .shortestPossible(scenarioCount: count, within: .whole))
    #expect(nondeterminism == nil)
  }

  @Test(arguments: [
    (
      NavigationFault.popToStopsOneAbove,
      "start A; push B; push C; either; pop; or; popTo B; then; push D",
      "start A; push B; either; pop; or; popTo A",
      "shortest possible: no pair of runs has fewer lines (whole vocabulary: lists up to 3, 4 controllers)"
    ),
    (
      .setPropertyAnimates, "start A; push B; either; viewControllers = C; or; set C; then; pop",
      "start A; either; viewControllers = B; or; set B",
      "shortest possible: no pair of runs has fewer lines (whole vocabulary: lists up to 3, 4 controllers)"
    ),
    (
      .rightItemStays,
      "B.item.right = x; start A; push D; pop; either; set B C; or; set B; push C",
      "start A; B.item.right = x; either; set B C; or; set B; push C",
      "shortest possible: none of the 9 pairs of runs with fewer lines violates it "
        + "(whole vocabulary: lists up to 3, 4 controllers)"
    ),
    (
      .popLostAfterCancelledGesture,
      "start A; push B; push C; either; gesture begin; gesture update; gesture cancel; or; then; pop",
      "start A; push B; either; gesture begin; gesture cancel; or; then; pop",
      "shortest in its own vocabulary: none of the 9 pairs of runs with fewer lines violates it; "
        + "whole vocabulary searched to 6 lines"
    ),
  ])
  func `A longer pair gives way to the shortest, and the sentence speaks of pairs`(
    _ fault: NavigationFault, _ long: String, _ short: String, _ sentence: String
  ) async throws {
    let (found, nondeterminism) = try await counterexample(
      on: headless(fault), from: long, proof: .steps(20_000))
    #expect(found.scenario.oneLine == short)
    #expect(CertaintyText(found).text == sentence)
    #expect(nondeterminism == nil)
  }

  @Test(arguments: [
    (
      "start A; either; viewControllers = B C D E; or; set B C D E",
      "shortest in its own vocabulary: no pair of runs has fewer lines; whole vocabulary searched to "
        + "4 lines"
    ),
    (
      // After the set, another one could name ten controllers in any order.
      "start A; set A B C D E F G H I; push J; either; pop; or; popTo I",
      "shortest found: whole vocabulary searched to 6 lines"
    ),
  ])
  func `Two runs that the whole vocabulary cannot say are not called the shortest possible`(
    text: String, sentence: String
  ) async throws {
    var found = try await counterexample(
      on: headless(.setPropertyAnimates), from: "start A; either; viewControllers = B; or; set B",
      proof: .none
    ).found
    var budget = SearchBudget(steps: 200_000)
    let finding = await RelationProof(
      subject: NavigationSubject("s", HeadlessAdapter()), catalogue: .core
    ).search(below: try pair(text), within: &budget)
    guard case .certain(let certainty) = finding else {
      Issue.record("\(finding)")
      return
    }
    found.certainty = certainty
    #expect(CertaintyText(found).text == sentence)
  }

  @Test func `A budget that ends says how far it came`() async throws {
    let fewSteps = try await counterexample(on: secret, from: shortestSecret, proof: .steps(100))
    #expect(
      CertaintyText(fewSteps.found).text
        == "shortest found: own vocabulary searched to 7 lines (6 of 14); whole vocabulary searched to "
        + "4 lines")
    let moreSteps = try await counterexample(
      on: secret, from: shortestSecret, proof: .steps(2_000))
    #expect(
      CertaintyText(moreSteps.found).text
        == "shortest in its own vocabulary: none of the 14 pairs of runs with fewer lines violates it; "
        + "whole vocabulary searched to 7 lines")
    let nothing = try await counterexample(on: secret, from: shortestSecret, proof: .none)
    #expect(CertaintyText(nothing.found).text == "shortest found")
  }

  @Test func `A subject that changes its mind gets no claim`() async throws {
    let subject = NavigationSubject("fickle", SecretCountAdapter(steadyAfter: 300))
    let (found, nondeterminism) = try await counterexample(on: subject, from: shortestSecret)
    #expect(found.certainty == .shortestFound)
    #expect(nondeterminism?.scenario.oneLine == shortestSecret)
  }

  @Test func `Where nothing is to be proven, it is looked at once more what was shrunk`()
    async throws
  {
    let steady = try await counterexample(on: secret, from: shortestSecret, proof: .none)
    #expect(steady.nondeterminism == nil)
    let subject = NavigationSubject("fickle", SecretCountAdapter(steadyAfter: 5))
    let fickle = try await counterexample(on: subject, from: shortestSecret, proof: .none)
    let found = try #require(fickle.nondeterminism)
    #expect(found.first == "a difference, once")
    #expect(found.second == "no difference")
  }
}
