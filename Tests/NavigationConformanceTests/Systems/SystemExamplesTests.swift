import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

@Suite("Examples of requirements on other systems") struct SystemExamplesTests {
  /// Whether the last of the lines puts a requirement to the test.
  private func isTested<System: JudgedSystem>(
    _ requirement: Int, by lines: [System.Line], _ system: System
  ) -> Bool {
    var state = System.State()
    for line in lines {
      guard system.accepts(line, in: state) else { return false }
      state.apply(line)
    }
    let expectation = state.expectation
    var isTested = false
    for statement in expectation.statements where system.claims(statement.aspect) {
      if case .noted = statement.permitted { continue }
      System.State.catalogue.visit(statement.aspect, in: expectation.situation) {
        isTested = isTested || $0 == requirement
      }
    }
    return isTested
  }

  private func check<System: JudgedSystem>(_ system: System) throws {
    for (index, requirement) in System.State.catalogue.requirements.enumerated() {
      let lines = try SystemScenario<System>.lines(of: requirement.example)
      #expect(isTested(index, by: lines, system), "\(requirement.id)")
      #expect(
        lines.map { system.text(of: $0) }.joined(separator: "; ") == requirement.example)
    }
  }

  @Test func `each puts its requirement to the test with its last line, as it is printed`() throws {
    try check(FullScreenSystem())
    try check(LifecycleSystem(claims: .all))
    try check(ToolbarControllerSystem(claims: .all))
  }

  private func check<System: JudgedSystem, Claims>(
    _ requirements: [RequirementDescription], _ named: [(name: String, capability: Claims)],
    claiming system: (Claims) -> System
  ) throws where Claims: OptionSet, Claims.Element == Claims {
    for requirement in requirements {
      let lines = try SystemScenario<System>.lines(of: requirement.example)
      #expect(
        requirement.needs.ways(among: named).contains { system($0).accepts(all: lines) },
        "\(requirement.id)")
    }
  }

  @Test func `whoever claims what a requirement takes can carry out its example`() throws {
    try check(RequirementDescription.lifecycle, LifecycleCapabilities.named) {
      LifecycleSystem(claims: $0)
    }
    try check(RequirementDescription.toolbarController, ToolbarControllerCapabilities.named) {
      ToolbarControllerSystem(claims: $0)
    }
  }

  @Test func `a run of few begins with them, and none is run twice`() {
    let system = LifecycleSystem(claims: .all)
    let examples = system.examples
    #expect(Array(system.smallScenarios(ofRun: 2 * examples.count)) == examples)
    let small = system.smallScenarios(ofRun: 2_000)
    #expect(Set(small).count == small.count)
  }
}
