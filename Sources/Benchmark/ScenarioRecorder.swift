import NavigationConformance
import NavigationReference

/// Writes down what generators say.
struct ScenarioRecorder {
  let claims: Capabilities
  private(set) var lines: [ScenarioLine] = []
  private var model = NavigationModel()
  private var expectation = Expectation()

  init(claims: Capabilities) {
    self.claims = claims
  }

  /// Adds the lines of one generator, its start only if there has been none.
  mutating func record(generator index: UInt64, limit: Int) {
    var generator = ScenarioGenerator(
      seed: RecordedScenario.seed, index: index, plan: GenerationPlan(), claims: claims)
    while lines.count < limit, let line = generator.next(in: model) {
      guard model.refusal(of: line) == nil else { continue }
      model.apply(line, to: &expectation)
      lines.append(line)
    }
  }
}
