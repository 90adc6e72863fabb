extension SeededGenerator {
  /// A uniform number in `0..<bound`, without bias.
  ///
  /// Lemire's multiply-high: the high word of `next() * bound` is the draw, and the few low words
  /// that would make some results likelier are rejected.
  @inlinable
  package mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound > 0, "a draw needs at least one outcome")
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }

  /// A uniform index in `0..<count`.
  @inlinable
  package mutating func index(below count: Int) -> Int {
    precondition(count > 0, "a draw needs at least one outcome")
    return Int(truncatingIfNeeded: below(UInt64(truncatingIfNeeded: count)))
  }

  /// True in `numerator` of `denominator` cases.
  @inlinable
  package mutating func chance(_ numerator: Int, outOf denominator: Int) -> Bool {
    precondition(numerator >= 0 && numerator <= denominator, "a chance lies between none and all")
    return index(below: denominator) < numerator
  }

  /// A uniform element, or nil when there is none; nothing is drawn then.
  @inlinable
  package mutating func pick<Elements: RandomAccessCollection>(
    from elements: Elements
  ) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: index(below: elements.count))]
  }

  /// Puts the elements in a uniformly drawn order (Fisher and Yates, from the back).
  @inlinable
  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    var last = elements.count - 1
    while last > 0 {
      elements.swapAt(last, index(below: last + 1))
      last -= 1
    }
  }
}
