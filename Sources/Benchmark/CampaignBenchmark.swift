import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference

/// The subject alone, judged, and with the generator, on what some claims cover.
@MainActor
struct CampaignBenchmark {
  private static let scenarioCount = 2_000
  private let claims: Capabilities
  private let scenarios: [[ScenarioLine]]

  init(claims: Capabilities) {
    self.claims = claims
    scenarios = (0..<Self.scenarioCount).map {
      RecordedScenario(index: UInt64($0), claims: claims).lines
    }
  }

  var cases: [BenchmarkCase] {
    let steps = scenarios.reduce(0) { $0 + $1.count }
    let subject = NavigationSubject("HeadlessNavigation", HeadlessAdapter())
    return [
      BenchmarkCase(name: "bare loop") {
        var loop = BareLoop()
        for lines in scenarios { loop.run(lines) }
        return steps
      },
      BenchmarkCase(name: "with model, checks and observation") {
        var runs = JudgedRuns(of: subject, claims: claims)
        for lines in scenarios { await runs.run(lines) }
        precondition(runs.isClean, "HeadlessNavigation differs from the model")
        return runs.stepCount
      },
      BenchmarkCase(name: "with the generator, too") {
        var runs = JudgedRuns(of: subject, claims: claims)
        for index in scenarios.indices {
          await runs.run(
            ScenarioGenerator(
              seed: RecordedScenario.seed, index: UInt64(index), plan: GenerationPlan(),
              claims: claims))
        }
        return runs.stepCount
      },
    ]
  }

  /// What comes on top of that in a check: the first scenarios, relations, smaller systems, counting and the report.
  var wholeCheck: BenchmarkCase {
    let subject = NavigationSubject("HeadlessNavigation", HeadlessAdapter())
    return BenchmarkCase(name: "whole campaign, report included") {
      let conformance = Conformance(of: subject)
      let options = CampaignOptions(seed: RecordedScenario.seed)
      return (try? await conformance.check(options).stepCount) ?? 0
    }
  }
}

extension Capabilities {
  /// The stack, the bars' content and visibility, messages and transitions.
  static let core = all.subtracting([
    .modal, .modalByContent, .presentedStart, .popGesture, .popGestureView, .editButton,
    .navigationBarObject, .toolbarObject, .anotherController, .navigationBarDelegate,
    .navigationBarAppearance, .navigationBarColors, .interfaceParts, .contentInset,
    .toolbarItemTaps, .itemViews, .toolbarItemKinds,
    .embeddedStart,
    .segues, .delegateOwnership, .leftItemTaps, .controllerOwnership,
  ])
}
