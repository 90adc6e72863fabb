/// Counts by keys of three words: an open-addressing table with linear probing.
///
/// Nothing is allocated while the keys fit the capacity, and the read-out is sorted, so that the
/// order of the table never shows. Counts saturate, which keeps merging associative.
@usableFromInline
package struct Tally: Sendable {
  @usableFromInline
  struct Slot: Sendable {
    @usableFromInline var key = TallyKey(high: 0, middle: 0, low: 0)
    /// Zero marks a free slot.
    @usableFromInline var count: UInt64 = 0
    @usableFromInline init() {}

    @inlinable @inline(__always)
    mutating func add(_ further: UInt64) {
      let (sum, overflow) = count.addingReportingOverflow(further)
      count = overflow ? .max : sum
    }
  }

  @usableFromInline var slots: [Slot]
  /// How many keys have a count.
  @usableFromInline package var keyCount: Int

  /// Room for `capacity` keys before anything is allocated again.
  @inlinable
  package init(capacity: Int = 64) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    keyCount = 0
  }

  @inlinable @inline(__always)
  package mutating func add(_ key: TallyKey, count: UInt64 = 1) {
    guard count > 0 else { return }
    let position = position(of: key)
    if slots[position].count > 0 {
      slots[position].add(count)
    } else {
      insert(key, count: count, at: position)
    }
  }

  /// A key that has no count yet, whose place is free.
  @inlinable @inline(never)
  mutating func insert(_ key: TallyKey, count: UInt64, at position: Int) {
    guard (keyCount + 1) * 2 <= slots.count else {
      grow()
      return add(key, count: count)
    }
    slots[position].key = key
    slots[position].count = count
    keyCount += 1
  }

  /// Adds one for each of the keys.
  ///
  /// A large table is mostly out of the processor's reach. So all places are visited first, one not waiting for the
  /// other, which also tells for how many keys there must be room.
  @inlinable
  package mutating func add(_ keys: [TallyKey]) {
    var freeCount = 0
    for key in keys where slots[home(of: key)].count == 0 { freeCount += 1 }
    while (keyCount + freeCount) * 2 > slots.count { grow() }
    for key in keys { add(key) }
  }

  @inlinable
  package func count(_ key: TallyKey) -> UInt64 {
    slots[position(of: key)].count
  }

  /// Takes all counts away; the room stays.
  @inlinable
  package mutating func removeAll() {
    for index in slots.indices { slots[index] = Slot() }
    keyCount = 0
  }

  /// Adds the other's counts: associative and commutative, with the empty tally neutral.
  @inlinable
  package mutating func merge(_ other: Tally) {
    for slot in other.slots where slot.count > 0 {
      add(slot.key, count: slot.count)
    }
  }

  /// The slot of the key, or the free slot where it belongs. At most half of the slots are taken,
  /// so one is found.
  @inlinable @inline(__always)
  package func position(of key: TallyKey) -> Int {
    let mask = slots.count - 1
    var position = home(of: key)
    while slots[position].count > 0, slots[position].key != key {
      position = (position + 1) & mask
    }
    return position
  }

  /// Where the key stands unless another one has come before it.
  @inlinable @inline(__always)
  func home(of key: TallyKey) -> Int {
    let word = (key.high &* 0x9E37_79B9_7F4A_7C15 ^ key.middle) &* 0xBF58_476D_1CE4_E5B9 ^ key.low
    return Int(truncatingIfNeeded: SplitMix64.mix(word)) & (slots.count - 1)
  }

  @inlinable
  package mutating func grow() {
    var larger = Tally(capacity: slots.count)
    larger.merge(self)
    self = larger
  }
}
