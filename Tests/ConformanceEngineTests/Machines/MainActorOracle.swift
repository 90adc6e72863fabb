import ConformanceEngine
import SmallStackMachine

/// An oracle that lives on the main actor, suspends, and refers to what cannot be sent.
@MainActor
struct MainActorOracle: FailureOracle {
  @MainActor
  final class Subject {
    var runs = 0
  }

  let subject: Subject

  @MainActor
  func execute(_ lines: [StackLine]) async -> Execution<String> {
    subject.runs += 1
    await Task.yield()
    guard let index = lines.firstIndex(of: .swap) else { return .passed(steps: lines.count) }
    return .failed("swap", atLine: index, steps: index + 1)
  }
}
