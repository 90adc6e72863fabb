// Spelled out: the general ones take many calls each where nothing is inlined, and adopters test in debug builds.
extension Capabilities {
  @inlinable
  public init() {
    self.init(rawValue: RawValue(low: 0, high: 0))
  }

  @inlinable public func contains(_ other: Capabilities) -> Bool { isSuperset(of: other) }

  @inlinable public func isSuperset(of other: Capabilities) -> Bool {
    rawValue.low & other.rawValue.low == other.rawValue.low
      && rawValue.high & other.rawValue.high == other.rawValue.high
  }

  @inlinable public func isDisjoint(with other: Capabilities) -> Bool {
    rawValue.low & other.rawValue.low == 0 && rawValue.high & other.rawValue.high == 0
  }

  @inlinable public func union(_ other: Capabilities) -> Capabilities {
    Capabilities(
      rawValue: RawValue(
        low: rawValue.low | other.rawValue.low, high: rawValue.high | other.rawValue.high))
  }

  @inlinable public func intersection(_ other: Capabilities) -> Capabilities {
    Capabilities(
      rawValue: RawValue(
        low: rawValue.low & other.rawValue.low, high: rawValue.high & other.rawValue.high))
  }

  @inlinable public func subtracting(_ other: Capabilities) -> Capabilities {
    Capabilities(
      rawValue: RawValue(
        low: rawValue.low & ~other.rawValue.low, high: rawValue.high & ~other.rawValue.high))
  }

  @inlinable public func symmetricDifference(_ other: Capabilities) -> Capabilities {
    union(other).subtracting(intersection(other))
  }

  @inlinable public mutating func formUnion(_ other: Capabilities) { self = union(other) }

  @inlinable public mutating func formIntersection(_ other: Capabilities) {
    self = intersection(other)
  }

  @inlinable public mutating func formSymmetricDifference(_ other: Capabilities) {
    self = symmetricDifference(other)
  }
}
