import ConformanceEngine
import HeadlessNavigationAdapter
import MistakenAdapters
import NavigationReference
import Testing

@testable import NavigationConformance

/// A scenario that is answered in two ways is shortened as far as both answers can still be seen.
@MainActor @Suite("Scenarios answered in two ways") struct UnsteadyTests {
  private let found = Nondeterminism(
    scenario: ScenarioStory(lines: ["start A"]), first: "one", second: "other")

  private func shortest(
    on adapter: some NavigationAdapter, from text: String
  ) async throws -> Nondeterminism {
    await UnsteadyInvestigation(
      subject: NavigationSubject("subject", adapter), catalogue: .core
    ).shortest(from: found, try NavigationScenario(text).lines)
  }

  @Test func `what is not needed goes, and what follows the difference goes`() async throws {
    let shortest = try await shortest(
      on: StackMistakes.ForgetsNowAndThen(),
      from: "start A; push B; push C animated; pop animated; push D; set A B D E; pop; push F")
    #expect(shortest.scenario.oneLine == "start A; push B; pop")
    let answers = [shortest.first, shortest.second]
    #expect(answers.allSatisfy { $0.hasPrefix("step 3: pop\n") })
    let returned = answers.map { $0.split(separator: "\n").first { $0.hasPrefix("returned") } }
    #expect(Set(returned) == ["returned: B", "returned: nothing"])
  }

  @Test func `where both answers are not seen again, it stays as it was met`() async throws {
    let shortest = try await shortest(
      on: HeadlessAdapter(), from: "start A; push B; push C; pop animated")
    #expect(shortest == found)
  }

  /// Its toolbar is shown from the start, and every third pop returns nothing.
  private func withWrongStart() -> MutantAdapter {
    final class Count {
      var pops = 0
    }
    let count = Count()
    var mutation = Mutation()
    mutation.isToolbarShown = { _ in true }
    mutation.returned = { _, operation in
      guard operation.isPop else { return nil }
      count.pops += 1
      return count.pops.isMultiple(of: 3) ? [] : nil
    }
    return MutantAdapter(mutation)
  }

  @Test func `behind a start that is wrong, it is gone on as it was when it was met`() async throws
  {
    let lines = try NavigationScenario("start A; push B; push C; pop; push D").lines
    func shortest(_ ending: ScenarioEnding?) async -> Nondeterminism {
      await UnsteadyInvestigation(
        subject: NavigationSubject("subject", withWrongStart()), catalogue: .core,
        ending: ending
      ).shortest(from: found, lines)
    }
    #expect(
      await shortest(ScenarioEnding(aspects: AspectSet(.returned))).scenario.oneLine
        == "start A; push B; pop")
    // Otherwise it ends there each time.
    #expect(await shortest(nil) == found)
  }

  @Test func `what failed while it was shortened and then no more is told with both answers`()
    async throws
  {
    let readings = Count()
    var mutation = Mutation()
    mutation.isToolbarShown = { _ in
      readings.value += 1
      return readings.value == 1
    }
    var always = Mutation()
    always.isToolbarShown = { _ in true }
    let lines = try NavigationScenario("start A").lines
    var oracle = SubjectOracle(
      subject: NavigationSubject("subject", MutantAdapter(always)), catalogue: .core)
    let blame = try #require(await oracle.execute(lines).failure)
    var investigation = Investigation(
      subject: NavigationSubject("subject", MutantAdapter(mutation)), catalogue: .core,
      proof: .none)
    _ = await investigation.counterexample(from: lines, showing: blame, origin: .given)
    let found = try #require(investigation.nondeterminism)
    #expect(found.scenario.oneLine == "start A")
    let answers = DifferingLines(found.first, found.second)
    #expect(answers.first == ["toolbar shown: true"])
    #expect(answers.second == ["toolbar shown: false"])
  }

  @Test func `a breakdown is no answer, whether it comes first or later`() async throws {
    let lines = try NavigationScenario("start A; push B; pop").lines
    for broken in [1, 3] {
      var subject = NavigationSubject("subject", StackMistakes.ForgetsNowAndThen())
      let (run, runs) = (subject.run, Count())
      subject.run = { session, script in
        runs.value += 1
        let end = await run(&session, &script)
        guard runs.value == broken else { return end }
        session.breakdown = Breakdown(.exited(code: 1))
        return .broken
      }
      var oracle = UnsteadyOracle(subject: subject, catalogue: .core)
      #expect(await oracle.execute(lines).failure == nil)
      #expect(oracle.answers == nil)
      #expect(runs.value == broken)
      // The next time it lives, and both answers are seen.
      #expect(await oracle.execute(lines).failure == .answersDiffer)
    }
  }

  /// What the bar shows is wrong every time, and never the same.
  @Test func `a wrong answer that is another one each time is no steady violation`() async throws {
    let count = Count()
    var mutation = Mutation()
    mutation.centre = { _ in
      count.value += 1
      return .title("\(count.value)")
    }
    var options = CampaignOptions(scenarioCount: 20)
    options.beginsSmall = false
    let subject = NavigationSubject("subject", MutantAdapter(mutation))
    let report = try await Conformance(of: subject).check(options)
    #expect(report.outcome == .notDeterministic)
    let found = try #require(report.nondeterminism)
    let seen = [found.first, found.second].map { text in
      text.split(separator: "\n").first { $0.hasPrefix("centre: ") }
    }
    #expect(seen[0] != nil && seen[1] != nil && seen[0] != seen[1])
  }

  /// What comes of a scenario that goes back to the root twice, as the first that a subject is given.
  private func nondeterminism(_ mutation: Mutation) async throws -> Nondeterminism? {
    let subject = NavigationSubject("subject", MutantAdapter(mutation))
    var runner = ScenarioRunner(subject: subject)
    let lines = try NavigationScenario(
      "start A; set A B C; popToRoot; set A D E; popToRoot; push F"
    ).lines
    await runner.run(Script(lines), at: ScenarioPosition(.generated, 0, seed: 1))
    let tally = runner.takeTally()
    #expect(tally.violations.isEmpty == (tally.nondeterminism != nil))
    return tally.nondeterminism?.nondeterminism
  }

  @Test func `a lasting difference that all repetitions show elsewhere is no steady violation`()
    async throws
  {
    let count = Count()
    var mutation = Mutation()
    mutation.instead = { _, operation in
      guard case .popToRoot = operation else { return false }
      count.value += 1
      return count.value > 1
    }
    let found = try #require(await nondeterminism(mutation))
    #expect(found.first == "step 3: popToRoot\nnothing differs")
    #expect(found.second.hasPrefix("step 3: popToRoot\nstack: A B C\n"))
    // The same subject when it is always wrong.
    mutation.instead = { _, operation in
      if case .popToRoot = operation { true } else { false }
    }
    #expect(try await nondeterminism(mutation) == nil)
  }

  @Test func `nor is a momentary one that they show elsewhere, or otherwise`() async throws {
    let count = Count()
    var mutation = Mutation()
    mutation.returned = { stage, operation in
      guard case .popToRoot = operation else { return nil }
      count.value += 1
      return count.value > 1 ? [] : nil
    }
    let elsewhere = try #require(await nondeterminism(mutation))
    #expect(elsewhere.first == "step 3: popToRoot\nnothing differs")
    #expect(elsewhere.second == "step 3: popToRoot\nreturned: an empty array")
    count.value = 0
    mutation.returned = { stage, operation in
      guard case .popToRoot = operation else { return nil }
      count.value += 1
      return count.value > 1 ? [] : Array(stage.before.suffix(1))
    }
    let otherwise = try #require(await nondeterminism(mutation))
    #expect(otherwise.first.contains("\nreturned: C\n"))
    #expect(otherwise.second.contains("\nreturned: an empty array\n"))
    mutation.returned = { _, operation in
      if case .popToRoot = operation { [] } else { nil }
    }
    #expect(try await nondeterminism(mutation) == nil)
  }

  /// Why a subject refuses it may say with an address.
  @Test func `a refusal for another reason each time is the same refusal`() async throws {
    let count = Count()
    var mutation = Mutation()
    mutation.instead = { _, operation in
      guard case .set(let controllers, _) = operation, controllers.count == 1 else { return false }
      count.value += 1
      throw Refused(reason: count.value)
    }
    var options = CampaignOptions(scenarioCount: 20)
    options.beginsSmall = false
    options.proof = .none
    let subject = NavigationSubject("subject", MutantAdapter(mutation))
    let report = try await Conformance(of: subject).check(options)
    #expect(report.outcome == .violated)
    #expect(report.nondeterminism == nil)
  }

  private struct Refused: Error {
    let reason: Int
  }

  private final class Count {
    var value = 0
  }

  @Test func `the line at which the answers differ is the one that fails`() async throws {
    let adapter = StackMistakes.ForgetsNowAndThen()
    var oracle = UnsteadyOracle(
      subject: NavigationSubject("subject", adapter), catalogue: .core)
    let lines = try NavigationScenario("start A; push B; pop; push C").lines
    let execution = await oracle.execute(lines)
    #expect(execution.failingLine == 2)
    #expect(oracle.answers?.lines == lines)
    // What passes has been run four times, and paid for.
    let steady = await oracle.execute(try NavigationScenario("start A; push B").lines)
    #expect(steady.failure == nil)
    #expect(steady.steps == 8)
  }
}
