import ConformanceEngine
import NavigationReference

/// What the generic search has to know of scenarios that compare two runs.
struct RelationLanguage: ScenarioLanguage {
  private let plain: NavigationLanguage
  private let claims: Capabilities

  init(claims: Capabilities) {
    plain = NavigationLanguage(claims: claims)
    self.claims = claims
  }

  struct State: Sendable {
    /// The state of the first run.
    fileprivate(set) var model = NavigationModel()
    /// That of the second, once they have parted.
    fileprivate var other: NavigationModel?
    fileprivate var expectation = Expectation()
  }

  struct Fingerprint: Hashable {
    let first: ModelFingerprint
    let second: ModelFingerprint?
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
    case .parting(let instance):
      guard let sides = instance.sides(in: state.model) else { return }
      var other = state.model
      for line in sides.left { state.model.apply(line, to: &state.expectation) }
      for line in sides.right { other.apply(line, to: &state.expectation) }
      state.other = other
    }
  }

  func fingerprint(of state: State) -> Fingerprint {
    Fingerprint(first: state.model.fingerprint, second: state.other?.fingerprint)
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
