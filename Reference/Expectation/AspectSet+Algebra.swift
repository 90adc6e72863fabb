// Spelled out: the general ones take many calls each where nothing is inlined, and adopters test in debug builds.
extension AspectSet {
  @inlinable package var isEmpty: Bool { rawValue == 0 }

  @inlinable package func contains(_ other: AspectSet) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  @inlinable package func isSuperset(of other: AspectSet) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  @inlinable package func isDisjoint(with other: AspectSet) -> Bool {
    rawValue & other.rawValue == 0
  }

  @inlinable package func union(_ other: AspectSet) -> AspectSet {
    AspectSet(rawValue: rawValue | other.rawValue)
  }

  @inlinable package func intersection(_ other: AspectSet) -> AspectSet {
    AspectSet(rawValue: rawValue & other.rawValue)
  }

  @inlinable package func subtracting(_ other: AspectSet) -> AspectSet {
    AspectSet(rawValue: rawValue & ~other.rawValue)
  }

  @inlinable package mutating func formUnion(_ other: AspectSet) { self = union(other) }
  @inlinable package mutating func formIntersection(_ other: AspectSet) {
    self = intersection(other)
  }
  @inlinable package mutating func subtract(_ other: AspectSet) { self = subtracting(other) }
}
