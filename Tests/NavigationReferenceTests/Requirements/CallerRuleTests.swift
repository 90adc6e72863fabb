import ConformanceTestSupport
import NavigationReference
import Testing

@Suite("Rules for the caller", .aside) struct CallerRuleTests {
  @Test func `each is what a refusal stands for`() {
    let refusals: [Refusal] = [
      .transitionRuns, .notOnStack(ControllerName(0)), .emptyArray,
      .repeatedController(ControllerName(0)), .showWithoutRoot, .noBackButton,
      .hidesBottomBarOnStack(ControllerName(0)), .emptyStack, .tabBarController(ControllerName(0)),
      .barView(.navigationBar, .alpha), .foreignBarClass(.toolbar),
      .navigationController(ControllerName(0)), .callbackInDelegatePushes, .callbackPops,
      .callbackSets, .elsewhere(ControllerName(0)),
    ]
    #expect(Set(refusals.compactMap(\.rule)) == Set(CallerRule.allCases))
    for refusal in refusals { #expect(refusal.row == refusal.rule?.row) }
  }

  @Test func `nothing is assigned to a bar's view, whatever the bar and the property`() {
    var model = NavigationModel()
    var expectation = Expectation()
    model.apply(.start(.onScreen(root: ControllerName(0))), to: &expectation)
    let rows = BarObject.allCases.map { bar in
      BarViewProperty.allCases.map { property -> String? in
        let refusal = model.refusal(of: .changeBar(.view(bar, property)))
        #expect(refusal == .barView(bar, property))
        #expect(refusal?.rule == .leavesBarsAlone)
        return refusal?.row
      }
    }
    #expect(rows[0] == ["BAR-09", "BAR-07", "BAR-07", "BAR-07", "BAR-08"])
    #expect(rows[1] == rows[1].map { _ in "BAR-19" })
    // What may be changed of the bar itself still may be.
    #expect(model.refusal(of: .changeBar(.isTranslucent(true))) == nil)
  }

  @Test(arguments: BarObject.allCases)
  func `no bar is given a class that is no bar's`(_ bar: BarObject) {
    let start = ScenarioLine.start(.foreignClass(root: ControllerName(0), of: bar))
    let refusal = NavigationModel().refusal(of: start)
    #expect(refusal == .foreignBarClass(bar))
    #expect(refusal?.rule == .givesBarClasses)
    #expect(refusal?.row == "CLS-09")
  }

  @Test func `in a callback the stack is changed by a push in viewWillAppear only`() {
    let (a, b) = (ControllerName(0), ControllerName(1))
    func refusal(_ callback: Callback, _ operation: CallbackOperation) -> Refusal? {
      NavigationModel().refusal(of: .callback(callback, operation))
    }
    for animated in [false, true] {
      #expect(refusal(.viewWillAppear(a), .push(b, animated: animated)) == nil)
      #expect(refusal(.willShow(a), .push(b, animated: animated)) == .callbackInDelegatePushes)
      for callback in [Callback.viewWillAppear(a), .willShow(a)] {
        #expect(refusal(callback, .pop(animated: animated)) == .callbackPops)
        #expect(refusal(callback, .setViewControllers([b], animated: animated)) == .callbackSets)
        // The bars are for callbacks to change.
        #expect(refusal(callback, .setToolbarHidden(true, animated: animated)) == nil)
        #expect(refusal(callback, .setNavigationBarHidden(true, animated: animated)) == nil)
      }
    }
  }

  @Test(arguments: [
    (Attribute.tabBarController, Refusal.tabBarController(ControllerName(1))),
    (.navigationController, .navigationController(ControllerName(1))),
    (.elsewhere, .elsewhere(ControllerName(1))),
  ])
  func `a container comes on no stack, nor one of another stack, whoever puts it there`(
    _ attribute: Attribute, _ refusal: Refusal
  ) {
    let (a, t) = (ControllerName(0), ControllerName(1))
    func refusals(_ lines: [ScenarioLine], of last: [ScenarioLine]) -> [Refusal?] {
      var model = NavigationModel()
      var expectation = Expectation()
      for line in lines { model.apply(line, to: &expectation) }
      return last.map { model.refusal(of: $0) }
    }
    let starts: [ScenarioLine] = [
      .start(.onScreen(root: t)), .start(.offScreen(root: t)), .start(.presented(root: t)),
      .start(.embedded(root: t)),
    ]
    let others: [ScenarioLine] = [
      .push(t, .still), .push(t, .running), .setViewControllers([a, t], .animated),
      .setViewControllers([t], .still), .assignViewControllers([t, a]),
      .callback(.viewWillAppear(a), .push(t, animated: false)), .segue(t),
    ]
    let kind = ScenarioLine.change(t, attribute)
    let begun: [ScenarioLine] = [kind, .start(.onScreen(root: a))]
    #expect(refusals([kind], of: starts) == starts.map { _ in refusal })
    #expect(refusals(begun, of: others) == others.map { _ in refusal })
    #expect(refusals(begun, of: [.popTo(t, .still)]) == [.notOnStack(t)])
    // Another controller may go where this one may not.
    #expect(refusals([], of: starts) == starts.map { _ in nil })
  }

  @Test(arguments: [
    ScenarioLine.change(ControllerName(0), .title("a")), .start(.onScreen(root: ControllerName(0))),
    .callback(.viewWillAppear(ControllerName(0)), .setToolbarHidden(true, animated: false)),
    .callback(.viewWillAppear(ControllerName(1)), .push(ControllerName(0), animated: false)),
    .change(ControllerName(0), .toolbarItems(["x"])), .change(ControllerName(0), .tabBarController),
    .change(ControllerName(0), .navigationController), .change(ControllerName(0), .elsewhere),
  ])
  func `what is a tab bar or navigation controller, or on another stack, is so from the beginning`(
    _ earlier: ScenarioLine
  ) {
    for attribute in [Attribute.tabBarController, .navigationController, .elsewhere] {
      var model = NavigationModel()
      var expectation = Expectation()
      let kind = ScenarioLine.change(ControllerName(0), attribute)
      #expect(model.refusal(of: kind) == nil)
      model.apply(earlier, to: &expectation)
      #expect(model.refusal(of: kind) == .kindSaidLate(ControllerName(0)))
    }
  }

  @Test func `those that a statement asks for are accounted for with it`() {
    let rows = Set(
      RowDisposition.all.map(\.row)
        + RequirementCatalogue.core.requirements.flatMap(\.rows))
    for rule in CallerRule.allCases {
      #expect(rows.isSuperset(of: rule.rows), "\(rule)")
      let silent: [CallerRule] = [
        .popsFromSomething, .keepsNavigationControllersOut, .callsBackAsForeseen,
        .keepsToOneStack,
      ]
      #expect(rule.rows.isEmpty == silent.contains(rule))
      #expect(rule.statement.hasSuffix("."))
    }
  }
}
