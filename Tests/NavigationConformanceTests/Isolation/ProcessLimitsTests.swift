import Testing

@testable import NavigationConformance

@Suite struct ProcessLimitsTests {
  @Test func `A process has outgrown its limit when it holds a byte more`() {
    let limits = ProcessLimits(memoryMiB: 3)
    #expect(!limits.isOutgrown(by: 3 * 1_048_576))
    #expect(limits.isOutgrown(by: 3 * 1_048_576 + 1))
  }

  @Test func `A limit that no memory reaches is never outgrown`() {
    #expect(!ProcessLimits(memoryMiB: .max).isOutgrown(by: .max))
  }

  @Test(
    arguments: [
      (.milliseconds(1_500), "1500 ms"), (.seconds(10), "10 s"), (.milliseconds(250), "250 ms"),
      (.seconds(Int64.max), "9223372036854775807 s"),
      (.seconds(Int64.max) + .milliseconds(500), "9223372036854775807 s"),
    ] as [(Duration, String)])
  func `How long a step may take is said in words, however long it is`(
    _ step: Duration, _ text: String
  ) {
    #expect(ProcessLimits(step: step).stepText == text)
  }
}
