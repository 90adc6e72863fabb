package import NavigationReference

/// A scenario that compares two runs: what both have in common, one instance of a relation where they part, and what
/// both go on with.
package struct RelationScenario: Hashable, Sendable {
  package var before: [ScenarioLine]
  package var instance: RelationInstance
  package var after: [ScenarioLine]

  package init(before: [ScenarioLine], instance: RelationInstance, after: [ScenarioLine]) {
    self.before = before
    self.instance = instance
    self.after = after
  }

  /// The same as a scenario's lines; `nil` where these are none.
  package init?(_ lines: [ScenarioLine]) {
    guard let either = lines.firstIndex(of: .fork(.either)),
      let or = lines.firstIndex(of: .fork(.or)),
      either < or
    else { return nil }
    let then = lines.firstIndex(of: .fork(.then)) ?? lines.endIndex
    guard or < then else { return nil }
    before = Array(lines[..<either])
    after = Array(lines[then...].dropFirst())
    var model = NavigationModel()
    var expectation = Expectation()
    for line in before {
      guard model.canCompare(line) else { return nil }
      model.apply(line, to: &expectation)
    }
    let left = Array(lines[(either + 1)..<or])
    let right = Array(lines[(or + 1)..<then])
    guard let instance = RelationInstance.recognized(left, right, in: model) else { return nil }
    self.instance = instance
  }

  /// The lines inside another container, and in a window; `nil` where they start otherwise than in a window.
  package init?(placing lines: [ScenarioLine]) {
    for (place, line) in lines.enumerated() {
      guard case .start(let start) = line else { continue }
      guard case .onScreen(let root) = start else { return nil }
      before = Array(lines[..<place])
      instance = .placement(root)
      after = Array(lines[(place + 1)...])
      return
    }
    return nil
  }

  /// The two runs, and in what they must agree; `nil` where the relation has nothing to say.
  package var plan: RelationPlan? { RelationPlan(self) }
}
