/// What a tally counts by: three words, whatever they mean.
@usableFromInline
package struct TallyKey: Hashable, Sendable {
  @usableFromInline package let high: UInt64
  @usableFromInline package let middle: UInt64
  @usableFromInline package let low: UInt64

  @inlinable
  package init(high: UInt64, middle: UInt64, low: UInt64) {
    self.high = high
    self.middle = middle
    self.low = low
  }
}

extension TallyKey: Comparable {
  @inlinable
  package static func < (left: Self, right: Self) -> Bool {
    (left.high, left.middle, left.low) < (right.high, right.middle, right.low)
  }
}
