// Spelled out: the general ones take many calls each where nothing is inlined, and adopters test in debug builds.
extension Capabilities {
  @inlinable public func contains(_ other: Capabilities) -> Bool { isSuperset(of: other) }

  @inlinable public func isSuperset(of other: Capabilities) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  @inlinable public func isDisjoint(with other: Capabilities) -> Bool {
    rawValue & other.rawValue == 0
  }

  @inlinable public func union(_ other: Capabilities) -> Capabilities {
    Capabilities(rawValue: rawValue | other.rawValue)
  }

  @inlinable public func intersection(_ other: Capabilities) -> Capabilities {
    Capabilities(rawValue: rawValue & other.rawValue)
  }

  @inlinable public func subtracting(_ other: Capabilities) -> Capabilities {
    Capabilities(rawValue: rawValue & ~other.rawValue)
  }
}
