/// One key of a tally with its count.
@usableFromInline
package struct TallyEntry: Hashable, Sendable, Comparable {
  @usableFromInline package let key: TallyKey
  @usableFromInline package let count: UInt64

  @inlinable
  package init(key: TallyKey, count: UInt64) {
    self.key = key
    self.count = count
  }

  @inlinable
  package static func < (left: Self, right: Self) -> Bool {
    (left.key, left.count) < (right.key, right.count)
  }
}

extension Tally: Equatable {
  /// All keys with their counts, for sums that come out the same in any order.
  @inlinable
  package var unsortedEntries: [TallyEntry] {
    var entries: [TallyEntry] = []
    entries.reserveCapacity(keyCount)
    for slot in slots where slot.count > 0 {
      entries.append(TallyEntry(key: slot.key, count: slot.count))
    }
    return entries
  }

  /// All keys with their counts, in ascending order of keys.
  @inlinable
  package var entries: [TallyEntry] {
    unsortedEntries.sorted()
  }

  /// Equal when the same keys have the same counts, whatever the tables look like.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.entries == right.entries
  }
}
