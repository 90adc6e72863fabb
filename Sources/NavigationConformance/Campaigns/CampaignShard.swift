/// One of several machines that share a campaign.
///
/// Every one runs what the others need to know as well: the stored and the small scenarios and the first epoch of
/// generated ones. Of all later scenarios it runs each `count`-th.
public struct CampaignShard: Hashable, Sendable {
  /// From 1.
  public let number: Int
  /// How many there are.
  public let count: Int

  /// One of so many shards; `nil` unless 1 ≤ `number` ≤ `count`.
  ///
  /// - Parameters:
  ///   - number: which one it is, from 1.
  ///   - count: how many there are.
  public init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  private init() {
    (number, count) = (1, 1)
  }

  /// A campaign of one machine.
  public static var only: CampaignShard { CampaignShard() }

  /// The shard's indices in a range.
  package func indices(in range: Range<Int>) -> StrideTo<Int> {
    let (own, first) = (number - 1, range.lowerBound % count)
    let offset = own >= first ? own - first : count - (first - own)
    guard offset < range.count else { return stride(from: 0, to: 0, by: 1) }
    return stride(
      from: range.lowerBound + offset, to: range.upperBound,
      by: min(count, max(range.count, 1)))
  }
}
