import ConformanceTestSupport
import Testing

@testable import NavigationConformance

@Suite(.aside) struct CorpusNameTests {
  private func name(_ requirement: String, _ scenario: String) throws -> String {
    CorpusName.name(
      for: CorpusEntry(
        requirement: requirement, scenario: try NavigationScenario(scenario), findings: []))
  }

  /// Names are for ever: whoever changes one breaks links and makes every corpus write its files anew.
  @Test(arguments: [
    ("INIT-07", "start A", "INIT-07-start-c66ad3e2.scenario"),
    ("PUSH-03", "start A; push A", "PUSH-03-push-2cec0d3a.scenario"),
    (
      "SETVC-06", "start A; set A B C; set A D animated",
      "SETVC-06-set-set-6a444d6b.scenario"
    ),
    (
      "TB-05", "start A; push B; push C; setToolbarHidden false; A.toolbarItems = [x]; pop; pop",
      "TB-05-toolbar-carry-pop-pop-b46b3711.scenario"
    ),
  ])
  func `A name has the requirement, what is done last, and digits`(
    _ requirement: String, _ scenario: String, _ expected: String
  ) throws {
    #expect(try name(requirement, scenario) == expected)
  }

  @Test(arguments: [
    ("LAY-01", ScenarioSystem.layout, "layout toolbar", "LAY-01-layout-"),
    ("LAY-04", .layout, "layout; layout toolbar", "LAY-04-layout-layout-"),
    ("CLS-01", .lifecycle, "make root A", "CLS-01-make-"),
    (
      "ST-13", .lifecycle, "A.restorationIdentifier = x; make root A; push B; encode; restore",
      "ST-13-carry-push-encode-restore-"
    ),
    (
      "CW-08", .toolbarController, "content.delegate = 1; contain navigation A",
      "CW-08-carry-"
    ),
    (
      "CW-15", .toolbarController, "contain navigation A; load; show; viewWillAppear; popToRoot",
      "CW-15-load-show-willappear-poptoroot-"
    ),
  ])
  func `Scenarios of other systems have names of the same kind`(
    _ requirement: String, _ system: ScenarioSystem, _ scenario: String, _ lead: String
  ) throws {
    let scenario = try CorpusScenario(scenario, about: system)
    let name = CorpusName.name(
      for: CorpusEntry(requirement: requirement, scenario: scenario, findings: []))
    let digits = StableHash.digits(of: scenario.text).prefix(8)
    #expect(name == "\(lead)\(digits).scenario")
  }

  @Test func `The names of controllers make no difference`() throws {
    let names = [
      try name("PUSH-03", "start A; push B; push A"),
      try name("PUSH-03", "start Z9; push A; push Z9"),
    ]
    #expect(Set(names).count == 1)
  }

  @Test func `Another scenario, and another requirement, have another name`() {
    var random = RandomCorpus(seed: 11)
    var names: [String: CorpusEntry.Key] = [:]
    for _ in 0..<3_000 {
      let entry = random.entry()
      let name = CorpusName.name(for: entry)
      #expect(names[name, default: entry.key] == entry.key)
      names[name] = entry.key
      #expect(name.hasPrefix(entry.requirement + "-"))
      let slug = name.dropFirst(entry.requirement.count)
      #expect(slug.utf8.allSatisfy { ScenarioText.isWordByte($0) || $0 == UInt8(ascii: ".") })
      #expect(slug == slug.lowercased())
      #expect(name.utf8.count <= 80)
    }
    #expect(names.count > 2_000)
  }
}
