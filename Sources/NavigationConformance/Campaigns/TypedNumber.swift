/// Whole numbers as people type them.
package enum TypedNumber {
  /// Digits, with single underscores between them where they help to read.
  package static func value(_ text: String, radix: Int = 10) -> UInt64? {
    let groups = text.split(separator: "_", omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.first?.isHexDigit == true }) else { return nil }
    return UInt64(groups.joined(), radix: radix)
  }

  /// A seed: decimal, or hexadecimal behind `0x`.
  package static func seed(_ text: String) -> UInt64? {
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    return isHexadecimal ? value(String(text.dropFirst(2)), radix: 16) : value(text)
  }

  /// How many scenarios are to be run, from one.
  package static func scenarioCount(_ text: String) -> Int? {
    guard let number = value(text), let count = Int(exactly: number), count > 0 else { return nil }
    return count
  }
}
