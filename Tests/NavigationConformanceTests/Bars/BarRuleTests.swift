import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// The rules of the bar's positions are total: whatever the controllers carry, there is an answer, and it is the same for
/// the model and for HeadlessNavigation.
@MainActor @Suite("Bar rules") struct BarRuleTests {
  private func disagreement(depth: Int, faults: NavigationFaults = []) async -> [ScenarioLine]? {
    let subject = NavigationSubject("HeadlessNavigation", HeadlessAdapter(faults: faults))
    var runs = JudgedRuns(of: subject)
    for scenario in BarCombinations(depth: depth).scenarios {
      await runs.run(scenario)
      if !runs.isClean { return scenario }
    }
    return nil
  }

  @Test(arguments: [(1, 216), (2, 3_888), (3, 3_888)])
  func `all combinations are tried`(depth: Int, count: Int) {
    let scenarios = BarCombinations(depth: depth).scenarios
    #expect(scenarios.count == count)
    #expect(Set(scenarios).count == count)
  }

  @Test(arguments: 1...3)
  func `the model and HeadlessNavigation agree in every combination`(depth: Int) async {
    let lines = await disagreement(depth: depth)
    #expect(lines == nil, "\(lines.map { NavigationScenario(lines: $0).oneLine } ?? "")")
  }

  @Test(arguments: 1...3)
  func `the model has an answer for every position in every combination`(depth: Int) {
    var expectation = Expectation()
    var untitledCount = 0
    for scenario in BarCombinations(depth: depth).scenarios {
      var model = NavigationModel()
      for line in scenario { model.apply(line, to: &expectation) }
      let bar = expectation.bar
      #expect(bar.left.isStated && bar.right.isStated && bar.prompt.isStated)
      let mine = model.settings(of: ControllerName(0))
      let isUntitled =
        mine.titleView == nil && mine.title?.isEmpty != false && mine.itemTitle?.isEmpty != false
      // What is shown for want of any title is the one thing that the documents leave to the implementation.
      #expect(bar.centre.isStated != isUntitled)
      if isUntitled { untitledCount += 1 }
    }
    #expect(untitledCount > 0)
  }

  @Test(arguments: [
    NavigationFault.leftIgnoredAboveRoot, .backItemBeatsLeft, .backTitleOfRoot,
    .controllerTitleFirst, .titleBeatsTitleView, .titleOfPrevious, .rightItemOfPrevious,
    .promptReplacesTitle,
  ])
  func `a subject that breaks one rule disagrees in some combination`(
    _ fault: NavigationFault
  ) async {
    #expect(await disagreement(depth: 3, faults: [fault]) != nil)
  }
}
