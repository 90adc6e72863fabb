import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

@MainActor @Suite("The budget of a proof in the smaller systems") struct SystemBudgetTests {
  /// How many lines a default check may carry out for each finding.
  private func lineCount<System: JudgedSystem>(_: System.Type) throws -> Int {
    let proof = CampaignOptions().proof
    var budget = try #require(SearchBudget(proof, stepsPerLine: System.proofStepsPerLine))
    var count = 0
    while !budget.isSpent {
      budget.charge(executedSteps: 1)
      count += 1
    }
    return count
  }

  @Test func `a line of a life cycle counts as four, and any other one as one`() throws {
    #expect(try lineCount(LifecycleSystem.self) == 125_000)
    #expect(try lineCount(ToolbarControllerSystem.self) == 500_000)
    #expect(try lineCount(FullScreenSystem.self) == 500_000)
  }

  /// With all of the steps the scenarios of four lines would be walked through, too.
  @Test(arguments: [(40_000, 3), (160_000, 4)].prefix(sample(1, of: 2)))
  func `what is said of a life cycle is what so many lines have shown`(
    _ steps: Int, _ searched: Int
  ) async throws {
    let subject = LifecycleSubject(
      "subject", HeadlessLifecycleAdapter(faults: [.encodedFromTop]))
    let scenario =
      "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = x; "
      + "make root A; push B; encode"
    let lines = try SystemScenario<LifecycleSystem>.lines(of: scenario)
    var session = SystemSession(subject.system)
    let blame = try #require(await session.run(lines).failure)
    var investigation = SystemInvestigation(
      subject: subject.system, proof: .steps(steps), passedOver: [])
    let found = await investigation.counterexample(from: lines, showing: blame, origin: .given)
    guard case .shortestInOwnVocabulary(2_948, _, let wholeLineCount) = found.certainty else {
      Issue.record("\(found.certainty)")
      return
    }
    #expect(wholeLineCount == searched)
  }
}
