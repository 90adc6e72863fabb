/// The ways in which an interface can be turned.
public enum UIInterfaceOrientation: Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its side, one way.
  case landscapeLeft
  /// On its side, the other way.
  case landscapeRight
}
