import ConformanceChecks

/// What each step of a scenario showed, where it is kept rather than judged.
struct StepRecording: Sendable {
  let claims: Capabilities
  private(set) var observations: [Observation] = []
  /// Whether it is told of each step how it stands to what is permitted, too.
  let keepsSights: Bool
  private(set) var sights: [StepSight] = []

  init(claims: Capabilities, keepsSights: Bool = false) {
    self.claims = claims
    self.keepsSights = keepsSights
  }

  mutating func begin() {
    observations.removeAll()
    sights.removeAll()
  }

  mutating func add(_ sight: StepSight) { sights.append(sight) }

  /// Keeps a step, and says whether the next makes sense.
  mutating func add(_ observation: Observation) -> StepJudgement {
    observations.append(observation.comparable(claims))
    if observation.unsupported != nil { return .unsupported }
    // Where the stack is another, what the model permits next means nothing to the subject.
    return observation.isStackAsExpected ? .agrees : .ends
  }
}
