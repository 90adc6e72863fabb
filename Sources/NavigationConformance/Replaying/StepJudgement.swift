/// What came of one step.
@usableFromInline
enum StepJudgement: Sendable {
  case agrees
  /// At least one aspect is not as permitted; nothing after it is judged.
  case differs
  /// Permitted, but the model no longer knows the state.
  case ends
  /// Something is claimed that is not there.
  case unsupported
}
