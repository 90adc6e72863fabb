import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

@Suite("Scenario generator", .aside) struct ScenarioGeneratorTests {
  private func lines(
    seed: UInt64, index: UInt64, claims: Capabilities = .all,
    plan: GenerationPlan = GenerationPlan()
  ) -> [ScenarioLine] {
    ScenarioGenerator(seed: seed, index: index, plan: plan, claims: claims).scenario
  }

  @Test(arguments: UInt64(1)...10)
  func `a seed means the same scenarios in every build of this version`(_ seed: UInt64) throws {
    let scenarios = (0..<3).map { index in
      "# scenario \(index)\n" + NavigationScenario(lines: lines(seed: seed, index: index)).text
    }
    let golden = GoldenFile("Generated/v\(ScenarioGenerator.version)/seed-\(seed).scenarios")
    let difference = try golden.difference(from: scenarios.joined(separator: "\n\n") + "\n")
    #expect(difference == "")
  }

  @Test func `only lines that the model accepts are generated, and none is left running`() {
    var expectation = Expectation()
    for index in 0..<300 {
      var model = NavigationModel()
      for line in lines(seed: 3, index: UInt64(index)) {
        #expect(model.refusal(of: line) == nil)
        model.apply(line, to: &expectation)
      }
      #expect(model.isSettled)
    }
  }

  @Test func `patterns with callbacks for everyone lead to nothing that the model refuses`() throws
  {
    var plan = GenerationPlan()
    let callbacks = "ABCDEFGH".map { "\($0).viewWillAppear: setNavigationBarHidden true" }
    plan.patterns = [try NavigationScenario((callbacks + ["start Z"]).joined(separator: ";")).lines]
    var expectation = Expectation()
    for index in 0..<2_000 {
      var model = NavigationModel()
      for line in lines(seed: 6, index: UInt64(index), plan: plan) {
        #expect(model.refusal(of: line) == nil)
        model.apply(line, to: &expectation)
      }
    }
  }

  @Test func `only what is claimed is generated`() {
    let claims: Capabilities = [.popTo, .toolbar, .barContent]
    for index in 0..<300 {
      for line in lines(seed: 4, index: UInt64(index), claims: claims) {
        #expect(claims.allows(line))
      }
    }
  }

  @Test func `what is known to be wrong is mostly avoided`() {
    var plan = GenerationPlan()
    let usual = duplicates(plan)
    plan.avoided = [[.push, .duplicate]]
    #expect(usual > 40)
    #expect(duplicates(plan) < usual / 8)
  }

  @Test func `what the subject breaks down at is left out`() {
    var plan = GenerationPlan()
    plan.fatal = [FatalStep(.push, facts: [.duplicate])]
    #expect(duplicates(plan) == 0)
  }

  /// How many pushes of a controller that is on the stack are generated.
  private func duplicates(_ plan: GenerationPlan) -> Int {
    var count = 0
    var expectation = Expectation()
    for index in 0..<200 {
      var model = NavigationModel()
      for line in lines(seed: 5, index: UInt64(index), plan: plan) {
        model.apply(line, to: &expectation)
        if expectation.situation.isSuperset(of: [.push, .duplicate]) { count += 1 }
      }
    }
    return count
  }
}
