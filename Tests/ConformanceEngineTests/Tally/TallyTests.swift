import ConformanceEngine
import ConformanceTestSupport
import Testing

@Suite(.aside) struct `Tally counts` {
  func random(_ generator: inout SeededGenerator) -> (Tally, [TallyKey: UInt64]) {
    var tally = Tally(capacity: generator.index(below: 8))
    var plain: [TallyKey: UInt64] = [:]
    for _ in 0..<generator.index(below: 200) {
      let key = TallyKey(
        high: generator.below(5), middle: generator.below(3) << 60, low: generator.below(7) << 60)
      let count = generator.below(3)
      tally.add(key, count: count)
      if count > 0 { plain[key, default: 0] += count }
    }
    return (tally, plain)
  }

  @Test func `counts are those of a dictionary, in ascending order of keys`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let (tally, plain) = random(&generator)
      let expected = plain.map { TallyEntry(key: $0, count: $1) }.sorted()
      #expect(tally.entries == expected)
      #expect(tally.keyCount == plain.count)
      for entry in expected {
        #expect(tally.count(entry.key) == entry.count)
      }
      #expect(tally.count(TallyKey(high: 99, middle: 99, low: 99)) == 0)
    }
  }

  @Test func `merging is associative and commutative and has a neutral element`() {
    func merged(_ left: Tally, _ right: Tally) -> Tally {
      var sum = left
      sum.merge(right)
      return sum
    }
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let (first, second, third) = (
        random(&generator).0, random(&generator).0, random(&generator).0
      )
      #expect(merged(first, second) == merged(second, first))
      #expect(merged(merged(first, second), third) == merged(first, merged(second, third)))
      #expect(merged(first, Tally()) == first)
    }
  }

  @Test func `merging shards gives the tally of the whole`() {
    var generator = SeededGenerator(seed: 3)
    var whole = Tally()
    var shards = [Tally(), Tally(), Tally()]
    for index in 0..<3000 {
      let key = TallyKey(
        high: generator.below(50), middle: generator.below(2), low: generator.below(50))
      whole.add(key)
      shards[index % 3].add(key)
    }
    var sum = Tally()
    for shard in shards.reversed() { sum.merge(shard) }
    #expect(sum == whole)
  }

  /// Printed and not judged.
  @Test func `throughput of counting`() {
    #if DEBUG
      let count = 100_000
    #else
      let count = 20_000_000
    #endif
    var tally = Tally(capacity: 1024)
    var generator = SeededGenerator(seed: 4)
    let duration = ContinuousClock().measure {
      for _ in 0..<count {
        let word = generator.next()
        tally.add(TallyKey(high: word & 31, middle: 0, low: word >> 59))
      }
    }
    print("tally:", count, "counts in", duration)
    #expect(tally.entries.reduce(0) { $0 + $1.count } == UInt64(count))
  }

  @Test func `a count that is full stays full`() {
    var tally = Tally()
    let key = TallyKey(high: 1, middle: 1, low: 1)
    tally.add(key, count: .max)
    tally.add(key, count: 5)
    #expect(tally.count(key) == .max)
  }
}
