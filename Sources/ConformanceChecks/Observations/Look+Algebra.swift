// Spelled out: the general ones take many calls each where nothing is inlined, and adopters test in debug builds.
extension Look {
  @inlinable package var isEmpty: Bool { rawValue == 0 }

  @inlinable package func contains(_ other: Look) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  @inlinable package func isSuperset(of other: Look) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  @inlinable package func isDisjoint(with other: Look) -> Bool {
    rawValue & other.rawValue == 0
  }

  @inlinable package func union(_ other: Look) -> Look {
    Look(rawValue: rawValue | other.rawValue)
  }

  @inlinable package func intersection(_ other: Look) -> Look {
    Look(rawValue: rawValue & other.rawValue)
  }

  @inlinable package func subtracting(_ other: Look) -> Look {
    Look(rawValue: rawValue & ~other.rawValue)
  }

  @inlinable package mutating func formUnion(_ other: Look) { self = union(other) }
  @inlinable package mutating func formIntersection(_ other: Look) { self = intersection(other) }
  @inlinable package mutating func subtract(_ other: Look) { self = subtracting(other) }
}
