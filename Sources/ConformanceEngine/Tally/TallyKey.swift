/// What a tally counts by.
@usableFromInline
package struct TallyKey: Hashable, Sendable {
  @usableFromInline package let high: UInt64
  @usableFromInline package let low: UInt64

  @inlinable
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}
