import ConformanceTestSupport
import Foundation
import Testing

@testable import NavigationConformanceCommand

/// A run in this process of which nobody else could say that it stands still.
@Suite(.serialized, .aside) struct StallWatchTests {
  private let start = ContinuousClock.now

  /// In which of these seconds it is told, of a run that is looked at in each.
  private func told(
    in seconds: ClosedRange<Int>, patience: Int = 60, beats: (Int) -> Bool = { _ in false },
    note: (Int) -> Int = { _ in 0 }
  ) -> [Int] {
    var silence = Silence(patience: .seconds(patience), from: start)
    return seconds.filter { second in
      silence.isToBeTold(
        at: start + .seconds(second), after: .seconds(1), hasBeaten: beats(second),
        note: Data("\(note(second))".utf8))
    }
  }

  @Test func `Where nothing is begun for a minute it is told once`() {
    // The first look finds a note.
    #expect(told(in: 1...300) == [61])
  }

  @Test func `Signs of life keep it quiet`() {
    #expect(told(in: 1...300, beats: { $0.isMultiple(of: 50) }) == [])
    #expect(told(in: 1...300, note: { $0 / 50 }) == [])
  }

  @Test func `After one it is told anew`() {
    #expect(told(in: 1...300, beats: { $0 == 100 }) == [61, 160])
  }

  @Test func `What a machine sleeps does not count`() {
    var silence = Silence(patience: .seconds(60), from: start)
    let looks = [10, 20, 3_600, 7_200].map { second in
      silence.isToBeTold(
        at: start + .seconds(second), after: .seconds(1), hasBeaten: false, note: nil)
    }
    #expect(looks == [false, false, false, false])
  }

  @Test func `Who looks finds out`() async throws {
    let stalled = try #require(SignalMark())
    let watch = StallWatch(
      patience: .milliseconds(100), lookingEvery: .milliseconds(20), note: { nil },
      hasStalled: { stalled.set() })
    for _ in 0..<3_000 where !stalled.isSet { try await Task.sleep(for: .milliseconds(10)) }
    #expect(stalled.isSet)
    watch?.stop()
  }

  @Test func `A pulse has beaten until somebody has looked`() throws {
    let pulse = try #require(Pulse())
    #expect(!pulse.hasBeaten())
    for _ in 0..<3 { pulse.beat() }
    #expect(pulse.hasBeaten())
    #expect(!pulse.hasBeaten())
  }
}
