import ConformanceTestSupport
import Testing

@testable import NavigationConformanceCommand

/// A run in this process of which nobody else could say that it stands still.
@Suite(.serialized, .aside) struct StallWatchTests {
  private let stalled: SignalMark
  private let up: SignalMark

  init() throws {
    stalled = try #require(SignalMark())
    up = try #require(SignalMark())
  }

  private func watch(
    patience: Duration, until deadline: ContinuousClock.Instant? = nil
  ) throws -> StallWatch {
    let (stalled, up) = (stalled, up)
    let watch = StallWatch(
      patience: patience, lookingEvery: .milliseconds(20), deadline: deadline,
      hasStalled: { stalled.set() }, isUp: { up.set() })
    return try #require(watch)
  }

  private func wait(for mark: SignalMark) async throws {
    for _ in 0..<1_000 where !mark.isSet { try await Task.sleep(for: .milliseconds(10)) }
  }

  @Test func `Where nothing is begun for so long it is told`() async throws {
    let watch = try watch(patience: .milliseconds(100))
    try await wait(for: stalled)
    #expect(stalled.isSet)
    #expect(!up.isSet)
    watch.stop()
  }

  @Test func `Signs of life keep it quiet`() async throws {
    let watch = try watch(patience: .seconds(2), until: .now)
    for _ in 0..<150 {
      watch.beat()
      try await Task.sleep(for: .milliseconds(20))
    }
    watch.stop()
    #expect(!stalled.isSet)
    #expect(!up.isSet)
  }

  @Test func `When the time is up nobody waits for ever`() async throws {
    let watch = try watch(patience: .milliseconds(20), until: .now)
    try await wait(for: up)
    #expect(up.isSet)
    #expect(stalled.isSet)
    watch.stop()
  }

  @Test func `Before that it is waited for, however long it takes`() async throws {
    let watch = try watch(patience: .milliseconds(20), until: .now + .seconds(600))
    try await Task.sleep(for: .seconds(1))
    #expect(stalled.isSet)
    #expect(!up.isSet)
    watch.stop()
  }

  @Test func `Of a run that has come back nothing is said`() async throws {
    let watch = try watch(patience: .milliseconds(200), until: .now)
    watch.stop()
    try await Task.sleep(for: .seconds(1))
    #expect(!stalled.isSet)
    #expect(!up.isSet)
  }
}
