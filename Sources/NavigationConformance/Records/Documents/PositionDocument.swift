/// The place of a scenario in the form in which it is stored.
struct PositionDocument: Codable, Sendable {
  let phase: String
  let index: Int
  /// Left out where nothing is random.
  let seed: UInt64?

  init(_ position: ScenarioPosition) {
    phase = position.phase.rawValue
    index = position.index
    seed = position.phase == .generated ? position.seed : nil
  }

  func position() throws(RecordFault) -> ScenarioPosition {
    ScenarioPosition(
      try RecordFault.phase(phase), try RecordFault.index(index, "index"), seed: seed ?? 0)
  }
}
