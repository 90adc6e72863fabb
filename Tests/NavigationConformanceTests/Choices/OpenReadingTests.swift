import ConformanceChecks
import MistakenAdapters
import NavigationReference
import Testing

@testable import NavigationConformance

/// What a step may not say of a choice, since the choice is not what it shows.
@Suite struct OpenReadingTests {
  @Test func `What a refused push leaves behind is shown by the scenario in which it was refused`()
    async throws
  {
    let subject = NavigationSubject("S", PermittedReadings.GoesBackAndRefuses())
    let report = try await Conformance(of: subject).check(
      CampaignOptions(scenarioCount: sample(300, of: 20_000)))
    #expect(report.violations.map(\.id) == [])
    let choice = try #require(report.choices.first { $0.id == "state-after-rejected-push" })
    let changed = try #require(choice.examples.first { $0.readings == ["something changed"] })
    #expect(changed.scenario.oneLine == "start A; push B; push A")
    #expect(choice.readings == ["something changed"])
  }

  @Test func `A refused push of the top itself does not tell what such a push leaves behind`()
    throws
  {
    #expect(try expectation(after: "start A; push A").refusesTop)
    #expect(try expectation(after: "start A; push B; push B").refusesTop)
    #expect(try !expectation(after: "start A; push B; push A").refusesTop)
    #expect(try !expectation(after: "start A; push B").refusesTop)
  }

  @Test(arguments: [
    #"start A; B.item.title = "a"; set B C; set A C"#,
    #"B.item.title = "a"; start B; push A; B.item.title = none"#,
  ])
  func `A title of before does not tell what a back button without a title shows`(
    _ text: String
  ) throws {
    #expect(try !expectation(after: text).notesUntitledBack)
    #expect(try expectation(after: text + "; push D; push E; pop").notesUntitledBack)
    #expect(try expectation(after: "start A; push B").notesUntitledBack)
  }

  @Test func `A step that is not as permitted answers no question beside`() {
    var tally = ChoiceTally()
    tally.note(.untitledCentre, 1)
    tally.endStep { _ in false }
    #expect(tally.count(.untitledCentre, 1) == 0)
    #expect(tally.takeFresh() == [])
    tally.note(.untitledCentre, 1)
    tally.note(.stateAfterRejectedPush, 2)
    tally.endStep { $0 == .stateAfterRejectedPush }
    #expect(tally.count(.untitledCentre, 1) == 0)
    #expect(tally.takeFresh() == [.init(choice: .stateAfterRejectedPush, mask: 2)])
    tally.note(.untitledCentre, 1)
    tally.endStep()
    #expect(tally.count(.untitledCentre, 1) == 1)
  }

  @Test func `What a step shows twice counts once, and what it shows in two ways counts as both`() {
    for choice in Choice.allCases {
      var tally = ChoiceTally()
      tally.note(choice, 1)
      tally.note(choice, 1)
      tally.note(choice, 2)
      tally.endStep()
      tally.note(choice, 2)
      tally.endStep()
      #expect(tally.count(choice, 1) == 1, "\(choice.name)")
      #expect(tally.count(choice, 2) == 2, "\(choice.name)")
      #expect(tally.count(choice, 3) == 0, "\(choice.name)")
      #expect(
        tally.takeFresh() == [.init(choice: choice, mask: 1), .init(choice: choice, mask: 2)])
    }
  }

  @Test func `Choices that are noted in one step are kept apart`() {
    var tally = ChoiceTally()
    for choice in Choice.allCases { tally.note(choice, UInt8(choice.rawValue % 3) + 1) }
    tally.endStep()
    for choice in Choice.allCases {
      let mask = UInt8(choice.rawValue % 3) + 1
      #expect((1...4).map { tally.count(choice, $0) } == (1...4).map { $0 == mask ? 1 : 0 })
    }
  }

  /// What the last line of a scenario states.
  private func expectation(after text: String) throws -> NavigationReference.Expectation {
    try state(after: text).expectation
  }

  private func state(
    after text: String
  ) throws -> (model: NavigationModel, expectation: NavigationReference.Expectation) {
    var model = NavigationModel()
    var expectation = NavigationReference.Expectation()
    for line in try NavigationScenario(text).lines {
      #expect(model.refusal(of: line) == nil, "\(line.text)")
      model.apply(line, to: &expectation)
    }
    return (model, expectation)
  }

  @Test(arguments: [
    "A.title = \"a\"; A.item.title = \"\"; start A; push B",
    "A.item.title = \"\"; A.title = \"a\"; start A; push B",
    "A.title = \"\"; A.item.title = \"a\"; start A; push B",
  ])
  func `Where a title is empty, any word may stand on the back button`(_ text: String) throws {
    let bar = try state(after: text).model.statedBar
    #expect(bar.left == .exactly(.backButton))
    #expect(bar.backTitle == .unstated)
  }

  @Test func `The flag tells something only where the top hides the toolbar`() throws {
    let hidden = "A.hidesBottomBarWhenPushed = true; start B; toolbarHidden = false; push A"
    guard case .oneOf(let told) = try expectation(after: hidden).toolbarFlag else {
      Issue.record("the flag is open while a controller hides the toolbar")
      return
    }
    #expect(told.choice == .toolbarFlagWhileHiding)
    let below = hidden + "; push C"
    guard case .oneOf(let open) = try expectation(after: below).toolbarFlag,
      case .oneOf(let shown) = try expectation(after: below).toolbarShown
    else {
      Issue.record("it is open whether the toolbar comes back")
      return
    }
    #expect(open.choice == nil)
    #expect(shown.choice == .toolbarAboveHiding)
  }

  @Test(arguments: [
    "A.hidesBottomBarWhenPushed = true; start B; toolbarHidden = false; set A B",
    "A.hidesBottomBarWhenPushed = true; start A; push B; toolbarHidden = false; set B",
  ])
  func `A top that stays was not shown above those that come below it or go`(
    _ text: String
  ) throws {
    guard case .oneOf(let shown) = try expectation(after: text).toolbarShown else {
      Issue.record("it is open whether the toolbar is shown")
      return
    }
    #expect(shown.choice == nil)
  }

  @Test(
    arguments: [
      ("start A; push B; pop running; delegate = 1; settle", nil),
      ("start A; push B; pop running; delegate = 2; delegate = 1; settle", nil),
      ("start A; push B; pop running; delegate = 2; settle", DelegateName.second),
    ] as [(String, DelegateName?)])
  func `A delegate that replaces itself is none that was replaced`(
    _ text: String, _ successor: DelegateName?
  ) throws {
    #expect(try expectation(after: text).messages.successor == successor)
  }
}
