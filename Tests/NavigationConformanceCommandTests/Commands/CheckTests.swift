import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationConformanceCommand
import Testing

@MainActor
@Suite struct CheckTests {
  @Test func `A subject that does what is asked about ends with 0`() async {
    let terminal = Terminal()
    #expect(
      await terminal.run("check", "--scenarios", "1_000", "--requirement", "PUSH-03") == .conforms)
    #expect(
      terminal.output.hasSuffix(
        "\nRight conforms: the one requirement that applies was exercised and holds.\n"))
    #expect(terminal.error == "")
  }

  @Test func `A violation ends with 1, and says how to see it again on this subject`() async {
    let terminal = Terminal()
    #expect(
      await terminal.run(
        "--subject", "wrong", "--scenarios=1_000", "--requirement", "PUSH-03",
        "--requirement=PUSH-01") == .violated)
    #expect(terminal.output.contains("✗ Wrong violates PUSH-03 at step 2 of 2"))
    #expect(
      terminal.output.contains(
        "  replay:  toycheck replay --subject wrong 'start A; push A'\n"))
    #expect(terminal.output.hasSuffix("\nWrong violates 1 of 2 requirements: PUSH-03.\n"))
  }

  @Test func `What was not exercised ends with 2, but only if it was asked about`() async {
    let terminal = Terminal()
    #expect(await terminal.run("check", "--scenarios", "1") == .inconclusive)
    #expect(terminal.output.contains("Inconclusive: nothing is violated, but "))
    #expect(
      await terminal.run("check", "--scenarios", "1", "--requirement", "PUSH-03") == .inconclusive)
    #expect(
      await terminal.run("check", "--scenarios", "1", "--requirement", "TV-01") == .inconclusive)
    #expect(
      terminal.output.hasSuffix(
        "\nNo requirement applies to Right, so there was nothing to judge.\n"))
  }

  @Test func `What is asked of a system that the subject lacks does not apply, and is told`()
    async throws
  {
    let terminal = Terminal()
    let folder = try TemporaryFolder()
    let path = folder.path("report.json")
    let options = [
      "check", "--scenarios", "1_000", "--requirement", "LAY-01", "--requirement", "PUSH-03",
      "--requirement", "CW-02",
    ]
    #expect(await terminal.run(options) == .conforms)
    #expect(
      terminal.output.contains(
        "\nNot applicable\n  – Layout: LAY-01\n  – The toolbar controller: CW-02\n"))
    #expect(await terminal.run(options + ["--format", "json", "--output", path]) == .conforms)
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(await terminal.run("merge", path, "--format", "json") == .conforms)
    #expect(terminal.output == written)
    let ids = ["PUSH-03", "LAY-01", "CW-02"]
    for (id, next) in zip(ids, ids.dropFirst()) {
      let place = try #require(written.firstRange(of: "\"id\" : \"\(id)\""))
      let following = try #require(written.firstRange(of: "\"id\" : \"\(next)\""))
      #expect(place.upperBound < following.lowerBound)
    }
    #expect(
      await terminal.run("check", "--scenarios", "10", "--requirement", "LAY-01") == .inconclusive)
    #expect(terminal.output.contains("– Layout: LAY-01\n"))
    #expect(
      terminal.output.hasSuffix(
        "\nNo requirement applies to Right, so there was nothing to judge.\n"))
  }

  @Test func `What is unsettled ends with 2, and with 0 where that beside which it is is declared`()
    async throws
  {
    let terminal = Terminal()
    terminal.subjects.append(
      SubjectChoice(name: "stale", summary: "keeps the item of what is popped animated") {
        NavigationSubject("Stale", HeadlessAdapter(faults: [.animatedPopForgetsItem]))
      })
    let options = [
      "check", "--subject", "stale", "--scenarios", "200", "--prove", "none", "--requirement",
      "LEFT-04",
    ]
    #expect(await terminal.run(options) == .inconclusive)
    #expect(terminal.output.contains("LEFT-04 is unsettled: it differed in steps that are put"))
    let folder = try TemporaryFolder()
    let path = folder.path("stale.deviations")
    let both = options + ["--requirement", "ITEM-01", "--known", path]
    #expect(await terminal.run(both + ["--declare"]) == .conforms)
    #expect(await terminal.run(both) == .conforms)
    #expect(terminal.output.contains("1 of 2 requirements"))
  }

  @Test func `A violation counts for more than what was not exercised`() async {
    let terminal = Terminal()
    #expect(
      await terminal.run("check", "--subject", "wrong", "--scenarios", "20") == .violated)
    #expect(terminal.output.contains(" not exercised.\n"))
  }

  @Test func `What does not decide conformance does not decide how it ends`() async {
    let terminal = Terminal()
    terminal.subjects.append(
      SubjectChoice(
        name: "stiff", summary: "does not turn with its interface",
        toolbarController: {
          ToolbarControllerSubject(
            "Stiff", HeadlessToolbarControllerAdapter(faults: [.rotationNotForwarded]))
        }
      ) { NavigationSubject("Stiff", HeadlessAdapter()) })
    let code = await terminal.run(
      "--subject", "stiff", "--scenarios", "2_000", "--requirement", "CW-30", "--requirement",
      "CW-02")
    #expect(terminal.output.contains("✗ Stiff violates CW-30 at step 3 of 3"))
    #expect(
      terminal.output.hasSuffix(
        "\nStiff conforms: the one requirement that applies was exercised and holds.\n"))
    #expect(code == .conforms)
    #expect(
      await terminal.run("--subject", "stiff", "--scenarios", "2_000", "--requirement", "CW-30")
        == .inconclusive)
    #expect(
      terminal.output.hasSuffix(
        "\nNone of the requirements that apply to Stiff decides conformance.\n"))
  }

  @Test func `Answers that change end with 1, and nothing is claimed`() async {
    let terminal = Terminal()
    #expect(await terminal.run("check", "--subject", "unsteady") == .violated)
    #expect(terminal.output.contains("! The same scenario was answered in two ways\n"))
    #expect(!terminal.output.contains("✓"))
  }

  @Test func `An adapter that does not work ends with 69`() async {
    let terminal = Terminal()
    #expect(await terminal.run("check", "--subject", "dead") == .unavailable)
    #expect(
      terminal.output.hasSuffix(
        "\nNothing was judged: the adapter of Dead failed its self-check.\n"))
  }

  @Test func `The same seed gives the same report, however it is written`() async {
    let terminal = Terminal()
    _ = await terminal.run("check", "--seed", "0x5EED", "--scenarios", "500")
    let first = terminal.output
    #expect(first.hasPrefix("Right · conforms · seed 24301 · 500 scenarios · "))
    _ = await terminal.run("check", "--seed=24_301", "--scenarios=500")
    #expect(terminal.output == first)
  }

  // The default number of scenarios takes long without the optimiser.
  #if !DEBUG
    @Test func `No arguments check the default subject`() async {
      let terminal = Terminal()
      let code = await terminal.run()
      #expect(code == .conforms || code == .inconclusive)
      #expect(terminal.output.hasPrefix("Right · "))
      #expect(terminal.output.contains(" · seed 1 · 20,000 scenarios · "))
    }
  #endif
}
