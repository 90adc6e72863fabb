import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference
import Testing

@MainActor @Suite("Layouts") struct FullScreenLayoutTests {
  /// Each fault with the requirement it is blamed on.
  nonisolated static let wrong: [(LayoutFault, String)] = [
    (.toolbarForgotten, "LAY-01"), (.bothBarsTooMuch, "LAY-02"), (.smallWindowFails, "LAY-03"),
    (.windowAskedLast, "LAY-04"), (.wishAskedFirst, "LAY-04"), (.windowIgnored, "LAY-05"),
    (.opaqueBarCovered, "LAY-06"), (.screenSpannedUnsaid, "LAY-06"),
    (.opaqueToolbarCovered, "LAY-07"), (.translucentBarAvoided, "LAY-08"),
    (.translucentToolbarAvoided, "LAY-09"), (.statusBarAvoided, "LAY-10"),
    (.hiddenBarsLimit, "LAY-11"), (.unusedToolbarAsked, "LAY-12"),
    (.wholeWindowPermitsLess, "LAY-14"), (.statusBarForgotten, "LAY-16"),
    (.presenterNotAsked, "LAY-17"), (.containerIgnored, "LAY-18"), (.titleLost, "LAY-21"),
    (.tabBarForgotten, "LAY-22"),
  ]

  private func conformance(
    _ faults: LayoutFaults = [], variants: LayoutVariants = []
  ) -> FullScreenLayoutConformance {
    FullScreenLayoutConformance(
      of: FullScreenLayoutSubject(
        "subject", HeadlessLayoutAdapter(faults: faults, variants: variants)))
  }

  @Test func `HeadlessNavigation's layout conforms in every combination`() async throws {
    let report = try await conformance().check()
    #expect(report.outcome == .conforms)
    #expect(report.requirements.allSatisfy { $0.verdict == .holds })
    #expect(
      report.choices.map(\.readings) == [["no"], ["no"], ["no"], ["yes"], ["yes"], ["yes"]])
    // Each of the combinations alone, and each beside those that differ in one condition.
    #expect(LayoutConditions.all.count == 640)
    #expect(report.scenarioCount == 640 + 640 * 7 + 512 * 2 + 256)
  }

  #if !DEBUG
    // Every combination for each subject: in release only, where it takes a moment.
    @Test(arguments: wrong)
    func `a wrong layout is found and blamed on the right requirement`(
      _ fault: LayoutFault, _ requirement: String
    ) async throws {
      let report = try await conformance([fault]).check()
      let violation = try #require(
        report.violations.first { $0.id == requirement }, "\(report.violations.map(\.id))")
      let found = try #require(violation.counterexample)
      #expect(found.scenario.lines.count <= 2)
      let again = try await conformance([fault]).replay(found.scenario.text)
      #expect(again.violated?.id == requirement)
      #expect(try await conformance().replay(found.scenario.text).violated == nil)
    }

    @Test(arguments: LayoutVariant.allCases)
    func `a layout that reads an open point in another way conforms`(
      _ variant: LayoutVariant
    ) async throws {
      let report = try await conformance(variants: [variant]).check()
      #expect(report.outcome == .conforms)
      let place = LayoutVariant.allCases.firstIndex(of: variant) ?? 0
      #expect(report.choices[place].readings == [place < 3 ? "yes" : "no"])
    }

    @Test func `what is shortest is proven to be`() async throws {
      let report = try await conformance([.wholeWindowPermitsLess]).check()
      let found = try #require(report.violations.first?.counterexample)
      #expect(
        found.certainty
          == .shortestPossible(
            scenarioCount: 640,
            within: Counterexample.VocabularyLimits(listLength: 0, controllerCount: 0)))
      #expect(TextReport(report).text.contains("(whole vocabulary: every combination)"))
    }
  #endif

  @Test(arguments: [
    ("navigationBarTranslucent toolbar wantsFullScreen", LayoutVariant.limitedByToolbar, false),
    ("navigationBarTranslucent wantsFullScreen presented", .limitedByPresenter, false),
    (
      "navigationBarTranslucent toolbar toolbarTranslucent wantsFullScreen presented",
      .limitedByPresenter, false
    ),
    ("navigationBarTranslucent wantsFullScreen tabBar", .limitedByTabBar, false),
    // Nothing has a say here but the wish.
    ("navigationBarTranslucent wantsFullScreen", .limitedByToolbar, true),
    (
      "navigationBarTranslucent toolbar toolbarTranslucent wantsFullScreen", .limitedByToolbar,
      true
    ),
    (
      "navigationBarTranslucent wantsFullScreen presented presenterWantsFullScreen",
      .limitedByPresenter, true
    ),
  ])
  func `a wish is asked for only where nothing else may have a say`(
    _ conditions: String, _ variant: LayoutVariant, _ isAskedFor: Bool
  ) async throws {
    let scenario = "layout \(conditions)"
    #expect(try await conformance(variants: [variant]).replay(scenario).violated == nil)
    let wrong = try await conformance([.translucentBarAvoided]).replay(scenario)
    #expect((wrong.violated != nil) == isAskedFor)
  }

  /// Beside an opaque toolbar it is open whether the wish counts.
  @Test(arguments: [
    ("layout wantsFullScreen", "LAY-04"), ("layout wantsFullScreen tabBar", "LAY-04"),
    ("layout wantsFullScreen presented presenterWantsFullScreen", "LAY-04"),
    ("layout wantsFullScreen navigationBarTranslucent toolbar", nil),
    ("layout wantsFullScreen smallWindow", nil),
  ])
  func `a wish counts for nothing beside an opaque navigation bar`(
    _ scenario: String, _ requirement: String?
  ) async throws {
    #expect(try await conformance([.wishAskedFirst]).replay(scenario).violated?.id == requirement)
    for variant in LayoutVariant.allCases {
      #expect(try await conformance(variants: [variant]).replay(scenario).violated == nil)
    }
  }

  @Test func `what spans the screen is under every bar that is shown`() async throws {
    let report = try await conformance([.screenSpannedUnsaid]).replay("layout wantsFullScreen")
    #expect(report.violated?.id == "LAY-06")
    #expect(
      report.steps.last?.comparisons.filter(\.differs).map { "\($0.aspect): \($0.observed)" }
        == ["under navigation bar: yes", "under status bar: yes"])
  }

  @Test func `a translucent toolbar is covered beside a translucent bar that is hidden`()
    async throws
  {
    let scenario =
      "layout navigationBarHidden navigationBarTranslucent toolbar toolbarTranslucent wantsFullScreen"
    #expect(try await conformance().replay(scenario).violated == nil)
    let wrong = try await conformance([.translucentToolbarAvoided]).replay(scenario)
    #expect(wrong.violated?.id == "LAY-09")
  }

  @Test func `a layout that is wrong in the usual conditions is wrong at once`() async throws {
    let report = try await conformance([.tabBarForgotten]).replay("layout tabBar")
    #expect(report.violated?.id == "LAY-22")
    #expect(report.violated?.counterexample?.comparisons.first?.aspect == "under tab bar")
  }

  @Test func `every fault and every requirement has its wrong subject`() {
    #expect(Set(Self.wrong.map(\.0)).count == LayoutFault.allCases.count)
    let ids = RequirementDescription.layout.map(\.id)
    #expect(Set(Self.wrong.map(\.1)) == Set(ids))
    #expect(Self.wrong.map(\.1) == Self.wrong.map(\.1).sorted())
  }

  // MARK: The language

  @Test func `every combination prints as it is read`() async throws {
    let lines = LayoutConditions.all.map { conditions in
      (["layout"] + LayoutFactor.allCases.filter { conditions[$0] }.map(\.rawValue))
        .joined(separator: " ")
    }
    #expect(Set(lines).count == 640)
    for line in lines where line.count.isMultiple(of: 5) {
      #expect(try await conformance().replay(line).scenario.lines == [line])
    }
  }

  @Test(arguments: [
    (
      "layout smalWindow",
      """
      line 1, column 8: expected a condition, found 'smalWindow'
          layout smalWindow
                 ^
        did you mean 'smallWindow'?
      """
    ),
    (
      "layout toolbar toolbar",
      """
      line 1, column 16: 'toolbar' stands twice
          layout toolbar toolbar
                         ^
        write it once
      """
    ),
    (
      "layout smallContainer",
      """
      line 1, column 8: 'smallContainer' needs a presentation
          layout smallContainer
                 ^
        write presented before it
      """
    ),
    (
      "start A; layout",
      """
      line 1, column 1: 'start' belongs to scenarios about navigation controllers, and 'layout' to \
      scenarios about layouts
          start A; layout
          ^
        a scenario is about one of them: write two
      """
    ),
    (
      "lay",
      """
      line 1, column 1: expected 'layout', found 'lay'
          lay
          ^
        for example layout navigationBarTranslucent wantsFullScreen
      """
    ),
  ])
  func `what is wrong is named, with its place and what to do`(
    _ text: String, _ message: String
  ) async {
    do {
      _ = try await conformance().replay(text)
      Issue.record("'\(text)' was read")
    } catch {
      #expect(error.description == message)
    }
  }
}
