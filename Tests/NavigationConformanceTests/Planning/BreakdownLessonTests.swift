import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

/// What is learned of breakdowns, so that a subject need not break down a hundred times at the same.
@Suite("What breakdowns teach") struct BreakdownLessonTests {
  private func lines(_ text: String) throws -> [ScenarioLine] {
    try NavigationScenario.parse(text).lines
  }

  /// Steps that agreed: those of these scenarios.
  private func agreed(_ texts: [String]) throws -> [TallyEntry] {
    var tally = Tally()
    for text in texts {
      var model = NavigationModel()
      var expectation = Expectation()
      for line in try lines(text) {
        model.apply(line, to: &expectation)
        tally.add(TallyKey(facts: expectation.situation, aspects: .all))
      }
    }
    return tally.entries
  }

  @Test func `what three breakdowns share and no other step has is fatal`() throws {
    var lesson = BreakdownLesson()
    let agreed = try agreed(["start A; push B; push C animated; pop", "start A; set A B"])
    for text in ["start A; push A", "start A; push B; push A animated"] {
      lesson.add(try lines(text), besides: agreed)
      #expect(lesson.fatal.isEmpty)
    }
    lesson.add(try lines("start A; set A B C; push B"), besides: agreed)
    #expect(lesson.fatal == [FatalStep(.push, facts: [.duplicate])])
  }

  /// The model knows no facts that tell three controllers from two.
  @Test func `where facts do not tell, the depth does`() throws {
    var lesson = BreakdownLesson()
    let agreed = try agreed(
      ["start A; push B; popTo A", "start A; push B; popTo B", "start A; popTo A"])
    let pops = ["popTo A", "push D; popTo C", "popTo C", "push D; popTo D", "popTo B", "popTo A"]
    for pop in pops {
      #expect(lesson.fatal.isEmpty)
      lesson.add(try lines("start A; set A B C; \(pop)"), besides: agreed)
    }
    #expect(lesson.fatal == [FatalStep(.popTo, depth: 3)])
  }

  /// Something that neither facts nor depth tell: all the others are survived.
  @Test func `what is mostly survived is kept`() throws {
    let agreed = try agreed(["start A; push B; popTo A", "start A; push B; popTo B"])
    for (survived, isFatal) in [(4, true), (5, false)] {
      var lesson = BreakdownLesson()
      for count in 0..<8 {
        lesson.add(
          try lines("start A; push B; popTo \(count % 2 == 0 ? "A" : "B")"), besides: agreed)
        // Not of that depth, and another operation.
        lesson.addSurvived(try lines("start A; popTo A; push B; pop"))
        for _ in 0..<survived { lesson.addSurvived(try lines("start A; push C; popTo A")) }
      }
      #expect(lesson.fatal == (isFatal ? [FatalStep(.popTo, depth: 2)] : []))
    }
  }

  @Test func `one of many breakdowns teaches nothing, nor does a start`() throws {
    var lesson = BreakdownLesson()
    for text in [
      "start A; pop", "start A; push A", "start A; pop", "start A", "start A", "start B",
    ] {
      lesson.add(try lines(text), besides: [])
    }
    #expect(lesson.fatal.isEmpty)
  }

  @Test(arguments: [
    ("start A; push B; pop; push C; pop", "start A; push B"),
    ("start A; pop; push B; pop", "start A; pop; push B"),
    ("start A; push B; popTo A", "start A; push B; popTo A"),
  ])
  func `a scenario ends before the first fatal step`(
    _ text: String, _ survived: String
  ) throws {
    let fatal = [FatalStep(.pop, depth: 2)]
    #expect(try Array(fatal.survived(of: lines(text))) == lines(survived))
    #expect(try fatal.isMet(in: lines(text)) == (text != survived))
    #expect(try Array([FatalStep]().survived(of: lines(text))) == lines(text))
  }

  @Test func `facts, operation and depth have all to be there`() throws {
    let fatal = [FatalStep(.push, facts: [.animated], depth: 2)]
    for (text, isFatal) in [
      ("start A; push B; push C animated", true), ("start A; push B; push C", false),
      ("start A; push B animated", false), ("start A; push B; pop animated", false),
    ] {
      #expect(try fatal.isMet(in: lines(text)) == isFatal)
    }
  }

  @Test func `what is learned is kept with a plan and with a campaign`() throws {
    var lesson = BreakdownLesson()
    for _ in 0..<6 { lesson.add(try lines("start A; set A B C; popTo A"), besides: []) }
    lesson.addSurvived(try lines("start A; set A B C D; popTo A"))
    #expect(lesson.steps[.popTo]?.survivedCount == 1)
    #expect(lesson.fatal.count == 1)
    var plan = GenerationPlan()
    plan.fatal = lesson.fatal
    #expect(try PlanDocument(plan).plan() == plan)
    let opening = CampaignOpening(
      lesson: StepLesson(breakdowns: lesson, wantedAftermaths: 2))
    let state = CampaignState(
      record: CampaignRecord(header: CampaignHeader(subject: "S", claims: .all)), avoided: [],
      fatal: lesson.fatal, next: 0, opening: opening)
    #expect(try StateDocument(state).state() == state)
  }
}
