/// Which of a scenario's two delegates: `1` is in place at the start, `2` replaces it.
public enum DelegateName: UInt8, Hashable, Sendable, CaseIterable {
  case first = 1
  case second = 2
}
