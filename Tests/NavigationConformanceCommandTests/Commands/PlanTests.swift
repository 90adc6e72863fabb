import Foundation
import NavigationConformance
import NavigationConformanceCommand
import Testing

@MainActor
@Suite struct PlanTests {
  // A plan is learned from some hundred scenarios, which takes seconds without the optimiser.
  #if !DEBUG
    @Test func `A plan is printed as it is used`() async throws {
      let terminal = Terminal()
      #expect(await terminal.run("plan", "0", "--seed", "7") == .conforms)
      let document = try JSONText.value(of: EpochPlanDocument.self, from: terminal.output)
      let plan = try document.plan.plan()
      #expect(plan.weights.allSatisfy { $0 > 0 })
      #expect(!plan.patterns.isEmpty)
    }

    @Test func `A plan says in which epochs it is in force, and with which seed`() async throws {
      let terminal = Terminal()
      #expect(await terminal.run("plan", "6", "--seed", "7") == .conforms)
      let document = try JSONText.value(of: EpochPlanDocument.self, from: terminal.output)
      #expect(document.firstEpoch == 4)
      #expect(document.lastEpoch == 7)
      #expect(document.seed == 7)
      #expect(document.generatorVersion == ScenarioGenerator.version)
    }

    @Test(arguments: ["right", "wrong"])
    func `A plan names what it follows from as the record of a report does`(
      subject: String
    ) async throws {
      let arguments = ["--subject", subject, "--scenarios", "400"]
      let terminal = Terminal()
      _ = await terminal.run(["check", "--format", "json"] + arguments)
      let parts = try JSONText.value(of: PrintedRecord.self, from: terminal.output).record.parts
      let generated = parts.filter { $0.phase == "generated" }
      #expect(generated.count == 1)
      #expect(await terminal.run(["plan", "0"] + arguments) == .conforms)
      let document = try JSONText.value(of: EpochPlanDocument.self, from: terminal.output)
      #expect(document.digest == generated.first?.digest)
    }

    /// As much of a report as names its plans.
    private struct PrintedRecord: Decodable {
      let record: Record

      struct Record: Decodable {
        let parts: [Part]
      }

      struct Part: Decodable {
        let phase: String
        let digest: String
      }
    }

    @Test func `Another seed has another plan`() async {
      let first = Terminal()
      let second = Terminal()
      _ = await first.run("plan", "0", "--seed", "7")
      _ = await second.run("plan", "0", "--seed", "8")
      #expect(first.output != second.output)
    }

    @Test func `A scenario that is drawn is printed as it can be replayed`() async throws {
      let terminal = Terminal()
      let arguments = ["plan", "--index", "7", "--scenarios", "40"]
      #expect(await terminal.run(arguments) == .conforms)
      let drawn = terminal.output
      #expect(drawn.hasSuffix("\n"))
      #expect(try NavigationScenario(drawn).text + "\n" == drawn)
      #expect(await terminal.run(arguments) == .conforms)
      #expect(terminal.output == drawn)
      terminal.input = drawn
      #expect(await terminal.run("replay", "-") == .conforms)
    }

    @Test func `A scenario that the run does not come to is named`() async {
      let terminal = Terminal()
      #expect(await terminal.run("plan", "--index", "20", "--scenarios", "40") == .usage)
      #expect(
        terminal.error == """
          toycheck: this run generates 20 scenarios, counted from 0; '--index' is 20
          see 'toycheck plan --help'

          """)
    }

    @Test func `What a folder holds is varied by the plan, and what cannot be read is named`()
      async throws
    {
      let folder = try TemporaryFolder()
      let entry = CorpusEntry(
        requirement: "POP-03", scenario: try NavigationScenario("start A; push B; pop; pop"),
        findings: [CorpusFinding(subject: "Right", verdict: .agrees)])
      try CorpusFolder(folder.url.path).add(entry)
      _ = try folder.write("", to: "README.md")
      let terminal = Terminal()
      #expect(
        await terminal.run("plan", "0", "--scenarios", "40", "--corpus", folder.url.path)
          == .conforms)
      let document = try JSONText.value(of: EpochPlanDocument.self, from: terminal.output)
      let plan = try document.plan.plan()
      #expect(plan.storedPatternCount == 1)
      #expect(
        plan.patterns.first.map { NavigationScenario(lines: $0) } == entry.scenario.navigation)
      #expect(
        terminal.error == """
          toycheck: the corpus sets aside README.md: not of the corpus, whose files end in .scenario

          """)
    }
  #endif

  @Test func `What is no epoch is named`() async {
    let terminal = Terminal()
    #expect(await terminal.run("plan", "first") == .usage)
    #expect(
      terminal.error.contains("'plan' expects the number of an epoch, from 0, found 'first'"))
  }

  @Test func `What is no index is named`() async {
    let terminal = Terminal()
    #expect(await terminal.run("plan", "--index", "-1") == .usage)
    #expect(
      terminal.error == """
        toycheck: '--index' expects a whole number from 0, such as 12345 or 12_345, found '-1'
        see 'toycheck plan --help'

        """)
  }

  @Test func `An epoch beside an index is refused`() async {
    let terminal = Terminal()
    #expect(await terminal.run("plan", "3", "--index", "12") == .usage)
    #expect(
      terminal.error == """
        toycheck: '--index' tells the epoch as well, so 'plan' takes no argument with it, found '3'
        see 'toycheck plan --help'

        """)
  }

  @Test func `A folder that is not there is named`() async {
    let terminal = Terminal()
    #expect(await terminal.run("plan", "--corpus", "nowhere") == .badData)
    #expect(
      terminal.error == "toycheck: cannot read the corpus 'nowhere': there is no such folder\n")
  }

  @Test func `An epoch that no scenario can lie in is named`() async {
    let terminal = Terminal()
    #expect(await terminal.run("plan", "4000000000000000") == .usage)
    #expect(
      terminal.error == """
        toycheck: 'plan' expects an epoch up to 922337203685477, found 4000000000000000
        see 'toycheck plan --help'

        """)
  }
}
