import ConformanceTestSupport
import NavigationReference
import Testing

/// Over everything that the models of the smaller systems say in many scenarios.
@Suite(.aside) struct `Blame in the smaller systems` {
  /// Nothing stated without exactly one most specific requirement, and nothing refined that never meets.
  private func check<Model: SystemModel>(
    _ model: Model.Type, _ expectations: [SystemExpectation<Model.Aspect, Model.Situation>]
  ) {
    let catalogue = Model.catalogue
    var problems: Set<String> = []
    var deciding: Set<String> = []
    var meeting: Set<[String]> = []
    for expectation in expectations {
      for statement in expectation.statements where statement.isJudged {
        let aspect = statement.aspect
        let blamed = catalogue.mostSpecific(of: aspect, in: expectation.situation)
        let ids = blamed.map { catalogue.requirements[$0].id }
        deciding.formUnion(ids)
        if ids.count != 1 { problems.insert("\(aspect.title) is spoken of by \(ids)") }
        let speaking = catalogue.speaking(of: aspect, in: expectation.situation)
          .map { catalogue.requirements[$0] }
        for requirement in speaking {
          for other in speaking where requirement.refines.contains(other.id) {
            meeting.insert([requirement.id, other.id])
          }
        }
      }
    }
    for problem in problems.sorted() { Issue.record("\(problem)") }
    for requirement in catalogue.requirements {
      #expect(deciding.contains(requirement.id), "\(requirement.id) never decides")
      for id in requirement.refines {
        #expect(meeting.contains([requirement.id, id]), "\(requirement.id) never meets \(id)")
      }
    }
  }

  @Test func `every layout is spoken of by one requirement for each aspect`() {
    var expectations: [SystemExpectation<FullScreenAspect, FullScreenSituation>] = []
    for first in LayoutConditions.all {
      for factor in LayoutFactor.allCases {
        guard let second = first.toggled(factor) else { continue }
        var model = FullScreenModel()
        model.apply(first)
        expectations.append(model.expectation)
        model.apply(second)
        expectations.append(model.expectation)
      }
    }
    check(FullScreenModel.self, expectations)
  }

  @Test func `every step of a life cycle is spoken of by one requirement for each aspect`() {
    var dice = Dice(seed: 4)
    let (first, second, third) = (ControllerName(0), ControllerName(1), ControllerName(2))
    let creations: [LifecycleLine] = [
      .make(.root(first)), .make(.subclass(first)), .make(.storyboard(first)),
      .make(.storyboardWithoutRoot), .make(.bars(navigationBar: false, toolbar: false)),
      .make(.bars(navigationBar: true, toolbar: false)),
      .make(.bars(navigationBar: false, toolbar: true)),
      .make(.bars(navigationBar: true, toolbar: true)),
    ]
    let others: [LifecycleLine] = [
      .ownIdentifier("n"), .ownIdentifier("n"), .identifier(first, "x"), .identifier(second, "x"),
      .identifier(third, "y"), .identifier(first, "y"), .identifier(second, nil), .push(second),
      .push(third), .push(first), .pop, .set([third, first]), .encode, .encode, .restore,
      .relaunch, .remake,
    ]
    var expectations: [SystemExpectation<LifecycleAspect, LifecycleSituation>] = []
    for _ in 0..<3_000 {
      var model = LifecycleModel()
      for count in 0..<14 {
        let lines = count == 5 ? creations : others
        let line = lines[dice.roll(lines.count)]
        guard model.refusal(of: line) == nil else { continue }
        model.apply(line)
        expectations.append(model.expectation)
      }
    }
    check(LifecycleModel.self, expectations)
  }

  @Test func `every step of a toolbar controller is spoken of by one requirement for each aspect`()
  {
    var dice = Dice(seed: 3)
    var expectations: [SystemExpectation<ToolbarControllerAspect, ToolbarControllerSituation>] = []
    for _ in 0..<3_000 {
      var model = ToolbarControllerModel()
      for _ in 0..<14 {
        let line = Self.lines[dice.roll(Self.lines.count)]
        guard model.refusal(of: line) == nil else { continue }
        model.apply(line)
        expectations.append(model.expectation)
      }
    }
    check(ToolbarControllerModel.self, expectations)
  }

  private static let lines: [ToolbarControllerLine] = {
    let (first, second, third) = (ControllerName(0), ControllerName(1), ControllerName(2))
    let ways: [ToolbarControllerLine] = [
      .contain(.navigation(first)), .contain(.subclass(first)), .contain(.plain), .load, .load,
      .load, .show, .show, .show,
    ]
    let others: [ToolbarControllerLine] = [
      .delegate(.first), .push(second, animated: true), .push(third, animated: false),
      .pop(animated: false), .popToRoot(animated: true), .popTo(first, animated: false),
      .set([third], animated: true), .set([second, first], animated: false),
      .toolbarItems(first, .items(["x"])), .toolbarItems(second, .unanswered),
      .toolbarItems(third, .none), .appearance(.viewWillAppear, animated: true),
      .appearance(.viewDidAppear, animated: true), .rotate(.portrait),
      .resize(width: 400, height: 300), .contentItems(["y"]),
    ]
    return ways + ways + others
  }()
}

extension SystemStatement {
  /// What is only noted decides nothing, so that no requirement has to speak of it.
  fileprivate var isJudged: Bool { if case .noted = permitted { false } else { true } }
}
