#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Foundation
  import Testing

  @testable import NavigationConformance

  /// What a file says of a process that may be gone at any instant.
  @MainActor @Suite struct ScenarioTraceTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path("trace") }

    init() throws { folder = try TemporaryFolder() }

    @Test func `Whatever came before it, the scenario that is begun is the one that is told of`()
      async throws
    {
      let trace = try #require(ScenarioTrace(path, of: "Own", claims: .standard))
      let scenarios = try ["start A; push B; pop", "start A"].map { try NavigationScenario($0) }
      for index in UInt64(0)..<24 {
        var plan = GenerationPlan()
        if index / 8 % 2 == 0 { plan.weights[0] = 200 }
        let seed = index / 12
        let generator = ScenarioGenerator(
          seed: seed, index: index, plan: plan, claims: .standard)
        var expected = Script(generator)
        trace.begin(Script(generator, seed: seed, index: index))
        #expect(
          TracedScenario(from: path, isOwned: true)?.scenario
            == NavigationScenario(lines: expected.allLines()).oneLine)
        if index % 3 == 0 {
          let given = scenarios[Int(index % 2)]
          trace.begin(Script(given.lines))
          #expect(TracedScenario(from: path, isOwned: true)?.scenario == given.oneLine)
        }
        if index % 5 == 0 {
          trace.beginSelfCheck()
          #expect(
            TracedScenario(from: path, isOwned: true)?.place == "the self-check of its adapter")
        }
      }
    }
  }
#endif
