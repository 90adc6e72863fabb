/// Steele, Lea and Flood's SplitMix64: one word of state, used to spread a seed over a larger state.
///
/// The sequence is the reference implementation's, on every platform and for ever.
@usableFromInline
package struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  @usableFromInline var state: UInt64

  @inlinable
  package init(seed: UInt64) {
    state = seed
  }

  @inlinable
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// The finalizer: a bijection on words in which every input bit reaches every output bit.
  @inlinable
  package static func mix(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
