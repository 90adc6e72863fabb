// Spelled out: the general ones take many calls each where nothing is inlined, and adopters test in debug builds.
extension Situation {
  @inlinable package var isEmpty: Bool { rawValue == 0 }

  @inlinable package func contains(_ other: Situation) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  @inlinable package func isSuperset(of other: Situation) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  @inlinable package func isDisjoint(with other: Situation) -> Bool {
    rawValue & other.rawValue == 0
  }

  @inlinable package func union(_ other: Situation) -> Situation {
    Situation(rawValue: rawValue | other.rawValue)
  }

  @inlinable package func intersection(_ other: Situation) -> Situation {
    Situation(rawValue: rawValue & other.rawValue)
  }

  @inlinable package func subtracting(_ other: Situation) -> Situation {
    Situation(rawValue: rawValue & ~other.rawValue)
  }

  @inlinable package mutating func insert(_ other: Situation) { self = union(other) }
  @inlinable package mutating func formUnion(_ other: Situation) { self = union(other) }
  @inlinable package mutating func formIntersection(_ other: Situation) {
    self = intersection(other)
  }
  @inlinable package mutating func subtract(_ other: Situation) { self = subtracting(other) }
}
