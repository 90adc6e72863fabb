import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference
import Testing

@MainActor @Suite("Toolbar controllers") struct ToolbarControllerTests {
  private func conformance(
    _ faults: ToolbarControllerFaults = [], variants: ToolbarControllerVariants = [],
    contentFaults: NavigationFaults = [], contentVariants: NavigationVariants = []
  ) -> ToolbarControllerConformance {
    ToolbarControllerConformance(
      of: ToolbarControllerSubject(
        "subject",
        HeadlessToolbarControllerAdapter(
          faults: faults, variants: variants, contentFaults: contentFaults,
          contentVariants: contentVariants)))
  }

  /// A sample in debug builds; the whole budget is spent in release.
  private var options: CampaignOptions {
    #if DEBUG
      var options = CampaignOptions(scenarioCount: 300)
      options.proof = .none
      return options
    #else
      return CampaignOptions()
    #endif
  }

  @Test func `HeadlessNavigation's toolbar controller conforms`() async throws {
    let report = try await conformance().check(options)
    #expect(report.violations.isEmpty)
    #expect(report.adapterError == nil)
    // However few scenarios are asked for, half of them are drawn: small ones alone put less than half to the test.
    #expect(report.outcome == .conforms)
    #expect(report.requirements.allSatisfy { $0.verdict == .holds })
  }

  @Test(arguments: WrongToolbarController.all)
  func `the stored scenario is blamed on the right requirement`(
    _ wrong: WrongToolbarController
  ) async throws {
    let report = try await conformance([wrong.fault]).replay(wrong.scenario)
    #expect(report.violated?.id == wrong.requirement)
    #expect(report.steps.count == report.scenario.lines.count)
  }

  @Test(arguments: WrongToolbarController.all)
  func `the same scenario is fine without the fault`(
    _ wrong: WrongToolbarController
  ) async throws {
    let report = try await conformance().replay(wrong.scenario)
    #expect(report.violated == nil)
    #expect(report.unsupported == nil)
  }

  @Test func `every fault and every counted requirement has its wrong subject`() {
    let shown = Set(WrongToolbarController.all.map(\.fault))
    #expect(shown.count == ToolbarControllerFault.allCases.count)
    let blamed = Set(WrongToolbarController.all.map(\.requirement)).union(["CW-27", "CW-38"])
    for requirement in RequirementDescription.toolbarController {
      #expect(blamed.contains(requirement.id), "\(requirement.id) has no wrong subject")
    }
  }

  /// Wherever the container stands wrong, the content does, too.
  @Test func `of two frames that are always wrong together the second does not hold`()
    async throws
  {
    let report = try await conformance([.originLost, .contentKeepsOrigin]).check(options)
    // In another size the content alone is wrong.
    #expect(report.violations.map(\.id) == ["CW-09", "CW-32"])
    let content = report.requirements.first { $0.id == "CW-10" }
    #expect(content?.verdict == .unsettled)
    #expect(content?.shadows.map(\.requirement) == ["CW-09"])
    #expect(
      report.notes.contains {
        $0.hasPrefix("CW-10 is unsettled: it differed in steps that are put down to CW-09.")
      })
  }

  @Test func `a content whose own toolbar lags behind is blamed for it`() async throws {
    let report = try await conformance(contentFaults: [.toolbarItemsNotUpdatedByPush]).replay(
      "B.toolbarItems = [x]; contain subclass A; load; show; push B")
    #expect(report.violated?.id == "CW-38")
  }

  @Test func `a check finds a content whose own toolbar lags behind`() async throws {
    let report = try await conformance(contentFaults: [.toolbarItemsNotUpdatedByPush]).check(
      options)
    let counted = report.violations.filter(\.level.isCounted)
    #expect(counted.map(\.id) == ["CW-38"])
    #expect(
      counted.first?.counterexample?.scenario.oneLine
        == "contain navigation A; load; show; A.toolbarItems = [x]; push B")
  }

  @Test func `a check finds a toolbar controller whose view is loaded for an early message`()
    async throws
  {
    let report = try await conformance([.loadedByMessage]).check(options)
    #expect(report.violations.map(\.id) == ["CW-24"])
    #expect(
      report.violations.first?.counterexample?.scenario.oneLine == "contain subclass A; push B")
    let sound = try await conformance(contentVariants: [.delegateToldOffScreen]).check(options)
    #expect(sound.violations.map(\.id) == [])
  }

  @Test func `a check finds a built-in toolbar that changes beside the other one`() async throws {
    let report = try await conformance(contentFaults: [.toolbarItemsOfCoveredShown]).check(options)
    // Where the top changes as well, the model tells it, too.
    let found = report.violations.first { $0.id == "REL-CW-38" }?.counterexample
    #expect(
      found?.scenario.oneLine
        == "contain navigation A; load; show; push B; A.toolbarItems = [x]")
    #expect(found?.comparisons.first?.aspect == "both toolbars hold")
    #expect(found?.comparisons.first?.expected == "the same")
    #expect(found?.comparisons.first?.observed == "none; built in: x")
  }

  @Test func `a check finds a toolbar that changes beside the built-in one`() async throws {
    let report = try await conformance([.itemsLostInAnotherSize]).check(options)
    // Where the top changes as well, the model tells it, too.
    let found = report.violations.first { $0.id == "REL-CW-38" }?.counterexample
    #expect(found?.scenario.lines.count == 6)
    #expect(found?.comparisons.first?.observed == "none; built in: x")
  }

  /// The built-in toolbar follows a change of items when the top changes, as the other one may.
  @Test func `a built-in toolbar that follows with the next change of the top is permitted`()
    async throws
  {
    let report = try await conformance(contentFaults: [.toolbarItemsNotFollowed]).replay(
      "contain navigation A; load; show; push B; B.toolbarItems = [x]; set C B; pop; push B")
    #expect(report.violated == nil)
    #expect(report.steps.count == 8)
  }

  @Test(
    arguments: [
      ("A.toolbarItems = [x]; contain navigation A; load; show", false),
      ("A.toolbarItems = [x]; contain navigation A; load; show; push B; pop", true),
      ("contain navigation A; load; show", true), ("contain navigation A; load", false),
      ("contain plain; load; show", false),
      ("contain navigation A; load; show; push B; B.toolbarItems = [x]", false),
      ("contain navigation A; load; show; push B; A.toolbarItems = [x]", true),
      ("contain navigation A; load; show; push B; content.delegate = 1", false),
      ("contain subclass A; load; show; push B; viewWillAppear", true),
      ("contain subclass A; load; show; push B; viewWillDisappear", false),
      ("contain subclass A; load; show; push B; viewDidDisappear; resize 480 300", false),
      ("contain subclass A; load; show; push B; viewDidDisappear; push C", true),
    ])
  func `both toolbars are compared where nothing leaves open what they hold`(
    _ scenario: String, _ isCompared: Bool
  ) async throws {
    let report = try await conformance().replay(scenario)
    let comparison = report.steps.last?.comparisons.first { $0.aspect == "both toolbars hold" }
    #expect((comparison != nil) == isCompared)
    #expect(report.violated == nil)
  }

  @Test(
    arguments: [
      // What the toolbar holds stays there: the scenario ends where it is first wrong.
      (.nothingLeftAlone, "B.toolbarItems = [x]; ", "push B; push C; push D", "CW-16", "push C"),
      (
        .unansweredLeftAlone, "A.toolbarItems = [x]; B.toolbarItems = unanswered; ",
        "push B; push C; popTo B", "CW-14", "push B"
      ),
      // As often as for one controller, or too late: nothing of those that are skipped.
      (.setTwice, "", "push B; push C; popToRoot", "CW-17", "popToRoot"),
      (.setAfterShown, "", "push B; push C; popToRoot", "CW-17", "popToRoot"),
      (.skippedFollowed, "", "push B; push C; popToRoot", "CW-23", "popToRoot"),
      // With nothing to compare it with, it can be put down to neither.
      (.skippedFollowed, "", "set A B C; popToRoot", nil, "popToRoot"),
    ] as [(ToolbarControllerFault, String, String, String?, String)])
  func `one fault is blamed on one requirement`(
    _ fault: ToolbarControllerFault, _ setUp: String, _ steps: String, _ requirement: String?,
    _ line: String
  ) async throws {
    let report = try await conformance([fault]).replay(
      "\(setUp)contain navigation A; load; show; \(steps)")
    #expect(report.violated?.id == requirement)
    #expect(report.steps.last?.line == line)
  }

  @Test(
    arguments: [
      (.popToStopsOneAbove, "push B; push C; popTo A"), (.setLosesKept, "push B; set A C B"),
      (.popToPopsTarget, "push B; push C; popTo B"), (.popToPopsNothing, "push B; popTo A"),
      (.popAtRootEmptiesStack, "pop; push B"), (.setUntold, "set B"), (.setToldTwice, "set B"),
      (.willShowNamesPopped, "push B; pop"), (.willShowFlagLost, "push B animated"),
      (.willShowPopFlagAlwaysSet, "push B; pop"),
      (.inBetweenShownWhenAnimated, "push B; push C; popToRoot animated"),
    ] as [(NavigationFault, String)])
  func `what is wrong with the content is not put down to the toolbar that follows it`(
    _ fault: NavigationFault, _ steps: String
  ) async throws {
    let scenario =
      "A.toolbarItems = [x]; B.toolbarItems = [y]; contain subclass A; load; show; \(steps); pop"
    let conformance = conformance(contentFaults: [fault])
    #expect(try await conformance.replay(scenario).violated == nil)
    #expect(try await conformance.check(options).violations.map(\.id) == [])
  }

  @Test func `a toolbar that follows wrongly is found above a content that is wrong as well`()
    async throws
  {
    let report = try await conformance([.nothingLeftAlone], contentFaults: [.popToPopsNothing])
      .check(options)
    #expect(report.violations.filter(\.level.isCounted).map(\.id) == ["CW-16", "CW-17"])
  }

  @Test(
    arguments: [
      ([.told, .set, .shown], nil), ([.told, .set, .set, .shown], "CW-17"),
      ([.told, .shown, .set], "CW-17"), ([.told, .shown], "CW-13"),
      // Once for each message, and no sooner than it comes.
      ([.told, .set, .told, .set, .shown], nil), ([.told, .told, .set, .shown], nil),
      ([.told, .set, .told, .set, .set, .shown], "CW-17"), ([.shown, .told, .set], nil),
      ([.told, .set, .shown, .told, .set], nil),
      // Whoever is not told cannot follow.
      ([.shown], nil), ([.set, .shown], nil),
    ] as [([ScriptedToolbarController.Word], String?)])
  func `how often the items are set is counted by what is told`(
    _ script: [ScriptedToolbarController.Word], _ blamed: String?
  ) async throws {
    let subject = ToolbarControllerSubject("subject", ScriptedToolbarController(script))
    let report = try await ToolbarControllerConformance(of: subject).replay(
      "B.toolbarItems = [x]; contain navigation A; load; show; push B")
    #expect(report.violated?.id == blamed)
  }

  @Test func `a subject that raises is blamed for the failure`() async throws {
    let subject = ToolbarControllerSubject("subject", RefusingToolbarController())
    let report = try await ToolbarControllerConformance(of: subject).check(
      CampaignOptions(scenarioCount: 200))
    #expect(report.violations.map(\.id) == ["CW-27"])
    #expect(
      report.violations.first?.counterexample?.scenario.oneLine == "contain plain")
    #expect(report.violations.first?.counterexample?.raised == "PlainContent()")
  }

  @Test(arguments: ToolbarControllerVariant.allCases)
  func `a toolbar controller that reads an open point in another way conforms`(
    _ variant: ToolbarControllerVariant
  ) async throws {
    let report = try await conformance(variants: [variant]).check(options)
    #expect(report.violations.map(\.id) == [])
  }

  @Test func `the same seed gives the same report`() async throws {
    let options = CampaignOptions(seed: 7, scenarioCount: 500)
    #expect(try await conformance().check(options) == conformance().check(options))
  }

  #if !DEBUG
    // Thousands of scenarios for each subject: in release only.
    @Test func `one defect does not hide the others`() async throws {
      let faults: ToolbarControllerFaults = [.originLost, .setTwice, .subclassOverlooked]
      let report = try await conformance(faults).check()
      #expect(
        Set(report.violations.map(\.id)).isSuperset(of: ["CW-06", "CW-09", "CW-17"]))
      for violation in report.violations {
        let scenario = try #require(violation.counterexample?.scenario)
        let again = try await conformance(faults).replay(scenario.text)
        #expect(again.violated?.id == violation.id)
      }
    }

    @Test func `each reading is named in the report`() async throws {
      let usual = try await conformance().check()
      #expect(
        usual.choices.map(\.readings) == [["nothing"], ["yes"], ["at the next message"]])
      let other = try await conformance(variants: [.itemsAtLoad, .itemsFollowedAtOnce]).check()
      #expect(other.choices.map(\.id) == usual.choices.map(\.id))
      #expect(other.choices.first?.readings == ["the top controller's items"])
      #expect(other.choices.last?.readings == ["at once"])
      let unheeded = try await conformance(variants: [.displayUnheeded]).check()
      #expect(unheeded.choices[1].readings == ["no"])
    }

    @Test(arguments: WrongToolbarController.all)
    func `a default check finds it and shrinks it to the shortest`(
      _ wrong: WrongToolbarController
    ) async throws {
      let report = try await conformance([wrong.fault]).check()
      let violation = try #require(report.violations.first { $0.id == wrong.requirement })
      let found = try #require(violation.counterexample)
      let stored = wrong.scenario.split(separator: ";").count
      #expect(found.scenario.lines.count <= stored, "found \(found.scenario.text)")
    }
  #endif
}
