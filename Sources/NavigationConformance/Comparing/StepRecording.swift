/// What each step of a scenario showed, where it is kept rather than judged.
struct StepRecording: Sendable {
  let claims: Capabilities
  private(set) var observations: [Observation] = []

  init(claims: Capabilities) {
    self.claims = claims
  }

  mutating func begin() { observations.removeAll() }

  /// Keeps a step, and says whether the next makes sense.
  mutating func add(_ observation: Observation) -> StepJudgement {
    observations.append(observation.comparable(claims))
    if observation.unsupported != nil { return .unsupported }
    // Where the stack is another, what the model permits next means nothing to the subject.
    return observation.isStackAsExpected ? .agrees : .ends
  }
}
