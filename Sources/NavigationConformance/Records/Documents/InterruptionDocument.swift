/// That somebody ended a run, in the form in which it is stored.
struct InterruptionDocument: Codable, Sendable {
  let seed: UInt64
  let wanted: Int
  let scenarios: Int

  init(_ interruption: RunInterruption) {
    seed = interruption.key.seed
    wanted = interruption.key.wantedCount
    scenarios = interruption.scenarioCount
  }

  func interruption() throws(RecordFault) -> RunInterruption {
    RunInterruption(
      seed: seed, wantedCount: try RecordFault.wantedCount(wanted),
      scenarioCount: try RecordFault.count(scenarios, "scenarios"))
  }
}
