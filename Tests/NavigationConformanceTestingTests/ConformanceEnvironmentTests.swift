import NavigationConformance
import NavigationConformanceTesting
import Testing

struct ConformanceEnvironmentTests {
  private let given = CampaignOptions(seed: 3, scenarioCount: 40, requirements: ["POP-02"])

  @Test func `What is not set stays as it is`() throws {
    let environment = ConformanceEnvironment(variables: ["OTHER": "x"])
    #expect(try environment.options(given) == given)
    #expect(try environment.junitPath() == nil)
  }

  @Test func `What is set wins`() throws {
    let environment = ConformanceEnvironment(variables: [
      "NAVCONFORM_SEED": "18446744073709551615", "NAVCONFORM_SCENARIOS": "1",
      "NAVCONFORM_JUNIT": "a/b.xml",
    ])
    #expect(
      try environment.options(given)
        == CampaignOptions(seed: .max, scenarioCount: 1, requirements: ["POP-02"]))
    #expect(try environment.junitPath() == "a/b.xml")
  }

  @Test func `Numbers are read as the command reads them`() throws {
    let environment = ConformanceEnvironment(variables: [
      "NAVCONFORM_SEED": "0x1F", "NAVCONFORM_SCENARIOS": "20_000",
    ])
    let options = try environment.options(given)
    #expect(options.seed == 31)
    #expect(options.scenarioCount == 20_000)
  }

  @Test(arguments: [
    ("NAVCONFORM_SCENARIO", "did you mean NAVCONFORM_SCENARIOS?"),
    ("NAVCONFORM_seed", "did you mean NAVCONFORM_SEED?"),
    ("NAVCONFORM_JUINT", "did you mean NAVCONFORM_JUNIT?"),
    (
      "NAVCONFORM_PROOF",
      "there are NAVCONFORM_SEED, NAVCONFORM_SCENARIOS, NAVCONFORM_JUNIT"
    ),
  ])
  func `A variable that begins like these and is none of them is an error`(
    _ name: String, _ advice: String
  ) throws {
    let environment = ConformanceEnvironment(variables: [
      name: "5", "NAVCONFORM_SEED": "1", "PATH": "/bin",
    ])
    let error = #expect(throws: EnvironmentError.self) { try environment.options(given) }
    #expect(error?.description == "there is no variable \(name); \(advice)")
  }

  @Test func `Only what begins like these is taken for one of them`() throws {
    let environment = ConformanceEnvironment(variables: [
      "NAVCONFORMITY": "5", "MY_NAVCONFORM_SCENARIO": "5", "NAVCONFORM": "x",
    ])
    #expect(try environment.options(given) == given)
  }

  @Test(arguments: ["", " 1", "-1", "1.5", "0x", "1__000", "18446744073709551616", "one\n"])
  func `A seed is a whole number`(_ value: String) throws {
    let environment = ConformanceEnvironment(variables: ["NAVCONFORM_SEED": value])
    let error = #expect(throws: EnvironmentError.self) { try environment.options(given) }
    #expect(
      error?.description
        == "NAVCONFORM_SEED is \(value.debugDescription), expected a whole number from 0 to 18446744073709551615, decimal or hexadecimal with 0x"
    )
  }

  @Test(arguments: ["", "0", "-5", "20,000", "1e4", "9223372036854775808"])
  func `Scenarios are counted from one`(_ value: String) throws {
    let environment = ConformanceEnvironment(variables: ["NAVCONFORM_SCENARIOS": value])
    let error = #expect(throws: EnvironmentError.self) { try environment.options(given) }
    #expect(
      error?.description
        == "NAVCONFORM_SCENARIOS is \"\(value)\", expected a whole number from 1 to 9223372036854775807, such as 20000 or 20_000"
    )
  }

  @Test func `A path is not empty`() throws {
    let environment = ConformanceEnvironment(variables: ["NAVCONFORM_JUNIT": ""])
    let error = #expect(throws: EnvironmentError.self) { try environment.junitPath() }
    #expect(
      error?.description
        == "NAVCONFORM_JUNIT is \"\", expected the path of a file, or of a directory")
  }
}
