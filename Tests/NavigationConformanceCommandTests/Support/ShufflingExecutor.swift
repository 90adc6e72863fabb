import Foundation
import NavigationConformance

/// Does what workers do, in one process: stretches of any length come back in any order, and everything goes by text.
struct ShufflingExecutor: CampaignExecutor {
  let subject: NavigationSubject
  /// What it judges beside; what is not among them is left to whoever asks.
  var systems: [SmallSystem] = []
  var dice: Dice

  func begin(_ works: [SystemWork]) {}

  func outcome(of work: SystemWork) async throws(ExecutionFailure) -> SystemOutcome? {
    guard let system = systems.first(where: { $0.kind == work.system }) else { return nil }
    do {
      let outcome = await system.outcome(
        of: try copy(SystemWorkDocument(work)).work(), with: Patience())
      return try copy(SystemOutcomeDocument(outcome)).outcome()
    } catch {
      throw ExecutionFailure("\(error)")
    }
  }

  mutating func run(
    _ work: EpochWork, completed: (Range<Int>, CampaignTally) async -> Bool
  ) async throws(ExecutionFailure) {
    do {
      var stretches: [Range<Int>] = []
      var start = work.range.lowerBound
      while let stretch = work.stretch(from: start, of: Int.random(in: 1...700, using: &dice)) {
        stretches.append(stretch)
        start = stretch.upperBound
      }
      stretches.shuffle(using: &dice)
      var runner = ScenarioRunner(subject: subject)
      for stretch in stretches {
        let received = try copy(WorkDocument(work)).work()
        let ran = await runner.run(stretch, of: received)
        guard await completed(ran, try copy(TallyDocument(runner.takeTally())).tally()) else {
          return
        }
      }
    } catch {
      throw ExecutionFailure("\(error)")
    }
  }

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
  }
}
