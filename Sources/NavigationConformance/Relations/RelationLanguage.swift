import ConformanceEngine
import NavigationReference

/// What the generic search has to know of scenarios that compare two runs.
struct RelationLanguage: ScenarioLanguage {
  private let plain: NavigationLanguage
  private let claims: Capabilities
  /// The place where the runs part has at least so many lines, by its marks and sides.
  private let partingLineCount: Int
  /// Whether that place is where they begin.
  private let partsAtStart: Bool

  init(claims: Capabilities, fewestPartingLines: Int = 3, partsAtStart: Bool = false) {
    plain = NavigationLanguage(claims: claims)
    self.claims = claims
    partingLineCount = fewestPartingLines
    self.partsAtStart = partsAtStart
  }

  struct State: Sendable {
    /// The state of the first run.
    fileprivate(set) var model = NavigationModel()
    /// That of the second, once they have parted.
    fileprivate var other: NavigationModel?
    /// Whether they have gone on since.
    fileprivate var hasGoneOn = false
    fileprivate var expectation = Expectation()
  }

  struct Fingerprint: Hashable {
    let first: ModelFingerprint
    let second: ModelFingerprint?
    let hasGoneOn: Bool
  }

  var initialState: State { State() }

  func accepts(_ line: RelationLine, in state: State) -> Bool {
    switch line {
    case .common(let line):
      claims.allows(line) && state.model.canCompare(line) && state.other?.canCompare(line) ?? true
    case .parting(let instance):
      state.other == nil && instance.relation.isApplicable(within: claims)
        && instance.sides(in: state.model).map(isAllowed) ?? false
    }
  }

  private func isAllowed(_ sides: RelationSides) -> Bool {
    (sides.left + sides.right).allSatisfy { claims.allows($0) }
  }

  func apply(_ line: RelationLine, to state: inout State) {
    switch line {
    case .common(let line):
      state.model.apply(line, to: &state.expectation)
      state.other?.apply(line, to: &state.expectation)
      state.hasGoneOn = state.other != nil
    case .parting(let instance):
      guard let sides = instance.sides(in: state.model) else { return }
      var other = state.model
      for line in sides.left { state.model.apply(line, to: &state.expectation) }
      for line in sides.right { other.apply(line, to: &state.expectation) }
      state.other = other
    }
  }

  func fingerprint(of state: State) -> Fingerprint {
    Fingerprint(
      first: state.model.fingerprint, second: state.other?.fingerprint, hasGoneOn: state.hasGoneOn)
  }

  /// As they are written: the marks of the sides are lines, too, and the first line after them has one before it.
  func lineCount(of line: RelationLine, in state: State) -> Int {
    switch line {
    case .parting(let instance): instance.markedLineCount
    case .common: state.other != nil && !state.hasGoneOn ? 2 : 1
    }
  }

  func lineCount(of lines: [RelationLine]) -> Int {
    var count = lines.count
    for (index, line) in lines.enumerated() {
      guard case .parting(let instance) = line else { continue }
      count += instance.markedLineCount - 1
      if index < lines.count - 1 { count += 1 }
    }
    return count
  }

  func missingLineCount(after line: RelationLine, in state: State) -> Int {
    guard case .common(let line) = line else { return 0 }
    guard state.other != nil else {
      // Before they have begun, runs do not part, but for those that part where they begin.
      let isStarted = if case .start = line { true } else { state.model.isStarted }
      return isStarted || partsAtStart ? partingLineCount : partingLineCount + 1
    }
    // They are compared at rest.
    return switch line {
    case .popGesture(.begin), .popGesture(.update): 1
    case .popGesture(.cancel), .popGesture(.finish): 0
    default: state.model.isSettled ? 0 : 1
    }
  }

  func weight(of line: RelationLine) -> RelationLineWeight { RelationLineWeight(line) }

  func names(in line: RelationLine) -> [ControllerName] {
    switch line {
    case .common(let line): line.names
    case .parting(let instance): instance.names
    }
  }

  func renaming(
    _ line: RelationLine, by map: (ControllerName) -> ControllerName
  ) -> RelationLine {
    switch line {
    case .common(let line): .common(line.renamed(map))
    case .parting(let instance): .parting(instance.renamed(map))
    }
  }

  func canonicalName(_ index: Int) -> ControllerName { ControllerName(index) }

  func simplifications(of line: RelationLine) -> [RelationLine] {
    let weight = RelationLineWeight(line)
    let simpler: [RelationLine] =
      switch line {
      case .common(let line): plain.simplifications(of: line).map { .common($0) }
      case .parting(let instance): instance.simpler.map { .parting($0) }
      }
    return simpler.filter { RelationLineWeight($0) < weight }
  }

  func variants(of line: RelationLine) -> [RelationLine] {
    switch line {
    case .common(let line): plain.variants(of: line).map { .common($0) }
    case .parting(let instance): instance.simpler.map { .parting($0) }
    }
  }

  var elementaryLines: [RelationLine] { plain.elementaryLines.map { .common($0) } }

  func rewrites(of window: ArraySlice<RelationLine>) -> [[RelationLine]] {
    var lines: [ScenarioLine] = []
    for line in window {
      guard case .common(let line) = line else { return [] }
      lines.append(line)
    }
    return plain.rewrites(of: lines[...]).map { $0.map { .common($0) } }
  }
}
