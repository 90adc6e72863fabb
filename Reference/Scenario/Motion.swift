/// How a change is asked for: the `animated` flag, and whether the scenario waits for the end.
public enum Motion: UInt8, Hashable, Sendable, CaseIterable {
  /// `animated` is false.
  case still
  /// `animated` is true, and the next line waits until nothing is pending.
  case animated
  /// `animated` is true, and the following lines run while the transition does, up to `settle`.
  case running

  /// The `animated` flag of the call.
  @inlinable public var isAnimated: Bool { self != .still }
}
