import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// Two open points in one step: each reading of the one conforms beside each of the other.
@MainActor @Suite("Readings that meet") struct MeetingReadingsTests {
  @Test(arguments: [
    "present B", "present B animated", "A.present B", "present B; dismiss",
  ])
  func `an edit button that waits to be replaced may stop saying Done`(_ end: String) async throws {
    let subject = NavigationSubject(
      "subject", HeadlessAdapter(variants: [.refreshAtTopChange, .editingEndsOnLeaving]))
    let text = "A.item.right = A.editButton; start A; tapEdit; A.item.right = x; \(end)"
    let replay = await Conformance(of: subject).replay(try NavigationScenario(text))
    #expect(replay.violated == nil)
  }

  /// Each of these readings is permitted by itself, and together they look like something else.
  @Test(
    arguments: [
      (
        [.barFollowsCallbacks],
        "start A; B.viewWillAppear: setNavigationBarHidden true; push B animated"
      ),
      (
        [.barFollowsCallbacks],
        "start A; delegate.willShow B: setNavigationBarHidden true; push B animated"
      ),
      (
        [.hiddenReadsEffective, .toolbarFollowsVisible],
        "start A; setToolbarHidden false; B.hidesBottomBarWhenPushed = true; present B"
      ),
      (
        [.editingEndsOnLeaving],
        "start A; B.item.right = B.editButton; push B; tapEdit; gesture begin; gesture cancel"
      ),
      (
        [.editingEndsOnRemoval],
        "A.item.right = A.editButton; start A; tapEdit; push B; either; set C A; or; set C; push A"
      ),
      ([.editingEndsWhenKept], "A.item.right = A.editButton; start A; tapEdit; set B A"),
      (
        [.editingEndsWhenKept],
        "A.item.right = A.editButton; start A; tapEdit; either; set A; or"
      ),
      ([.emptyTitleShowsNothing], "A.title = \"a\"; start A; A.item.title = \"\""),
      ([.emptyTitleShowsNothing], "A.title = \"a\"; A.item.title = \"\"; start A; push B; pop"),
      (
        [.titleWritesThrough, .emptyTitleShowsNothing],
        "A.item.title = \"a\"; A.title = \"\"; start A"
      ),
      (
        [.wordWithoutTitle, .emptyTitleShowsNothing],
        "A.title = \"a\"; A.item.title = \"\"; start A"
      ),
      (
        [.wordWithoutTitle, .emptyTitleShowsNothing],
        "A.title = \"a\"; start A; A.item.title = \"\""
      ),
      ([.newDelegateToldAtOnce], "start A; push B running; delegate = 2; settle"),
      ([.newDelegateToldAtOnce], "start A; push B; pop running; delegate = 1; settle"),
      ([.newDelegateToldAtOnce], "start A; set B running; delegate = 1; settle"),
      ([.newDelegateToldAtOnce], "start A; push B running; delegate = 2; delegate = 1; settle"),
      (
        [.newDelegateToldAtOnce, .stackChangesAtEnd], "start A; set B running; delegate = 2; settle"
      ),
    ] as [(NavigationVariants, String)])
  func `who reads open points so does nothing wrong`(
    _ variants: NavigationVariants, _ text: String
  ) async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
    let replay = await Conformance(of: subject).replay(try NavigationScenario(text))
    #expect(replay.violated == nil)
    #expect(!replay.endedEarly)
  }

  @Test(
    arguments: [
      ([.willShowFlagLost], "start A; push B running; delegate = 2; settle", "DLG-05"),
      ([.willShowNamesPopped], "start A; push B; pop running; delegate = 2; settle", "DLG-04"),
    ] as [(NavigationFaults, String, String)])
  func `what the first delegate was told of a transition is judged though it is replaced`(
    _ faults: NavigationFaults, _ text: String, _ requirement: String
  ) async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: faults))
    let replay = await Conformance(of: subject).replay(try NavigationScenario(text))
    #expect(replay.violated?.id == requirement)
  }

  @Test(
    arguments: [
      ("push B animated", true),
      ("B.viewWillAppear: setNavigationBarHidden true; push B animated", nil),
      ("B.viewWillAppear: setNavigationBarHidden false; push B animated", true),
      ("push B running; settle", true),
      ("push B running; setNavigationBarHidden true; settle", nil),
      ("push B running; setNavigationBarHidden true; setNavigationBarHidden false; settle", nil),
      ("push B running; setNavigationBarHidden false; settle", true),
      // Who changes the bar at the end has nothing left to change.
      ("push B running; B.item.left = y; settle", nil),
      ("push B running; A.title = \"b\"; settle", nil),
    ] as [(String, Bool?)])
  func `a bar that is hidden before it has to show the new top need not move`(
    _ text: String, _ isAsked: Bool?
  ) throws {
    var model = NavigationModel()
    var expectation = NavigationReference.Expectation()
    let before = "B.item.left = x; A.title = \"a\"; B.title = \"b\"; start A; "
    for line in try NavigationScenario(before + text).lines { model.apply(line, to: &expectation) }
    #expect(expectation.barContentAnimation == isAsked)
  }

  @Test(
    arguments: [
      // What is shown before may already be what is shown after.
      ("start A; A.title = \"b\"; push B animated", nil),
      ("A.item.title = \"a\"; A.title = \"b\"; start A; push B animated", nil),
      ("A.title = \"b\"; start A; push B animated", true),
      ("A.title = \"b\"; start A; push B", false),
      // It is the bar right before the change that counts, and not one of before.
      ("start A; push B animated", nil),
      ("start A; push B; pop animated", nil),
      ("A.title = \"b\"; start A; push B animated; pop animated", true),
      ("A.item.left = none; start A; push B; pop animated", true),
      (
        "A.title = \"b\"; start A; push B; A.title = \"a\"; push C; pop animated; pop animated", nil
      ),
    ] as [(String, Bool?)])
  func `the bar is asked to move only where it cannot show the same as before`(
    _ text: String, _ isAsked: Bool?
  ) throws {
    var model = NavigationModel()
    var expectation = NavigationReference.Expectation()
    let before = "A.item.left = x; B.item.left = x; A.title = \"a\"; B.title = \"a\"; "
    for line in try NavigationScenario(before + text).lines { model.apply(line, to: &expectation) }
    #expect(expectation.barContentAnimation == isAsked)
  }

  private func state(
    after text: String
  ) throws -> (model: NavigationModel, expectation: NavigationReference.Expectation) {
    var model = NavigationModel()
    var expectation = NavigationReference.Expectation()
    for line in try NavigationScenario(text).lines { model.apply(line, to: &expectation) }
    return (model, expectation)
  }

  @Test(arguments: ["push B", "setNavigationBarHidden true", "setToolbarHidden false"])
  func `whether a top whose callback waits is told of a pop to the root is not foreseen`(
    _ change: String
  ) throws {
    let model = try state(after: "start A; A.viewWillAppear: \(change)").model
    #expect(model.refusal(of: .popToRoot(.still)) == .callbackCannotBeForeseen(.init(0)))
    #expect(model.refusal(of: .pop(.still)) == nil)
  }

  @Test(arguments: ["A", "B"])
  func `who of a stack is told of its first display is not foreseen`(_ name: String) throws {
    let model = try state(
      after: "start A off screen; push B; \(name).viewWillAppear: setNavigationBarHidden true"
    ).model
    let controller = ControllerName(name == "A" ? 0 : 1)
    #expect(model.refusal(of: .show) == .callbackCannotBeForeseen(controller))
    let other = try state(
      after: "start A off screen; push B; C.viewWillAppear: setNavigationBarHidden true"
    ).model
    #expect(other.refusal(of: .show) == nil)
  }

  @Test func `an edit button that is made while the controller is edited may say Edit`() throws {
    let made = "A.item.right = A.editButton; start A; tapEdit"
    #expect(try state(after: made).model.statedBar.right == .exactly(.editButton(isDone: true)))
    let again = "\(made); A.item.right = A.editButton"
    #expect(
      try state(after: again).model.statedBar.right
        == .oneOf(nil, .editButton(isDone: true), .editButton(isDone: false)))
  }

  @Test(
    arguments: [
      ("set A", true), ("set B A animated", true), ("popTo A", true), ("popToRoot animated", true),
      ("gesture begin; gesture cancel", true), ("gesture begin; gesture finish", true),
      // Nobody is told, and nothing happens.
      ("pop", false), ("setNavigationBarHidden false", false), ("setToolbarHidden false", false),
    ])
  func `whoever stays on top may be taken to leave and come back, and end editing`(
    _ line: String, _ isOpen: Bool
  ) throws {
    let right = try state(after: "A.item.right = A.editButton; start A; tapEdit; \(line)")
      .model.statedBar.right
    #expect(
      right
        == (isOpen
          ? .oneOf(.editingAfterReturn, .editButton(isDone: true), .editButton(isDone: false))
          : .exactly(.editButton(isDone: true))))
  }

  @Test func `who is covered by what is presented is not told where it goes`() throws {
    #expect(try state(after: "start A; push B; pop").expectation.messages.movingFrom == .init(1))
    #expect(
      try state(after: "start A; push B; present C; pop").expectation.messages.movingFrom == nil)
  }

  private func scope(of text: String) throws -> AspectSet {
    let scenario = try #require(RelationScenario(NavigationScenario(text).lines))
    return try #require(RelationPlan(scenario)).scope
  }

  @Test(
    arguments: [
      ("start A; A.item.right = x; either; popToRoot; or; popTo A", Aspect.right),
      ("start A; A.title = \"a\"; either; popToRoot animated; or; popToRoot", .centre),
      ("start A; push B; B.title = \"b\"; either; popTo B animated; or; popTo B", .centre),
      ("start A; A.title = \"a\"; either; pop animated; or; pop", .centre),
      (
        "start A; setToolbarHidden false; A.toolbarItems = [x]; either; popToRoot; or; popTo A",
        .toolbarItems
      ),
      (
        "A.hidesBottomBarWhenPushed = true; start A; setToolbarHidden false; either; popToRoot; or; popTo A",
        .toolbarShown
      ),
    ])
  func `with nothing to pop, what waits for the next top may show in one run and not in the other`(
    _ text: String, _ aspect: Aspect
  ) throws {
    #expect(try !scope(of: text).contains(aspect))
    #expect(try scope(of: text).contains(.stack))
    #expect(
      try scope(of: "A.title = \"a\"; start A; push B; either; popToRoot; or; popTo A")
        .contains(aspect),
      "where something is popped nothing waits")
  }

  @Test(arguments: [
    "either; tapBack; or; pop animated; then; push B",
    "either; gesture begin; gesture finish; or; pop animated; then; push B",
    "either; pop animated; or; pop; then; push B", "either; set A; or; popTo A; then; push B",
    "either; set A B C; or; push C; then; pop", "either; popToRoot; or; popTo A; then; push B",
    "either; pop; or; popTo A; then; push B", "either; set A B; or",
  ])
  func `one way to leave may end that a controller is edited, and another one not`(
    _ runs: String
  ) throws {
    let before = "B.item.right = B.editButton; start A; push B; "
    #expect(try !scope(of: before + "tapEdit; " + runs).contains(.right))
    #expect(try scope(of: before + runs).contains(.right))
  }

  @Test(
    arguments: [
      ("start A; either; set A B; or; push B; then; B.item.right = y", Aspect.right),
      ("start A; either; present B; dismiss; or; then; set B A", .left),
      (
        "start A; setToolbarHidden false; either; set A B; or; push B; then; B.toolbarItems = [y]",
        .toolbarItems
      ),
      (
        "start A; set B A; either; navigationBarHidden = false; or; setNavigationBarHidden false",
        .left
      ),
      // What waits for a change of the top may be brought up to date by a method, and not by a property.
      (
        "start A; setToolbarHidden false; A.toolbarItems = [x]; either; navigationBarHidden = true; or; setNavigationBarHidden true",
        .toolbarItems
      ),
      ("A.item.prompt = \"\"; start A; push B; either; pop animated; or; pop", .prompt),
      ("A.item.prompt = \"\"; start A; either; present B; dismiss; or", .prompt),
      // Above a controller that hides the toolbar.
      (
        "A.hidesBottomBarWhenPushed = true; start A; push B; setToolbarHidden false; either; push C animated; or; push C",
        .toolbarShown
      ),
      (
        "A.hidesBottomBarWhenPushed = true; start A; set A B C; setToolbarHidden false; either; tapBack; or; pop animated",
        .toolbarFlag
      ),
      (
        "B.hidesBottomBarWhenPushed = true; start A; push C; setToolbarHidden false; either; pop animated; or; pop; then; present B",
        .toolbarFlag
      ),
    ])
  func `two runs may read in two ways what both of them leave open in the end`(
    _ text: String, _ aspect: Aspect
  ) throws {
    #expect(try !scope(of: text).contains(aspect))
    #expect(try scope(of: text).contains(.stack))
    #expect(try scope(of: "start A; either; set A B; or; push B").contains(aspect))
  }

  @Test(
    arguments: [
      ("A.item.prompt = \"a\"; start A; push B; either; pop animated; or; pop", Aspect.prompt),
      (
        "start A; setToolbarHidden false; either; navigationBarHidden = true; or; setNavigationBarHidden true",
        .toolbarItems
      ),
      (
        "B.hidesBottomBarWhenPushed = true; start A; push B; setToolbarHidden false; either; pop animated; or; pop",
        .toolbarShown
      ),
      (
        "B.hidesBottomBarWhenPushed = true; start A; setToolbarHidden false; either; push B animated; or; push B",
        .toolbarShown
      ),
    ])
  func `what is not left open in the end is compared`(_ text: String, _ aspect: Aspect) throws {
    #expect(try scope(of: text).contains(aspect))
  }
}
