import ConformanceTestSupport
import Foundation
import Testing

@testable import NavigationConformanceCommand

/// A run in this process of which nobody else could say that it stands still.
@Suite(.serialized, .aside) struct StallWatchTests {
  private let stalled: SignalMark

  init() throws {
    stalled = try #require(SignalMark())
  }

  private func watch(
    patience: Duration, note: @escaping @Sendable () -> Data? = { nil }
  ) throws -> StallWatch {
    let stalled = stalled
    let watch = StallWatch(
      patience: patience, lookingEvery: .milliseconds(20), note: note,
      hasStalled: { stalled.set() })
    return try #require(watch)
  }

  @Test func `Where nothing is begun for so long it is told`() async throws {
    let watch = try watch(patience: .milliseconds(100))
    for _ in 0..<1_000 where !stalled.isSet { try await Task.sleep(for: .milliseconds(10)) }
    #expect(stalled.isSet)
    watch.stop()
  }

  @Test func `Signs of life keep it quiet`() async throws {
    let watch = try watch(patience: .seconds(2))
    for _ in 0..<150 {
      watch.beat()
      try await Task.sleep(for: .milliseconds(20))
    }
    watch.stop()
    #expect(!stalled.isSet)
  }

  @Test func `So does a scenario that is noted`() async throws {
    let start = ContinuousClock.now
    let watch = try watch(patience: .seconds(2)) {
      Data("\((ContinuousClock.now - start).components.seconds)".utf8)
    }
    try await Task.sleep(for: .seconds(3))
    watch.stop()
    #expect(!stalled.isSet)
  }

  @Test func `Of a run that has come back nothing is said`() async throws {
    let watch = try watch(patience: .milliseconds(200))
    watch.stop()
    try await Task.sleep(for: .seconds(1))
    #expect(!stalled.isSet)
  }
}
