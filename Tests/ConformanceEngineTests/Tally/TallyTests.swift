import ConformanceEngine
import Testing

@Suite struct `Tally counts` {
  func random(_ generator: inout SeededGenerator) -> (Tally, [[UInt64]: UInt64]) {
    var tally = Tally(capacity: generator.index(below: 8))
    var plain: [[UInt64]: UInt64] = [:]
    for _ in 0..<generator.index(below: 200) {
      let key = [generator.below(5), generator.below(7) << 60]
      let count = generator.below(3)
      tally.add(count, high: key[0], low: key[1])
      if count > 0 { plain[key, default: 0] += count }
    }
    return (tally, plain)
  }

  @Test func `counts are those of a dictionary, in ascending order of keys`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let (tally, plain) = random(&generator)
      let expected = plain.map { TallyEntry(high: $0[0], low: $0[1], count: $1) }.sorted()
      #expect(tally.entries == expected)
      #expect(tally.keyCount == plain.count)
      for entry in expected {
        #expect(tally.count(high: entry.high, low: entry.low) == entry.count)
      }
      #expect(tally.count(high: 99, low: 99) == 0)
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
      let (high, low) = (generator.below(50), generator.below(50))
      whole.add(high: high, low: low)
      shards[index % 3].add(high: high, low: low)
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
        tally.add(high: word & 31, low: word >> 59)
      }
    }
    print("tally:", count, "counts in", duration)
    #expect(tally.entries.reduce(0) { $0 + $1.count } == UInt64(count))
  }

  @Test func `a count that is full stays full`() {
    var tally = Tally()
    tally.add(.max, high: 1, low: 1)
    tally.add(5, high: 1, low: 1)
    #expect(tally.count(high: 1, low: 1) == .max)
  }
}
