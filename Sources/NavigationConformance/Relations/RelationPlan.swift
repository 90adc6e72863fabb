package import NavigationReference

/// Two runs, and in what they must agree.
package struct RelationPlan: Hashable, Sendable {
  package let relation: Relation
  /// What stands before and after the sides.
  private let scenario: RelationScenario
  private let sides: RelationSides
  package let scope: AspectSet

  init?(_ scenario: RelationScenario) {
    var model = NavigationModel()
    var expectation = Expectation()
    var open = OpenPoints()
    for line in scenario.before {
      guard model.canCompare(line) else { return nil }
      let before = model
      model.apply(line, to: &expectation)
      open.note(line, from: before, to: model)
    }
    guard let sides = scenario.instance.sides(in: model) else { return nil }
    guard var left = Self.state(after: sides.left, from: model),
      var right = Self.state(after: sides.right, from: model),
      right.canCompare(scenario.after), left.canCompare(scenario.after)
    else { return nil }
    var later = OpenPoints()
    for line in scenario.after {
      let (leftBefore, rightBefore) = (left, right)
      left.apply(line, to: &expectation)
      right.apply(line, to: &expectation)
      // What only one of the runs leaves open is open in what they are compared by.
      var ofRight = later
      later.note(line, from: leftBefore, to: left)
      ofRight.note(line, from: rightBefore, to: right)
      later.formUnion(ofRight)
    }
    // What is to be seen while a finger is on the screen is open.
    guard left.isSettled else { return nil }
    self.scenario = scenario
    self.sides = sides
    relation = scenario.instance.relation
    scope = scenario.instance.scope(
      from: model, open: open, later: later, to: left,
      isHiding: (scenario.before + scenario.after).contains(where: Self.hides))
  }

  private static func state(
    after lines: [ScenarioLine], from start: NavigationModel
  ) -> NavigationModel? {
    var model = start
    var expectation = Expectation()
    for line in lines {
      guard model.canCompare(line) else { return nil }
      model.apply(line, to: &expectation)
    }
    return model
  }

  private static func hides(_ line: ScenarioLine) -> Bool {
    if case .change(_, .hidesBottomBarWhenPushed(true)) = line { return true }
    return false
  }

  /// What both runs begin with.
  var common: [ScenarioLine] { scenario.before }
  /// The lines of each run.
  var left: [ScenarioLine] { scenario.before + sides.left + scenario.after }
  var right: [ScenarioLine] { scenario.before + sides.right + scenario.after }
  /// Which of them are its own.
  var leftPart: Range<Int> { part(sides.left.count) }
  var rightPart: Range<Int> { part(sides.right.count) }

  private func part(_ count: Int) -> Range<Int> {
    scenario.before.count..<(scenario.before.count + count)
  }

  /// Both runs as one scenario.
  package var lines: [ScenarioLine] {
    var lines = scenario.before + [.fork(.either)] + sides.left + [.fork(.or)] + sides.right
    if !scenario.after.isEmpty { lines += [.fork(.then)] + scenario.after }
    return lines
  }
}
