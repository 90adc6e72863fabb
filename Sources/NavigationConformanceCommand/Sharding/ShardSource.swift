import NavigationConformance

/// What `--shard` says: which of several machines this is, or that the scheduler knows it.
enum ShardSource: Hashable {
  case given(CampaignShard)
  /// The scheduler has numbered the machines; it may not have said how many there are.
  case automatic(count: Int?)

  static let expected = "which machine this is of how many, such as 1/4, or auto, or auto/4"

  /// What is wrong with two numbers that are no shard; nothing for what is not two numbers.
  static func advice(for text: String) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1])
    else {
      return ""
    }
    if count == 0 { return "; there has to be one machine at least" }
    return number == 0
      ? "; the first one is 1/\(count)" : "; of \(count) the last one is \(count)/\(count)"
  }

  /// `nil` for what is neither.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    switch parts.count {
    case 1 where text == "auto":
      self = .automatic(count: nil)
    case 2 where parts[0] == "auto":
      guard let count = Self.number(parts[1]), count > 0 else { return nil }
      self = .automatic(count: count)
    case 2:
      guard let number = Self.number(parts[0]), let count = Self.number(parts[1]),
        let shard = CampaignShard(number, of: count)
      else { return nil }
      self = .given(shard)
    default: return nil
    }
  }

  /// Decimal digits, and few enough of them.
  static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.count < 10, text.allSatisfy({ ("0"..."9").contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
