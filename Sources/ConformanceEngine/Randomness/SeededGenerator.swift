/// Blackman and Vigna's xoshiro256**, the only source of randomness in the engine.
///
/// Every draw made from it (bounded, weighted, shuffled) is defined here and not left to the
/// standard library, so that a seed means the same sequence on every platform and version.
@usableFromInline
package struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  @usableFromInline var word0: UInt64
  @usableFromInline var word1: UInt64
  @usableFromInline var word2: UInt64
  @usableFromInline var word3: UInt64

  /// The raw state, as in the reference implementation; at least one word must not be zero.
  @inlinable
  package init(state word0: UInt64, _ word1: UInt64, _ word2: UInt64, _ word3: UInt64) {
    precondition(word0 | word1 | word2 | word3 != 0, "xoshiro256** never leaves the zero state")
    self.word0 = word0
    self.word1 = word1
    self.word2 = word2
    self.word3 = word3
  }

  /// Seeds the state with four words of SplitMix64, as the authors of xoshiro recommend.
  @inlinable
  package init(seed: UInt64) {
    var source = SplitMix64(seed: seed)
    self.init(state: source.next(), source.next(), source.next(), source.next())
  }

  /// The generator of scenario `stream` under `seed`: a pure function of the two.
  ///
  /// Each state word is a mix of a word that depends on the seed and one that depends on the
  /// stream. The mix is a bijection, so under one seed no two streams agree in any state word, and
  /// neighbouring streams share no visible structure.
  @inlinable
  package init(seed: UInt64, stream: UInt64) {
    var seeds = SplitMix64(seed: seed)
    var streams = SplitMix64(seed: SplitMix64.mix(stream ^ 0xD1B5_4A32_D192_ED03))
    self.init(
      state: SplitMix64.mix(seeds.next() ^ streams.next()),
      SplitMix64.mix(seeds.next() ^ streams.next()),
      SplitMix64.mix(seeds.next() ^ streams.next()),
      SplitMix64.mix(seeds.next() ^ streams.next()))
  }

  @inlinable @inline(__always)
  package mutating func next() -> UInt64 {
    let result = Self.rotated(word1 &* 5, by: 7) &* 9
    let shifted = word1 << 17
    word2 ^= word0
    word3 ^= word1
    word1 ^= word2
    word0 ^= word3
    word2 ^= shifted
    word3 = Self.rotated(word3, by: 45)
    return result
  }

  @inlinable @inline(__always)
  package static func rotated(_ word: UInt64, by bits: UInt64) -> UInt64 {
    (word << bits) | (word >> (64 - bits))
  }
}
