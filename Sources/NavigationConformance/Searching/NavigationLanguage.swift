import ConformanceEngine
package import NavigationReference

/// What the generic search has to know of scenarios of navigation controllers.
package struct NavigationLanguage: ScenarioLanguage {
  private let claims: Capabilities

  package init(claims: Capabilities) {
    self.claims = claims
  }

  package struct State: Sendable {
    package var model = NavigationModel()
    package var expectation = Expectation()
  }

  package var initialState: State { State() }

  package func accepts(_ line: ScenarioLine, in state: State) -> Bool {
    claims.allows(line, in: state.model) && state.model.refusal(of: line) == nil
  }

  package func apply(_ line: ScenarioLine, to state: inout State) {
    state.model.apply(line, to: &state.expectation)
  }

  package func fingerprint(of state: State) -> ModelFingerprint {
    state.model.fingerprint
  }

  package func weight(of line: ScenarioLine) -> LineWeight {
    LineWeight(line)
  }

  package func names(in line: ScenarioLine) -> [ControllerName] {
    line.names
  }

  package func renaming(
    _ line: ScenarioLine, by map: (ControllerName) -> ControllerName
  ) -> ScenarioLine {
    line.renamed(map)
  }

  package func canonicalName(_ index: Int) -> ControllerName {
    ControllerName(index)
  }

  package func simplifications(of line: ScenarioLine) -> [ScenarioLine] {
    let weight = LineWeight(line)
    return line.simpler.filter { LineWeight($0) < weight }
  }

  package func variants(of line: ScenarioLine) -> [ScenarioLine] {
    line.variants
  }

  package func canonicalValues(of lines: [ScenarioLine]) -> [ScenarioLine] {
    CanonicalLabels(lines).lines
  }

  package var elementaryLines: [ScenarioLine] {
    let first = ControllerName(0)
    return [.start(.onScreen(root: first)), .push(first, .still), .pop(.still)]
  }

  /// Shortcuts: a stack that is built step by step may be there from the start or come in one set.
  package func rewrites(of window: ArraySlice<ScenarioLine>) -> [[ScenarioLine]] {
    ScenarioShortcuts(claims: claims).rewrites(of: window)
  }
}
