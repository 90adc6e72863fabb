/// The marks of a scenario that compares two runs: what stands before `either` and after `then` belongs to both, what
/// stands between `either` and `or` to the first, and what follows `or` to the second.
public enum Fork: UInt8, Hashable, Sendable, CaseIterable {
  case either
  case or
  case then
}
