import HeadlessNavigation
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Mutants") struct MutantTests {
  private func subject(_ mutation: Mutation) -> NavigationSubject {
    NavigationSubject("mutant", MutantAdapter(mutation))
  }

  @Test(arguments: Mutant.all)
  func `a mutant breaks its requirement in the stored scenario, and not before`(
    _ mutant: Mutant
  ) async throws {
    let scenario = try NavigationScenario(mutant.scenario)
    let report = await Conformance(of: subject(mutant.mutation)).replay(scenario)
    #expect(report.violated?.id == mutant.requirement)
    #expect(report.steps.count == scenario.text.split(separator: "\n").count)
  }

  @Test(arguments: Mutant.all)
  func `without the mutation nothing is broken there`(_ mutant: Mutant) async throws {
    let scenario = try NavigationScenario(mutant.scenario)
    let report = await Conformance(of: subject(Mutation())).replay(scenario)
    #expect(report.violated == nil)
    #expect(report.unsupported == nil)
  }

  @Test func `a refused push may leave another stack, but none without anybody`() async throws {
    for left in [0, 1] {
      var mutation = Mutation()
      mutation.stack = { stage in
        guard case .push(let pushed, _) = stage.last,
          stage.before.contains(where: { $0 === pushed })
        else { return nil }
        return Array(stage.before.prefix(left))
      }
      let scenario = try NavigationScenario("start A; push B; push B")
      let report = await Conformance(of: subject(mutation)).replay(scenario)
      #expect(report.violated?.id == (left == 0 ? "STACK-09" : "ITEM-01"))
    }
  }

  @Test func `a title that is cut off is found, and one with other characters than these as well`()
    async throws
  {
    let cut: @Sendable (String) -> String = { String($0.prefix(10)) }
    let lost: @Sendable (String) -> String = { $0.filter { $0.isASCII } }
    for change in [cut, lost] {
      var mutation = Mutation()
      mutation.centre = { stage in
        guard let item = stage.top?.navigationItem, item.titleView == nil,
          let title = item.title ?? stage.top?.title, change(title) != title
        else { return nil }
        return .title(change(title))
      }
      var options = CampaignOptions(scenarioCount: 3_000)
      options.ending = "CEN-03"
      options.proof = .none
      let report = try await Conformance(of: subject(mutation)).check(options)
      let violation = try #require(report.violations.first { $0.id == "CEN-03" })
      let found = try #require(violation.counterexample)
      #expect(found.scenario.oneLine == "A.title = \"Straße <1> & 2\"; start A")
    }
  }

  @Test func `without a mutation the adapter has all that it claims`() async {
    let result = await subject(Mutation()).selfCheck()
    #expect(result.failure == nil)
    #expect(result.notes == [])
  }

  @Test func `every requirement on a navigation controller is broken by some subject`() {
    let broken = Set(KnownWrong.all.map(\.requirement) + Mutant.all.map(\.requirement))
    for requirement in RequirementCatalogue.core.requirements {
      #expect(broken.contains(requirement.id), "\(requirement.id) is broken by nobody")
    }
  }

  @Test func `no two mutants are for the same requirement`() {
    #expect(Set(Mutant.all.map(\.requirement)).count == Mutant.all.count)
  }

  #if !DEBUG
    // A campaign for each: in release only, where it takes seconds.
    @Test(arguments: Mutant.all)
    func `a default check finds the mutant and shrinks what it found to the shortest`(
      _ mutant: Mutant
    ) async throws {
      var options = CampaignOptions()
      options.ending = mutant.requirement
      let report = try await Conformance(of: subject(mutant.mutation)).check(options)
      let violation = try #require(report.violations.first { $0.id == mutant.requirement })
      let found = try #require(violation.counterexample)
      let shortest = try NavigationScenario(mutant.scenario)
      #expect(
        found.scenario.text.split(separator: "\n").count
          <= shortest.text.split(separator: "\n").count, "found \(found.scenario.oneLine)")
    }
  #endif
}
