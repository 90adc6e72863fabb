/// One key of a tally with its count.
package struct TallyEntry: Hashable, Sendable, Comparable {
  package let high: UInt64
  package let low: UInt64
  package let count: UInt64

  @inlinable
  package init(high: UInt64, low: UInt64, count: UInt64) {
    self.high = high
    self.low = low
    self.count = count
  }

  @inlinable
  package static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low, left.count) < (right.high, right.low, right.count)
  }
}

extension Tally: Equatable {
  /// All keys with their counts, in ascending order of keys.
  @inlinable
  package var entries: [TallyEntry] {
    slots.filter { $0.count > 0 }
      .map { TallyEntry(high: $0.high, low: $0.low, count: $0.count) }
      .sorted()
  }

  /// Equal when the same keys have the same counts, whatever the tables look like.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.entries == right.entries
  }
}
