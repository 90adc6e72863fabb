/// A set of fields in one machine word, by their places in the list.
struct WireFieldSet: Hashable, Sendable {
  private var bits: UInt64 = 0

  func contains(_ place: Int) -> Bool { bits & (1 << UInt64(place)) != 0 }

  mutating func insert(_ place: Int) { bits |= 1 << UInt64(place) }

  mutating func formUnion(_ other: WireFieldSet) { bits |= other.bits }
}
