import Foundation
import NavigationConformance

/// Does what workers do, in one process: stretches of any length come back in any order, and everything goes by text.
struct ShufflingExecutor: EpochExecutor {
  let subject: NavigationSubject
  var dice: Dice

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
