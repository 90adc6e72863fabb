/// The four orientations of a device's interface.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its side, one way.
  case landscapeLeft
  /// On its side, the other way.
  case landscapeRight
}
