import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

@MainActor @Suite("The budget of a proof in the smaller systems") struct SystemBudgetTests {
  @Test(arguments: [(10_000, 3), (40_000, 4)].prefix(sample(1, of: 2)))
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
