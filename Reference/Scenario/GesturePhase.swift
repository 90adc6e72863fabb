/// What the person does with the finger that pops.
public enum GesturePhase: UInt8, Hashable, Sendable, CaseIterable {
  case begin
  /// The finger moves on; the swipe can still go either way.
  case update
  /// The swipe ends where it began.
  case cancel
  /// The swipe is carried through.
  case finish
}
