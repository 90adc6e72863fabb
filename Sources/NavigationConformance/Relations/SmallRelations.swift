import ConformanceEngine
import NavigationReference

/// An example of every relation, and then each in every state that a start and one more line lead to: small cases are not
/// left to chance. What asks for more below the top than those states have is tried in longer ones, too, in turns. Where one
/// of the two runs is nothing at all, what the other one has left behind may show with the next operation only: so both go on
/// there, too.
struct SmallRelations {
  private let claims: Capabilities
  private var small: SmallScenarios
  private var pending: [RelationScenario] = []
  /// How many of the longer states have been tried.
  private var turn = 0
  /// How many of the states have been tried in which every relation is.
  private var stateCount = 0

  /// How many lines lead to the states in which every relation is tried.
  static let lineCount = 2
  /// What the person does, and what comes over the interface: each finds few of those states to begin in, and few of the
  /// generated ones.
  private static let rare: [Relation] = [
    .popGesture, .cancelledGesture, .backButton, .presentAndDismiss,
  ]

  init(claims: Capabilities) {
    self.claims = claims
    // What a place changes is asked by the relation between places, what a segue leaves is what a push does, and what an
    // item is made of shows in one run.
    small = SmallScenarios(
      claims: claims.subtracting([.embeddedStart, .segues, .itemViews, .toolbarItemKinds]),
      withExamples: false)
    pending = RequirementExamples.relations(within: claims).reversed()
  }

  /// The next one.
  mutating func next() -> RelationScenario? {
    while pending.isEmpty {
      guard let lines = small.next() else { return nil }
      guard let model = Self.state(after: lines) else { continue }
      pending =
        lines.count <= Self.lineCount ? all(after: lines, model) : inTurn(after: lines, model)
    }
    return pending.popLast()
  }

  /// The ones after this one, so many at most; they stay to come.
  func next(_ count: Int) -> [RelationScenario] {
    var copy = self
    var scenarios: [RelationScenario] = []
    while scenarios.count < count, let scenario = copy.next() { scenarios.append(scenario) }
    return scenarios
  }

  private static func state(after lines: [ScenarioLine]) -> NavigationModel? {
    var model = NavigationModel()
    var expectation = Expectation()
    for line in lines {
      guard model.canCompare(line) else { return nil }
      model.apply(line, to: &expectation)
    }
    return model
  }

  /// Every case of every relation, the last one first.
  private mutating func all(
    after lines: [ScenarioLine], _ model: NavigationModel
  ) -> [RelationScenario] {
    var scenarios: [RelationScenario] = []
    // Where the runs part at the start, the state is what both go on to, and what comes before is left to chance.
    if Relation.placement.isApplicable(within: claims), case .start? = lines.first,
      let placed = RelationScenario(placing: lines), placed.plan != nil
    {
      scenarios.append(placed)
    }
    for relation in Relation.allCases
    where relation != .placement && relation.isApplicable(within: claims) {
      let cases = RelationInstance.cases(of: relation, in: model, cast: Self.cast)
        .filter { isPossible($0, in: model) }
      scenarios += cases.map { RelationScenario(before: lines, instance: $0, after: []) }
      guard let next = nextLine(in: model) else { continue }
      let idle = cases.filter { $0.sides(in: model)?.right.isEmpty ?? false }
      guard !idle.isEmpty else { continue }
      // A case for each state, so that there is room for all in a default check.
      let turn = idle[stateCount % idle.count]
      scenarios.append(RelationScenario(before: lines, instance: turn, after: [next]))
    }
    stateCount += 1
    return scenarios.reversed()
  }

  /// What shows most of a state: a pop where there is something to pop, and a push where there is not.
  private func nextLine(in model: NavigationModel) -> ScenarioLine? {
    let stranger = Self.cast.first { !model.isOnStack($0) }
    let lines =
      model.back == nil ? stranger.map { [.push($0, .still)] } ?? [] : [ScenarioLine.pop(.still)]
    return lines.first { claims.allows($0) && model.canCompare($0) }
  }

  /// One case each of the two relations whose turn it is, among those that have any there.
  private mutating func inTurn(
    after lines: [ScenarioLine], _ model: NavigationModel
  ) -> [RelationScenario] {
    var scenarios: [RelationScenario] = []
    for step in Self.rare.indices where scenarios.count < 2 {
      let relation = Self.rare[(turn + step) % Self.rare.count]
      guard relation.isApplicable(within: claims) else { continue }
      let cases = RelationInstance.cases(of: relation, in: model, cast: Self.cast)
      let first = turn / Self.rare.count
      let possible = cases.indices.lazy.map { cases[(first + $0) % cases.count] }
        .first { isPossible($0, in: model) }
      guard let possible else { continue }
      scenarios.append(RelationScenario(before: lines, instance: possible, after: []))
    }
    turn += 1
    return scenarios
  }

  private func isPossible(_ instance: RelationInstance, in model: NavigationModel) -> Bool {
    guard let sides = instance.sides(in: model) else { return false }
    return (sides.left + sides.right).allSatisfy { claims.allows($0) }
  }

  private static var cast: [ControllerName] { (0..<3).map { ControllerName($0) } }
}
