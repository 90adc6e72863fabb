import ConformanceEngine
import NavigationReference

/// What a relation's counterexample is proven shortest in: the common lines of a vocabulary of scenarios, and the
/// instances of this one relation that can be made of the same values.
struct RelationVocabulary {
  let vocabulary: Vocabulary<RelationLanguage>
  let limits: Counterexample.VocabularyLimits
  /// The language in which to search it.
  let language: RelationLanguage

  /// How often a finger moves on at most, and how many controllers are popped one by one: a scenario of four has no
  /// more to pop.
  private static let mostSteps = WholeVocabulary.cast - 1

  /// Everything that the claimed capabilities offer.
  ///
  /// - Parameter lines: a counterexample's, those of its sides included.
  static func whole(
    of relation: Relation, claims: Capabilities, with lines: [ScenarioLine] = []
  ) -> Self {
    let shapes = WholeVocabulary.shapes(with: lines)
    return Self(
      common: shapes,
      partings: relation.shapes(of: shapes, values: LineValues(shapes), mostSteps: mostSteps),
      limits: .whole, claims: claims)
  }

  /// What a counterexample itself is made of, sides included.
  static func own(of scenario: RelationScenario, claims: Capabilities) -> Self {
    let lines = scenario.singleLines
    let own = OwnVocabulary(of: lines, claims: claims)
    let partings = scenario.instance.relation.shapes(
      of: own.vocabulary.shapes, values: LineValues(lines), mostSteps: scenario.instance.stepCount)
    return Self(
      common: own.vocabulary.shapes, partings: partings,
      limits: Counterexample.VocabularyLimits(
        listLength: own.longestList, controllerCount: own.cast),
      claims: claims)
  }

  private init(
    common: [ScenarioLine], partings: [RelationInstance],
    limits: Counterexample.VocabularyLimits, claims: Capabilities
  ) {
    language = RelationLanguage(
      claims: claims, fewestPartingLines: partings.map(\.markedLineCount).min() ?? 3,
      partsAtStart: partings.contains(where: \.partsAtStart))
    vocabulary = Vocabulary(
      shapes: common.filter { claims.allows($0) }.map { .common($0) }
        + partings.map { .parting($0) },
      cast: limits.controllerCount, language: language)
    self.limits = limits
  }
}

extension Relation {
  /// Every instance that can be made of lines and values, the controllers apart. Where a side sets what is on the stack,
  /// its list is as long as the stack.
  ///
  /// - Parameter mostSteps: how many controllers are popped one by one, or stay, and how often a finger moves on.
  fileprivate func shapes(
    of lines: [ScenarioLine], values: LineValues, mostSteps: Int
  ) -> [RelationInstance] {
    let first = ControllerName(0)
    let lists = (0..<values.longestList).map { last in (0...last).map { ControllerName($0) } }
    let motions = values.motions.filter { $0 != .running }
    func moving(_ make: (Motion) -> RelationInstance) -> [RelationInstance] { motions.map(make) }
    func steps(_ lowest: Int, _ make: (Int) -> RelationInstance) -> [RelationInstance] {
      lowest > mostSteps ? [] : (lowest...mostSteps).map(make)
    }
    return switch self {
    case .assignedStack: lists.map { .assignedStack($0) }
    case .barProperty: values.hidden.map { .barProperty($0) }
    case .toolbarProperty: values.hidden.map { .toolbarProperty($0) }
    case .animation:
      lines.filter { $0.isStackOperation && $0.motion == .animated }.map { .animation($0) }
    case .popToRoot: moving { .popToRoot($0) }
    case .popToBack: moving { .popToBack($0) }
    case .popsOneByOne: motions.flatMap { motion in steps(2) { .popsOneByOne($0, motion) } }
    case .setPrefix: motions.flatMap { motion in steps(1) { .setPrefix($0, motion) } }
    case .setLonger: moving { .setLonger(first, $0) }
    case .backButton: [.backButton]
    case .pathTaken: lists.filter { $0.count > 1 }.map { .pathTaken($0) }
    case .pushAndPop: moving { .pushAndPop(first, $0) }
    case .setSame: moving { .setSame($0) }
    case .popAtRoot: moving { .popAtRoot($0) }
    case .itemsParallel:
      lines.filter { $0.isStackOperation && $0.motion != .running }.map { .itemsParallel($0) }
    case .popGesture: steps(0) { .popGesture($0) }
    case .cancelledGesture: steps(0) { .cancelledGesture($0) }
    case .presentAndDismiss:
      values.animated.flatMap { animated in
        [false, true].map { .presentAndDismiss(first, byTop: $0, animated ? .animated : .still) }
      }
    case .placement: [.placement(first)]
    }
  }
}

extension RelationInstance {
  /// The number that it says, if it says one.
  fileprivate var stepCount: Int {
    switch self {
    case .popsOneByOne(let count, _), .setPrefix(let count, _), .popGesture(let count),
      .cancelledGesture(let count):
      count
    default: 0
    }
  }
}

extension RelationScenario {
  /// What is carried out in either run, the marks apart.
  var singleLines: [ScenarioLine] { (plan?.lines ?? []).filter { !$0.isFork } }
}

extension ScenarioLine {
  fileprivate var isFork: Bool {
    if case .fork = self { return true }
    return false
  }
}
