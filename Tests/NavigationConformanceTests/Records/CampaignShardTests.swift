import NavigationConformance
import Testing

@Suite("Shards") struct CampaignShardTests {
  @Test(arguments: [1, 2, 3, 7])
  func `all shards together have every index once`(_ count: Int) throws {
    for range in [0..<20, 5..<6, 13..<40, 7..<7] {
      var indices: [Int] = []
      for number in 1...count {
        let shard = try #require(CampaignShard(number, of: count))
        indices += Array(shard.indices(in: range))
      }
      #expect(indices.sorted() == Array(range))
    }
  }

  @Test func `a shard has the same indices however the range is cut`() throws {
    let shard = try #require(CampaignShard(2, of: 3))
    let whole = Array(shard.indices(in: 10..<100))
    for cut in 10...100 {
      #expect(Array(shard.indices(in: 10..<cut)) + Array(shard.indices(in: cut..<100)) == whole)
    }
  }

  @Test func `so many shards as can be counted divide what there is as others do`() throws {
    let last = try #require(CampaignShard(.max, of: .max))
    #expect(Array(last.indices(in: 0..<100)) == [])
    let fifth = try #require(CampaignShard(5, of: .max))
    #expect(Array(fifth.indices(in: 0..<100)) == [4])
    #expect(Array(fifth.indices(in: 5..<100)) == [])
  }

  @Test func `a number outside the count is no shard`() {
    #expect(CampaignShard(0, of: 3) == nil)
    #expect(CampaignShard(4, of: 3) == nil)
    #expect(CampaignShard(1, of: 0) == nil)
  }
}
