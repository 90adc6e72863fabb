import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Forecast of blame") struct BlameForecastTests {
  private let catalogue = RequirementCatalogue.core

  /// Whatever a step could be blamed on is forecast, by the line alone too.
  private struct Watch {
    let catalogue = RequirementCatalogue.core
    let forecasts = RequirementCatalogue.core.requirements.indices.map {
      BlameForecast(of: $0, in: .core, claims: .all)
    }
    var seen: Set<[UInt64]> = []
    var stepCount = 0

    /// Nothing is seen that only some requirements are broken by, or one thing, or all at once.
    private static let sights: [Set<Symptom>] =
      [[], Set(Symptom.allCases)] + Symptom.allCases.map { [$0] }

    mutating func look(at line: ScenarioLine, _ expectation: NavigationReference.Expectation) {
      stepCount += 1
      if let facts = line.facts {
        #expect(expectation.situation.intersection(Situation.factsOfLines) == facts, "\(line.text)")
      }
      let facts = line.facts ?? Situation(operation: .max, state: .max)
      let seen = expectation.situation
      let key = [facts.operation, seen.operation, seen.state, expectation.stated.rawValue]
      guard self.seen.insert(key).inserted else { return }
      for aspect in expectation.stated.union(AspectSet(.raised)).aspects {
        let speaking = catalogue.speaking(of: aspect, in: expectation.situation)
        // Without a symptom among them, what is seen makes no difference.
        let isPlain = speaking.allSatisfy { catalogue.requirements[$0].symptom == nil }
        for shown in isPlain ? [[]] : Self.sights {
          guard
            let index = catalogue.broken(
              by: aspect, in: expectation.situation, shows: { shown.contains($0) })
          else { continue }
          let forecast = forecasts[index]
          if !forecast.canBlame(expectation) || !forecast.canBlame(endingWith: line) {
            Issue.record("\(line.text): \(catalogue.requirements[index].id)")
          }
        }
      }
    }
  }

  @Test func `nothing that can be blamed is left out`() {
    var watch = Watch()
    let language = NavigationLanguage(claims: .all)
    let table = CanonicalLines(of: WholeVocabulary(claims: .all).vocabulary, language: language)
    for length in 1...2 {
      var cursor = ScenarioCursor(length: length, over: table, language: language)
      while cursor.next() {
        let lines = cursor.lines
        if let last = lines.last { watch.look(at: last, cursorState(after: lines)) }
      }
    }
    var expectation = Expectation()
    for index in 0..<300 {
      var generator = ScenarioGenerator(
        seed: 3, index: UInt64(index), plan: GenerationPlan(), claims: .all)
      var model = NavigationModel()
      while let line = generator.next(in: model) {
        model.apply(line, to: &expectation)
        watch.look(at: line, expectation)
      }
    }
    #expect(watch.stepCount > 8_000)
    #expect(watch.seen.count > 1_000)
  }

  private func cursorState(after lines: [ScenarioLine]) -> NavigationReference.Expectation {
    NavigationLanguage(claims: .all).state(after: lines).expectation
  }

  /// A fault, the requirement, and a scenario in whose own vocabulary everything is run.
  @Test(arguments: [
    (NavigationFault.popReturnsNewTop, "POP-02", "start A; push B; pop; pop"),
    (.duplicatePushAccepted, "PUSH-03", "start A; push B; push C; push A"),
    (.setSameTopRunsTransition, "SETVC-05", "start A; set A B; set B A; set A"),
    (.willShowFlagLost, "DLG-05", "start A; push B animated; pop; push B animated"),
    (.barHiddenInitially, "INIT-07", "start A; push B; pop; pop"),
    (.duplicatePushAccepted, "TRANS-13", "start A; push B animated; push B; push C"),
  ])
  func `what is left out would have changed nothing`(
    fault: NavigationFault, id: String, text: String
  ) async throws {
    let index = try #require(catalogue.index(of: id))
    let lines = try NavigationScenario(text).lines
    let forecast = BlameForecast(of: index, in: catalogue, claims: .all)
    let oracle = SubjectOracle(
      subject: NavigationSubject("s", HeadlessAdapter(faults: [fault])), catalogue: catalogue)
    let vocabulary = OwnVocabulary(of: lines, claims: .all).vocabulary
    let language = NavigationLanguage(claims: .all)
    var few = ExhaustiveSearch(
      fewerLinesThan: 5, vocabulary: vocabulary, language: language, oracle: oracle,
      canEnd: { forecast.canBlame(endingWith: $0) },
      canFail: { _, _, after in forecast.canBlame(after.expectation) },
      isSought: { $0.requirement == index })
    var all = ExhaustiveSearch(
      fewerLinesThan: 5, vocabulary: vocabulary, language: language, oracle: oracle,
      isSought: { $0.requirement == index })
    var fewSteps = SearchBudget(steps: .max)
    var allSteps = SearchBudget(steps: .max)
    #expect(await few.run(within: &fewSteps) == all.run(within: &allSteps))
    #expect(fewSteps.executedSteps <= allSteps.executedSteps)
  }
}
