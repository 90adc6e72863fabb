import Testing

@testable import NavigationConformance

@Suite struct CorpusScenarioTests {
  @Test(arguments: [
    (ScenarioSystem.navigation, "start Q; push A; pop", "start A; push B; pop"),
    (.layout, "layout toolbar", "layout toolbar"),
    (
      .lifecycle, "C.restorationIdentifier = x; make root Q; push C; encode",
      "A.restorationIdentifier = x; make root B; push A; encode"
    ),
    (
      .toolbarController, "contain navigation C; load; show; push A",
      "contain navigation A; load; show; push B"
    ),
  ])
  func `Controllers are called by letters in the order in which they come`(
    _ system: ScenarioSystem, _ text: String, _ canonical: String
  ) throws {
    let scenario = try CorpusScenario(text, about: system)
    #expect(scenario.oneLine == canonical)
    #expect(scenario.system == system)
    #expect(scenario == (try CorpusScenario(scenario.text, about: system)))
    #expect((scenario.navigation != nil) == (system == .navigation))
  }

  @Test(arguments: ScenarioSystem.allCases)
  func `What is read back is the same, and tells what it is about`(_ system: ScenarioSystem) throws
  {
    var random = RandomCorpus(seed: 31)
    var seen: Set<CorpusScenario> = []
    for _ in 0..<sample(100, of: 300) {
      let scenario = random.entry(about: system).scenario
      #expect(try CorpusScenario(scenario.text, about: system) == scenario)
      #expect(ScenarioSystem(of: scenario.text, otherwise: system) == system)
      seen.insert(scenario)
    }
    #expect(seen.count > 20)
  }

  @Test func `A story of another system is none`() {
    let story = ScenarioStory(lines: ["layout toolbar"])
    #expect(CorpusScenario(story, about: .layout) != nil)
    #expect(CorpusScenario(story, about: .navigation) == nil)
    #expect(CorpusScenario(story, about: .lifecycle) == nil)
  }
}
