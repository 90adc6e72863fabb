import NavigationReference

@testable import NavigationConformance

/// What a campaign on a subject with these claims is made of: lines of generated scenarios and of small ones.
func linesDrawn(with claims: Capabilities) -> [ScenarioLine] {
  let generated = (0..<sample(300, of: 3_000 as UInt64)).flatMap {
    ScenarioGenerator(seed: 3, index: $0, plan: GenerationPlan(), claims: claims).scenario
  }
  return generated + SmallScenarios(claims: claims).next(2_000).joined()
}
