/// What the documents permit an aspect to be after a step.
@usableFromInline
package enum Permitted<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The documents are silent.
  case unstated
  case exactly(Value)
  /// The documents leave it open; each reading is accepted, and which one was taken is noted.
  case oneOf(Readings<Value>)

  @inlinable package var isStated: Bool {
    if case .unstated = self { false } else { true }
  }

  /// Whether there is one value that conforms, and no other.
  @inlinable package var isCertain: Bool {
    if case .exactly = self { true } else { false }
  }

  /// Whether both are certain, and differ.
  @inline(__always)
  package func isCertainlyOther(than other: Permitted) -> Bool {
    guard case .exactly(let mine) = self, case .exactly(let theirs) = other else { return false }
    return mine != theirs
  }

  @inlinable @inline(__always)
  package func permits(_ value: Value) -> Bool {
    switch self {
    case .unstated: true
    case .exactly(let expected): expected == value
    case .oneOf(let readings): readings.mask(of: value) != 0
    }
  }

  @inlinable
  package static func oneOf(_ choice: Choice?, _ first: Value, _ second: Value) -> Permitted {
    first == second ? .exactly(first) : .oneOf(Readings(choice, first, second))
  }

  /// Either this or the other: what holds when a refresh may or may not have happened.
  @inlinable
  package func or(_ other: Permitted, choice: Choice?) -> Permitted {
    if self == other { return self }
    guard isStated, other.isStated else { return .unstated }
    if case .exactly(let mine) = self, case .exactly(let theirs) = other {
      return .oneOf(choice, mine, theirs)
    }
    var readings = Readings<Value>(nil)
    readings.formUnion(self)
    readings.formUnion(other)
    return readings.isOverflown ? .unstated : .oneOf(readings)
  }

  // Spelled out without tuples: where nothing is specialised, the type of each tuple is looked up at each comparison.
  @inlinable
  package static func == (one: Permitted, other: Permitted) -> Bool {
    switch one {
    case .unstated: return !other.isStated
    case .exactly(let mine):
      if case .exactly(let theirs) = other { return mine == theirs }
    case .oneOf(let mine):
      if case .oneOf(let theirs) = other { return mine == theirs }
    }
    return false
  }
}
