import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference
import Testing

/// Of what goes wrong together in a step, the cause is blamed and not what comes of it.
@MainActor @Suite("Blame") struct BlameTests {
  private func blamed(_ fault: NavigationFault, _ text: String) async throws -> String? {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: [fault]))
    return await Conformance(of: subject).replay(try NavigationScenario(text)).violated?.id
  }

  @Test(arguments: [
    ("B.viewWillAppear: setToolbarHidden false; popTo A", "POP-07"),
    ("B.viewWillAppear: push D; popTo A", "POP-07"),
    ("popTo A", "POP-07"),
  ])
  func `a stack that stops short is to blame, not the message to whom it shows instead`(
    _ end: String, _ requirement: String
  ) async throws {
    #expect(
      try await blamed(.popToStopsOneAbove, "start A; set A B C; \(end)") == requirement)
  }

  @Test(arguments: [
    // Another callback would push the controller, too, later.
    "A B C D E F; H.viewWillAppear: push G; delegate.willShow G: setToolbarHidden false; push G",
    "A B C D E F; H.viewWillAppear: push G; G.viewWillAppear: setToolbarHidden false; push G",
    // A push is chained from it, or a whole chain.
    "A B C D E F; G.viewWillAppear: push H; push G",
    "A B C D E F; G.viewWillAppear: push H; H.viewWillAppear: push I; push G",
  ])
  func `a push that is lost is to blame, not the callbacks that are lost with it`(
    _ end: String
  ) async throws {
    #expect(try await blamed(.deepPushLost, "start A; set \(end)") == "PUSH-01")
  }

  @Test(arguments: [
    "A B C D E; F.viewWillAppear: push G; push F",
    "A B C D E; F.viewWillAppear: push G; G.viewWillAppear: push H; push F",
  ])
  func `a chained push that is lost is to blame, not the callbacks that are lost with it`(
    _ end: String
  ) async throws {
    #expect(try await blamed(.deepPushLost, "start A; set \(end)") == "APP-05")
  }

  @Test(arguments: [
    "A.viewWillAppear: push E",
    "A.viewWillAppear: push E; B.viewWillAppear: push F",
    "A.viewWillAppear: push E; E.viewWillAppear: push F",
    "delegate.willShow A: setToolbarHidden false; B.viewWillAppear: push F",
    "P.viewWillAppear: push B; B.viewWillAppear: setToolbarHidden false",
    "P.viewWillAppear: push B; delegate.willShow A: setToolbarHidden false",
  ])
  func `a pop to the root that stops short is to blame, whatever was to be done in callbacks`(
    _ callbacks: String
  ) async throws {
    #expect(
      try await blamed(.deepPopToRootKeepsOne, "start A; set A B C D; \(callbacks); popToRoot")
        == "POP-11")
  }

  @Test func `what had to be refused is to blame for all that it calls back`() async throws {
    #expect(
      try await blamed(
        .duplicatePushAccepted, "start A; push B; A.viewWillAppear: push C; push A") == "PUSH-03")
  }

  @Test func `what was never called back has chained nothing`() async throws {
    let text = "start A; push B; A.viewWillAppear: push C; pop"
    #expect(try await blamed(.revealedUntold, text) == "APP-02")
  }

  @Test func `of two controllers in a chain the delegate has to hear of the last`() async throws {
    let text = "start A; B.viewWillAppear: push C; push B"
    #expect(try await blamed(.chainedPushUntoldToDelegate, text) == "DLG-08")
    let subject = NavigationSubject("subject", HeadlessAdapter(variants: [.chainHeardAtEndOnly]))
    let report = await Conformance(of: subject).replay(try NavigationScenario(text))
    #expect(report.violated == nil)
    #expect(report.unsupported == nil)
  }

  /// Tells the delegate of one more controller where a push has chained another.
  private func afterChain(
    _ named: @escaping @MainActor @Sendable (MutantStage) -> UIViewController?
  ) -> NavigationSubject {
    var mutation = Mutation()
    mutation.after = { stage, operation in
      guard operation.isPush, stage.stack.count > stage.before.count + 1,
        let controller = named(stage)
      else { return }
      stage.tell(stage.delegate, controller)
    }
    return NavigationSubject("subject", MutantAdapter(mutation))
  }

  @Test func `in a chain nobody may be named but who arrived`() async throws {
    let subject = afterChain { $0.topBefore }
    let scenario = try NavigationScenario("start A; B.viewWillAppear: push C; push B")
    let report = await Conformance(of: subject).replay(scenario)
    #expect(report.violated?.id == "DLG-03")
    let rows = try #require(report.steps.last).comparisons.filter(\.differs)
    #expect(rows.map(\.expected) == ["names B C only"])

    #if !DEBUG
      var options = CampaignOptions()
      options.ending = "DLG-03"
      let found = try await Conformance(of: subject).check(options).violations
      #expect(found.map(\.id) == ["DLG-03"])
      #expect(found.first?.counterexample?.scenario.text == scenario.text)
    #endif
  }

  @Test func `those who arrived in a chain may be named in any order`() async throws {
    let subject = afterChain { $0.back }
    let scenario = try NavigationScenario("start A; B.viewWillAppear: push C; push B")
    let report = await Conformance(of: subject).replay(scenario)
    #expect(report.violated == nil)
    #expect(report.unsupported == nil)
  }

  @Test(arguments: [
    (NavigationFault.tintLostByPush, "BAR-10"), (.barTintLostByPush, "BAR-11"),
  ])
  func `of two colours the one that is lost is to blame`(
    _ fault: NavigationFault, _ requirement: String
  ) async throws {
    let text = """
      start A; navigationBar.tintColor = x; navigationBar.barTintColor = y; push B
      """
    #expect(try await blamed(fault, text) == requirement)
  }

  @Test func `a message to somebody else is to blame for what is pushed in it`() async throws {
    let text = "start A; set A B C; B.viewWillAppear: push D; popTo A animated"
    #expect(try await blamed(.inBetweenAppearWhenAnimated, text) == "APP-03")
  }

  @Test(arguments: ["push C; set A B C", "push D; set A B C", "push D; set A B C animated"])
  func `a message to somebody buried by a set is to blame for whatever a push in it leads to`(
    _ end: String
  ) async throws {
    let text = "start A; B.viewWillAppear: \(end)"
    #expect(try await blamed(.setTellsBuried, text) == "APP-12")
  }

  @Test func `what raises in a transition left running may be what a callback asks for`()
    async throws
  {
    let text = "start A; set A B C D; C.viewWillAppear: push A; popTo B running"
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: [.popToStopsOneAbove]))
    let report = await Conformance(of: subject).replay(try NavigationScenario(text))
    #expect(report.violated == nil)
    let raised = report.steps.last?.comparisons.first { $0.aspect == "raised" }
    #expect(raised?.observed == "an error")
  }

  @Test func `a controller that a set loses is to blame, not what is chained to it`() async throws {
    let text = "start A; B.viewWillAppear: push C; set A B"
    #expect(try await blamed(.setLosesKept, text) == "SETVC-01")
  }

  @Test(arguments: [
    ("start A; B.item.back = x; push B", "LEFT-07"),
    // Which of the two is shown cannot be told.
    ("start A; A.item.back = x; B.item.back = x; set A C B", "LEFT-17"),
  ])
  func `an item that must not be shown is to blame where it can be told that it is the one`(
    _ text: String, _ requirement: String
  ) async throws {
    #expect(try await blamed(.ownBackItemShown, text) == requirement)
  }

  @Test func `items that are missing are no items in another order`() async throws {
    let text = "A.toolbarItems = [x, y, z, u, v]; start A; setToolbarHidden false"
    #expect(try await blamed(.toolbarItemsAfterFourthLost, text) == "TB-08")
  }

  @Test(arguments: [
    "A.toolbarItems = [z, z]; start A; setToolbarHidden false",
    "B.toolbarItems = [z, z]; start A; setToolbarHidden false; push B",
    "start A; setToolbarHidden false; A.setToolbarItems [y, z, y]",
  ])
  func `an item that stands once instead of twice is to blame whatever brought it`(
    _ text: String
  ) async throws {
    #expect(try await blamed(.toolbarItemsUnique, text) == "TB-04")
  }

  @Test func `the old top is nobody in between`() async throws {
    let text = "start A; set A B C; popTo A"
    #expect(try await blamed(.willShowNamesPopped, text) == "DLG-04")
  }
}
