import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// The rules of the bar's positions are total: whatever the controllers carry, there is an answer, and it is the same for
/// the model and for HeadlessNavigation.
@MainActor @Suite("Bar rules") struct BarRuleTests {
  /// Everything takes minutes where nothing is optimised.
  private func combinations(_ depth: Int) -> BarCombinations {
    #if DEBUG
      BarCombinations(depth: depth, extent: .whatABarShows)
    #else
      BarCombinations(depth: depth, extent: .everything)
    #endif
  }

  private func disagreement(
    in scenarios: some Sequence<[ScenarioLine]>, faults: NavigationFaults = []
  ) async -> [ScenarioLine]? {
    let subject = NavigationSubject(
      "HeadlessNavigation", HeadlessAdapter(faults: faults))
    var runs = JudgedRuns(of: subject)
    for scenario in scenarios {
      await runs.run(scenario)
      if !runs.isClean { return scenario }
    }
    return nil
  }

  @Test func `no combination of what one controller carries stands twice`() {
    #expect(Set(BarCombinations(depth: 1, extent: .everything)).count == 648)
  }

  @Test(arguments: [(1, 648), (2, 5_832), (3, 5_832)])
  func `what a back button shows is combined with what is shown of the top`(
    depth: Int, count: Int
  ) {
    #expect(BarCombinations(depth: depth, extent: .whatABarShows).count == count)
  }

  @Test(arguments: [(1, 648), (2, 279_936), (3, 279_936)])
  func `everything that two controllers carry is combined`(depth: Int, count: Int) {
    #expect(BarCombinations(depth: depth, extent: .everything).count == count)
  }

  @Test(arguments: 1...3)
  func `the model and HeadlessNavigation agree in every combination`(depth: Int) async {
    let lines = await disagreement(in: combinations(depth))
    #expect(lines == nil, "\(lines.map { NavigationScenario(lines: $0).oneLine } ?? "")")
  }

  @Test(arguments: 1...3)
  func `the model has an answer for every position in every combination`(depth: Int) {
    var expectation = Expectation()
    var untitledCount = 0
    for scenario in combinations(depth) {
      var model = NavigationModel()
      for line in scenario { model.apply(line, to: &expectation) }
      let bar = model.statedBar
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
    .promptReplacesTitle, .wrappedViewIgnored, .leftWrappedViewIgnored,
  ])
  func `a subject that breaks one rule disagrees in some combination`(
    _ fault: NavigationFault
  ) async {
    // In an order in which everything changes soon: neighbours differ in little.
    let all = combinations(3)
    let shuffled = all.indices.lazy.map { all[$0 * 2_741 % all.count] }
    #expect(await disagreement(in: shuffled, faults: [fault]) != nil)
  }
}
