import Testing

@testable import NavigationConformanceCommand

@Suite struct FuzzRequestTests {
  @Test(arguments: [(8, 8), (256, 256), (1_000, 256)])
  func `There is a job for each processor, and no more than may be asked for`(
    _ processors: Int, _ jobs: Int
  ) throws {
    guard case .run(let arguments) = try Invocation(["fuzz", "--for", "1h"]) else {
      Issue.record("it is nothing to be run")
      return
    }
    #expect(
      try FuzzRequest(arguments, environment: [:], processors: processors).jobs == jobs)
  }
}
