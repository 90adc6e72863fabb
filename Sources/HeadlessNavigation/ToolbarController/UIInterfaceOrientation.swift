/// The ways in which an interface can be turned.
public enum UIInterfaceOrientation: Hashable, Sendable, CaseIterable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}
