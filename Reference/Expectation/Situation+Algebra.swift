// Spelled out: the general ones take many calls each where nothing is inlined, and adopters test in debug builds.
extension Situation {
  @inlinable package var isEmpty: Bool { operation | state == 0 }

  @inlinable package func contains(_ other: Situation) -> Bool { isSuperset(of: other) }

  @inlinable package func isSuperset(of other: Situation) -> Bool {
    other.operation & ~operation | other.state & ~state == 0
  }

  @inlinable package func isSubset(of other: Situation) -> Bool { other.isSuperset(of: self) }

  @inlinable package func isDisjoint(with other: Situation) -> Bool {
    operation & other.operation | state & other.state == 0
  }

  @inlinable package func union(_ other: Situation) -> Situation {
    Situation(operation: operation | other.operation, state: state | other.state)
  }

  @inlinable package func intersection(_ other: Situation) -> Situation {
    Situation(operation: operation & other.operation, state: state & other.state)
  }

  @inlinable package func subtracting(_ other: Situation) -> Situation {
    Situation(operation: operation & ~other.operation, state: state & ~other.state)
  }

  @inlinable package mutating func insert(_ other: Situation) { self = union(other) }
  @inlinable package mutating func remove(_ other: Situation) { self = subtracting(other) }
  @inlinable package mutating func formUnion(_ other: Situation) { self = union(other) }
}

extension Situation: ExpressibleByArrayLiteral {
  @inlinable
  package init(arrayLiteral facts: Situation...) {
    self.init(operation: 0, state: 0)
    for fact in facts { insert(fact) }
  }
}

extension Situation {
  /// Every fact that there may be, those of the operation first.
  package static var allFacts: [Situation] {
    (0..<64).map { Situation(bit: $0) } + (0..<64).map { Situation(stateBit: $0) }
  }
}
