/// Where a navigation controller is in telling others about a transition.
///
/// An operation called back from a phase other than `idle` changes the stack at once; its own
/// messages wait until those of the transition that called back are through.
enum TransitionPhase {
  /// Nobody is being told anything.
  case idle
  /// The messages before a change are being sent.
  case beginning
  /// The messages after a change are being sent.
  case ending
}
