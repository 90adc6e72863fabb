import ConformanceEngine
import ConformanceTestSupport
import Testing

@Suite(.aside) struct `Seeded generator` {
  @Test func `SplitMix64 gives the reference sequence`() {
    var generator = SplitMix64(seed: 1_234_567)
    let outputs = (0..<5).map { _ in generator.next() }
    #expect(
      outputs == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `xoshiro256** gives the reference sequence`() {
    var generator = SeededGenerator(state: 1, 2, 3, 4)
    let outputs = (0..<10).map { _ in generator.next() }
    #expect(
      outputs == [
        11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
        607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
        10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
      ])
  }

  @Test func `a seed and a stream determine the sequence`() {
    var first = SeededGenerator(seed: 7, stream: 3)
    var second = SeededGenerator(seed: 7, stream: 3)
    for _ in 0..<100 { #expect(first.next() == second.next()) }
  }

  @Test func `neighbouring streams and seeds share nothing`() {
    var differing = 0
    var first: Set<UInt64> = []
    for index: UInt64 in 0..<1000 {
      var one = SeededGenerator(seed: 42, stream: index)
      var next = SeededGenerator(seed: 42, stream: index + 1)
      var other = SeededGenerator(seed: 43, stream: index)
      let draw = one.next()
      first.insert(draw)
      differing += (draw ^ next.next()).nonzeroBitCount + (draw ^ other.next()).nonzeroBitCount
    }
    #expect(first.count == 1000)
    #expect((63_000...65_000).contains(differing))
  }

  @Test func `a bounded draw is uniform enough`() {
    for bound: UInt64 in [2, 3, 7, 10, 100] {
      var generator = SeededGenerator(seed: bound)
      var counts = [Int](repeating: 0, count: Int(bound))
      let draws = 2000 * Int(bound)
      for _ in 0..<draws { counts[Int(generator.below(bound))] += 1 }
      let square = counts.reduce(0) { $0 + ($1 - 2000) * ($1 - 2000) }
      // Chi-square with bound - 1 degrees of freedom, within five standard deviations.
      let statistic = Double(square) / 2000
      let freedom = Double(bound - 1)
      #expect((statistic - freedom) * (statistic - freedom) < 25 * 2 * freedom + 25)
    }
  }

  @Test func `a bounded draw rejects what would favour some results`() {
    // Under this bound a third of all words must be rejected; without that the lower half of the
    // results would be hit twice as often as the upper.
    let bound: UInt64 = 3 << 62
    var generator = SeededGenerator(seed: 1)
    var residues = [0, 0, 0]
    for _ in 0..<30_000 {
      let draw = generator.below(bound)
      #expect(draw < bound)
      residues[Int(draw % 3)] += 1
    }
    #expect(residues.allSatisfy { (9_500...10_500).contains($0) })
  }

  @Test func `draws are the same for ever`() {
    var generator = SeededGenerator(seed: 2026, stream: 1)
    var order = Array(0..<6)
    generator.shuffle(&order)
    let draws = (0..<8).map { _ in generator.index(below: 100) }
    #expect(order == [0, 2, 4, 1, 5, 3])
    #expect(draws == [78, 25, 82, 80, 91, 42, 28, 80])
  }

  @Test func `a chance keeps its promise`() {
    var generator = SeededGenerator(seed: 5)
    let hits = (0..<10_000).count { _ in generator.chance(3, outOf: 10) }
    #expect((2_800...3_200).contains(hits))
    #expect((0..<100).allSatisfy { _ in !generator.chance(0, outOf: 3) })
    #expect((0..<100).allSatisfy { _ in generator.chance(3, outOf: 3) })
  }

  @Test func `a pick from nothing is nil and draws nothing`() {
    var generator = SeededGenerator(seed: 5)
    let before = generator
    #expect(generator.pick(from: [Int]()) == nil)
    #expect(generator == before)
    #expect(generator.pick(from: [4]) == 4)
  }

  @Test func `a shuffle reaches every order equally`() {
    var generator = SeededGenerator(seed: 9)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6000 {
      var order = [1, 2, 3]
      generator.shuffle(&order)
      counts[order, default: 0] += 1
    }
    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { (850...1150).contains($0) })
  }
}
