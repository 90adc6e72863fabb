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
      let document = try JSONText.value(of: PlanDocument.self, from: terminal.output)
      let plan = try document.plan()
      #expect(plan.weights.allSatisfy { $0 > 0 })
      #expect(!plan.patterns.isEmpty)
    }

    @Test func `Another seed has another plan`() async {
      let first = Terminal()
      let second = Terminal()
      _ = await first.run("plan", "0", "--seed", "7")
      _ = await second.run("plan", "0", "--seed", "8")
      #expect(first.output != second.output)
    }
  #endif

  @Test func `What is no epoch is named`() async {
    let terminal = Terminal()
    #expect(await terminal.run("plan", "first") == .usage)
    #expect(
      terminal.error.contains("'plan' expects the number of an epoch, from 0, found 'first'"))
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
