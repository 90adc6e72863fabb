import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

/// Which violations one defect may well explain.
@Suite struct ViolationFamilyTests {
  private func result(
    _ id: String, _ scenario: String, _ aspect: String, cutShort: Int = 1, expected: String = "1",
    observed: String = "2"
  ) -> RequirementResult {
    var result = SampleReport.result(id, "Something.", "somewhere", .violated, 1)
    let lines = scenario.split(separator: ";").map { String($0.drop { $0 == " " }) }
    result.cutShortCount = cutShort
    result.counterexample = Counterexample(
      scenario: ScenarioStory(lines: lines), failingLine: lines.count - 1,
      comparisons: [
        SampleReport.comparison("help", "1", "1"),
        SampleReport.comparison(aspect, expected, observed, differs: true),
        SampleReport.comparison("later", "1", "2", differs: true),
      ],
      certainty: .shortestFound, foundLineCount: 1, foundAt: .exhaustive(1), shrinkStepCount: 0)
    return result
  }

  private func families(_ results: RequirementResult...) -> [[String]] {
    ViolationFamily.families(of: results).map { [$0.lead.id] + $0.kin.map(\.id) }
  }

  @Test func `What differs first after the same operation is put down to one defect`() {
    #expect(
      families(
        result("1", "start A; push B; set A B", "stack"), result("2", "start A; pop", "stack"),
        result("3", "start A; set B C animated", "stack"),
        result("4", "start A; set B", "item stack"), result("5", "start B; pop", "stack"))
        == [["3", "1"], ["2", "5"], ["4"]])
  }

  @Test func `What bars show and messages say is put down to one defect after any operation`() {
    #expect(
      families(
        result("1", "start A; push B", "will-show controller"),
        result("2", "start A; push B; pop", "will-show controller"),
        result("3", "start A; push B", "toolbar items"),
        result("4", "start A; setToolbarHidden false", "toolbar items"),
        result("5", "start A; push B", "will-show"), result("6", "start A; pop", "will-show"),
        result("7", "start A; either; push B; or; pop", "toolbar items"),
        // What other systems look at is made by each operation, as far as is known.
        result("8", "start A; push B", "frame"), result("9", "start A; pop", "frame"))
        == [["1", "2"], ["3", "4", "7"], ["5"], ["6"], ["8"], ["9"]])
    let told = ViolationFamily.families(of: [
      result("1", "start A; push B", "right"), result("2", "start A; pop", "right"),
    ])
    #expect(
      told.first?.remark
        == "Probably the same defect as 1: there, too, 'right' is the first to differ.")
  }

  @Test func `The one with the shortest scenario leads, and of those as short the most frequent`() {
    #expect(
      families(
        result("1", "start A; push B; pop", "stack"),
        result("2", "start A; pop", "stack", cutShort: 2),
        result("3", "start A; pop animated", "stack", cutShort: 3),
        result("4", "start B; pop", "stack", cutShort: 3)) == [["3", "1", "2", "4"]])
  }

  @Test func `Assigning the stack is a set, and a property is one, whoever has it`() {
    #expect(
      families(
        result("1", "start A; set B", "stack"),
        result("2", "start A; viewControllers = B", "stack"),
        result("3", "start A; A.item.title = \"a = b\"", "stack"),
        result("4", "start A; B.item.title = \"x\"", "stack"),
        result("5", "start A; A.item.prompt = \"x\"", "stack"),
        result("6", "start A; A.present B", "stack"), result("7", "start B; present C", "stack"))
        == [["1", "2"], ["3", "4"], ["5"], ["6", "7"]])
  }

  @Test func `What comes to its end belongs to what was left running`() {
    #expect(
      families(
        result("1", "start A; set A B", "stack"),
        result("2", "start A; set A B running; settle", "stack"),
        result("3", "start A; push B running; settle", "stack")) == [["1", "2"], ["3"]])
  }

  @Test func `Two runs belong to the one operation that is known to be wrong, if it is one`() {
    let set = result("SET", "start A; set B", "stack")
    let pop = result("POP", "start A; pop", "stack")
    let pair = result("PAIR", "start A; push B; either; set A; or; pop; then; push C", "stack")
    #expect(families(pair, set) == [["SET", "PAIR"]])
    #expect(families(set, pop, pair) == [["SET"], ["POP"], ["PAIR"]])
    #expect(families(result("PUSH", "start A; push B", "stack"), pair) == [["PUSH"], ["PAIR"]])
    #expect(families(result("ITEM", "start A; set B", "item stack"), pair) == [["ITEM"], ["PAIR"]])
  }

  @Test func `What differs after several operations in one circumstance is put down to one defect`()
  {
    let push = result("1", "start A; delegate = none; push B animated", "transitions")
    let set = result("2", "start A; delegate = none; set B animated", "transitions")
    let pop = result("3", "start A; push B; pop", "stack")
    #expect(families(push, set, pop) == [["1", "2"], ["3"]])
    #expect(
      ViolationFamily.families(of: [push, set]).first?.remark
        == "Probably the same defect as 1: there, too, 'transitions' is the first to differ, "
        + "without a delegate.")
    #expect(
      families(
        result("1", "start A off screen", "item stack"),
        result("2", "start empty; push A", "item stack"),
        result("3", "start A off screen; push B; show", "stack"),
        result("4", "start empty; either; push A; or; push A", "item stack"))
        == [["1", "2", "4"], ["3"]])
  }

  @Test func `A circumstance in which other things differ as well is that of nobody`() {
    #expect(
      families(
        result("1", "start A; delegate = none; push B animated", "transitions"),
        result("2", "start A; delegate = none; set B animated", "transitions"),
        result("3", "start A; delegate = none; pop", "stack")) == [["1"], ["2"], ["3"]])
    #expect(
      families(
        result("1", "start A; delegate = none; delegate = 2; push B", "transitions"),
        result("2", "start A; delegate = none; set B animated", "transitions"))
        == [["1"], ["2"]])
  }

  /// A subject that takes itself to be off the screen tells nobody and animates nothing, whatever is done.
  @Test func `Where in one circumstance nobody is told anything, that is one defect`() {
    let told = result(
      "1", "start A; present B; dismiss; push B", "will-show", observed: "nothing")
    let run = result(
      "2", "start A; present B; dismiss; set B animated", "transitions", observed: "none animated")
    let bar = result(
      "3", "start A; present B; dismiss animated; setToolbarHidden false animated",
      "toolbar animation", observed: "unanimated")
    let stack = result("4", "start A; present B; dismiss; gesture begin; gesture finish", "stack")
    let elsewhere = result("5", "start A; push B", "viewWillAppear", observed: "nothing")
    #expect(families(told, run, bar, stack, elsewhere) == [["1", "2", "3"], ["4"], ["5"]])
    #expect(
      ViolationFamily.families(of: [told, run, bar]).first?.remark
        == "Probably the same defect as 1: there, too, what should be told or animated is not, "
        + "after a dismissal.")
    // Two are too few for such a guess, and what is told wrongly is no silence.
    #expect(families(told, run) == [["1"], ["2"]])
    #expect(
      families(told, run, result("6", "start A; present B; dismiss; pop", "transitions"))
        == [["1"], ["2"], ["6"]])
  }

  @Test(arguments: [
    ("start A embedded; push B", "embedded in another controller"),
    ("start A presented; push B", "in a presented interface"),
    ("start A; push B; gesture begin; gesture cancel; pop", "after a cancelled gesture"),
    ("start A; present B; dismiss; pop", "after a dismissal"),
    ("start A off screen; push B", "before the first display"),
    ("start A; delegate = none; push B", "without a delegate"),
  ])
  func `A circumstance is known by the lines before`(_ scenario: String, _ name: String) {
    let other = scenario.replacing(#/[a-z]+( B)?$/#, with: "set C")
    let family = ViolationFamily.families(of: [
      result("1", scenario, "transitions"), result("2", other, "transitions"),
    ])
    #expect(family.map(\.trait?.circumstance?.rawValue) == [name])
  }

  @Test func `One frame decides all that content lies under`() {
    let bar = result("1", "layout toolbar", "under navigation bar", expected: "yes", observed: "no")
    let screen = result("2", "layout", "fills the screen", expected: "yes", observed: "no")
    let toolbar = result("3", "layout toolbar", "under toolbar", expected: "no", observed: "yes")
    let before = result("4", "layout; layout", "layout as before", expected: "yes", observed: "no")
    let status = result("5", "layout", "under status bar", expected: "no", observed: "yes")
    #expect(families(bar, screen, toolbar, before, status) == [["1", "2"], ["3", "5"], ["4"]])
    #expect(
      ViolationFamily.families(of: [bar, screen, toolbar, status]).map(\.remark) == [
        "Probably the same defect as 1: there, too, the content does not reach where it should.",
        "Probably the same defect as 3: there, too, the content reaches where it should not.",
      ])
  }

  @Test func `A dismissal that goes wrong itself is after nothing`() {
    #expect(
      families(
        result("1", "start A; present B; dismiss", "stack"),
        result("2", "start A; present B; dismiss; pop", "stack")) == [["1"], ["2"]])
  }

  @Test func `Two runs belong to nothing where both of their operations are known to be wrong`() {
    let set = result("SET", "start A; set B", "stack")
    let returned = result("POP", "start A; pop", "returned")
    let pair = result("PAIR", "start A; push B; either; set A; or; pop", "stack")
    #expect(families(set, returned, pair) == [["SET"], ["POP"], ["PAIR"]])
  }

  @Test func `What is not shown and what is shown too much are two defects`() {
    let missing = result("1", "start A; show", "toolbar shown", expected: "true")
    let extra = result("2", "start A; push B", "toolbar shown", expected: "false")
    let another = result("3", "start A; pop", "toolbar shown", expected: "false")
    #expect(families(missing, extra, another) == [["1"], ["2", "3"]])
    let pair = result("4", "start A; either; push B; or", "toolbar shown", expected: "false")
    #expect(families(extra, pair) == [["2", "4"]])
    // Which of two runs is right is not known.
    #expect(families(missing, pair) == [["1", "4"]])
    #expect(families(missing, extra, pair) == [["1"], ["2"], ["4"]])
  }

  @Test func `A violation without a scenario is alone`() {
    var bare = result("1", "start A; pop", "stack")
    bare.counterexample = nil
    #expect(families(bare, bare, result("2", "start A; pop", "stack")) == [["1"], ["1"], ["2"]])
  }

  /// What each of them is in itself is told all the same, and every one stands in the report.
  @MainActor @Test func `One defect of a container is told at length once`() async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: [.setLosesKept]))
    var options = CampaignOptions(scenarioCount: 150)
    options.proof = .none
    let report = try await Conformance(of: subject).check(options)
    let families = ViolationFamily.families(of: report.violations)
    #expect(families[0].kin.count > 3)
    #expect(families.flatMap { [$0.lead] + $0.kin }.count == report.violations.count)
    let text = TextReport(report).text
    #expect(text.matches(of: /✗ subject violates/).count == families.count)
    for violation in families.flatMap(\.kin) {
      let scenario = try #require(violation.counterexample?.scenario)
      #expect(text.contains(" \(scenario.oneLine)\n"))
    }
  }
}
