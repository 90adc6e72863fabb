import Testing

@testable import NavigationConformance

@MainActor @Suite struct ChainedCallbackTests {
  /// Who is to appear is kept as bits, of which there are 64.
  @Test(arguments: [62, 63, 64, 70])
  func `A chain of pushes in callbacks is judged, however long it is`(_ count: Int) async throws {
    let chain = (1...count).map { "B\($0).viewWillAppear: push B\($0 + 1)" }
    let scenario = (["start A"] + chain + ["push B1"]).joined(separator: "; ")
    let report = try await replay(scenario)
    #expect(report.steps.last?.line == "push B1")
    #expect(report.violated == nil)
    #expect(report.adapterError == nil)
    #expect(report.breakdown == nil)
  }
}
