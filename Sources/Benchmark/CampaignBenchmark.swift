import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference

/// The subject alone, judged, and with everything else that belongs to a campaign.
@MainActor
struct CampaignBenchmark {
  private static let scenarioCount = 2_000
  private let scenarios: [[ScenarioLine]]

  init() {
    scenarios = (0..<Self.scenarioCount).map { RecordedScenario(index: UInt64($0)).lines }
  }

  var cases: [BenchmarkCase] {
    let steps = scenarios.reduce(0) { $0 + $1.count }
    let subject = NavigationSubject("HeadlessNavigation", HeadlessAdapter())
    return [
      BenchmarkCase(name: "bare loop") {
        let loop = BareLoop()
        for lines in scenarios { loop.run(lines) }
        return steps
      },
      BenchmarkCase(name: "with model, checks and observation") {
        var runs = JudgedRuns(of: subject)
        for lines in scenarios { await runs.run(lines) }
        precondition(runs.isClean, "HeadlessNavigation differs from the model")
        return runs.stepCount
      },
      BenchmarkCase(name: "with the generator, too") {
        var runs = JudgedRuns(of: subject)
        for index in scenarios.indices {
          await runs.run(
            ScenarioGenerator(
              seed: RecordedScenario.seed, index: UInt64(index), plan: GenerationPlan(),
              claims: .all))
        }
        return runs.stepCount
      },
      BenchmarkCase(name: "whole campaign, report included") {
        let conformance = Conformance(of: subject)
        let options = CampaignOptions(seed: RecordedScenario.seed)
        return (try? await conformance.check(options).stepCount) ?? 0
      },
    ]
  }
}
