internal import NavigationReference

/// Whether the documents define what each line of a scenario does; in both runs, where it compares two.
struct ScenarioCheck {
  private var model = NavigationModel()
  private var expectation = Expectation()
  private var place = Place.outside
  private var before = NavigationModel()
  private var left: [ScenarioLine] = []
  private var right: [ScenarioLine] = []
  /// The state at the end of the first run.
  private var leftModel = NavigationModel()
  private var start = 0
  /// The first line that no comparison can have.
  private var incomparable: (line: ScenarioLine, offset: Int)?

  private enum Place {
    case outside
    case left
    case right
    case after
  }

  /// Takes the line that begins at an offset.
  mutating func take(_ line: ScenarioLine, at offset: Int) throws(ScenarioFault) {
    if case .fork(let fork) = line { return try take(fork, at: offset) }
    if let refusal = model.refusal(of: line) {
      throw ScenarioFault(
        offset: offset, message: refusal.message, advice: refusal.advice(in: model))
    }
    if !model.canCompare(line) {
      if place != .outside { throw Self.incomparable(line, at: offset) }
      if incomparable == nil { incomparable = (line: line, offset: offset) }
    }
    model.apply(line, to: &expectation)
    switch place {
    case .outside: break
    case .left: left.append(line)
    case .right: right.append(line)
    case .after:
      guard leftModel.canCompare(line) else { throw Self.incomparable(line, at: offset) }
      leftModel.apply(line, to: &expectation)
    }
  }

  /// The text is over at an offset.
  func end(at offset: Int) throws(ScenarioFault) {
    switch place {
    case .outside, .after: return
    case .left:
      throw ScenarioFault(
        offset: offset, message: "expected 'or', found the end of the scenario",
        advice: "a comparison has two sides; the second may have no lines: either; push B; pop; or")
    case .right: try recognize()
    }
  }

  private mutating func take(_ fork: Fork, at offset: Int) throws(ScenarioFault) {
    switch (fork, place) {
    case (.either, .outside):
      if let incomparable { throw Self.incomparable(incomparable.line, at: incomparable.offset) }
      before = model
      start = offset
      place = .left
    case (.or, .left):
      leftModel = model
      model = before
      place = .right
    case (.then, .right):
      try recognize()
      place = .after
    case (.either, _):
      throw ScenarioFault(
        offset: offset, message: "a second 'either', where a scenario compares two runs once",
        advice: "two comparisons are two scenarios")
    case (.or, _):
      throw ScenarioFault(
        offset: offset, message: "'or' stands after the lines of 'either'",
        advice: "for example either; pop; or; popTo A")
    case (.then, _):
      throw ScenarioFault(
        offset: offset, message: "'then' stands after the lines of 'or'",
        advice: "for example either; pop; or; popTo A; then; push B")
    }
  }

  private func recognize() throws(ScenarioFault) {
    guard RelationInstance.recognized(left, right, in: before) == nil else { return }
    throw ScenarioFault(
      offset: start, message: "no relation makes these two sides equal here",
      advice: "CONFORMANCE.md lists the relations; for example either; pop; or; popTo A")
  }

  private static func incomparable(_ line: ScenarioLine, at offset: Int) -> ScenarioFault {
    ScenarioFault(
      offset: offset, message: "'\(line.text)' cannot stand where two runs are compared",
      advice: "callbacks, running transitions and refused pushes are judged in single runs")
  }
}
