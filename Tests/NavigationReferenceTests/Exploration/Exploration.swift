import NavigationReference

/// What the model says in all short scenarios and in a long random walk: each combination of facts
/// and stated aspects once, with the shortest scenario seen that leads there.
struct Exploration {
  struct Moment: Hashable {
    let situation: Situation
    let stated: AspectSet
  }

  private(set) var moments: [Moment: [ScenarioLine]] = [:]
  private(set) var stepCount = 0
  private var path: [ScenarioLine] = []
  private var expectation = Expectation()

  static let shared: Exploration = {
    var exploration = Exploration()
    exploration.visitAll(from: NavigationModel(), upTo: 3)
    exploration.walk(scenarios: sample(4_000, of: 14_000), length: 18) {
      $0 < Vocabulary.coreGroupCount
    }
    exploration.walk(scenarios: sample(3_000, of: 8_000), length: 18) { group in
      group >= Vocabulary.coreGroupCount || Vocabulary.basicGroups.contains(group)
    }
    for lines in Vocabulary.rare { exploration.visit(lines) }
    return exploration
  }()

  /// Every scenario of at most this many lines.
  private mutating func visitAll(from model: NavigationModel, upTo count: Int) {
    guard count > 0 else { return }
    for line in Vocabulary.lines where model.refusal(of: line) == nil {
      var next = model
      path.append(line)
      step(&next, line)
      visitAll(from: next, upTo: count - 1)
      path.removeLast()
    }
  }

  private mutating func visit(_ lines: [ScenarioLine]) {
    var model = NavigationModel()
    path.removeAll()
    for line in lines {
      path.append(line)
      step(&model, line)
    }
    path.removeAll()
  }

  /// Scenarios of some of the groups, each of which takes part in every second scenario.
  private mutating func walk(scenarios: Int, length: Int, among isMeant: (Int) -> Bool) {
    var dice = Dice(seed: 7)
    var model = NavigationModel()
    for _ in 0..<scenarios {
      model.reset()
      path.removeAll(keepingCapacity: true)
      let setUp = dice.roll(6)
      let groups = Vocabulary.groups.indices.filter { group in
        isMeant(group) && (group == 4 || dice.roll(2) == 0)
      }
      for position in 0..<length {
        let line = draw(&dice, model, groups, mayStart: position >= setUp)
        guard let line else { continue }
        path.append(line)
        step(&model, line)
      }
    }
    path.removeAll()
  }

  /// A line of these groups that the model accepts here; the start comes as soon as it may.
  private func draw(
    _ dice: inout Dice, _ model: NavigationModel, _ groups: [Int], mayStart: Bool
  ) -> ScenarioLine? {
    if mayStart, !model.isStarted {
      let line = Vocabulary.starts[[0, 1, 2, 0, 0, 3][dice.roll(6)]]
      if model.refusal(of: line) == nil { return line }
    }
    for _ in 0..<12 {
      let group = Vocabulary.groups[groups[dice.roll(groups.count)]]
      let line = group[dice.roll(group.count)]
      if model.refusal(of: line) == nil, mayStart || !isStart(line) { return line }
    }
    return nil
  }

  private func isStart(_ line: ScenarioLine) -> Bool {
    if case .start = line { true } else { false }
  }

  private mutating func step(_ model: inout NavigationModel, _ line: ScenarioLine) {
    model.apply(line, to: &expectation)
    stepCount += 1
    let moment = Moment(situation: expectation.situation, stated: expectation.stated)
    guard moment.stated != AspectSet(rawValue: 0) else { return }
    if let shortest = moments[moment], shortest.count <= path.count { return }
    moments[moment] = path
  }
}
