/// What the values mean.
extension ParsedArguments {
  func format() throws(CommandFailure) -> ReportFormat {
    guard let typed = values[.format]?.first else { return .text }
    guard let format = verb.formats.first(where: { $0.rawValue == typed }) else {
      let known = verb.formats.map(\.rawValue)
      throw .usage(
        "'--format' expects \(Self.alternatives(known)), found \(HarmlessArgument.quoted(typed))"
          + NearestWord.advice(for: typed, among: known), verb)
    }
    return format
  }

  /// A seed, or `nil` when none is given.
  func seed() throws(CommandFailure) -> UInt64? {
    guard let typed = values[.seed]?.first else { return nil }
    let isHexadecimal = typed.hasPrefix("0x") || typed.hasPrefix("0X")
    let digits = isHexadecimal ? String(typed.dropFirst(2)) : typed
    guard let seed = Self.number(digits, radix: isHexadecimal ? 16 : 10) else {
      throw .usage(
        "'--seed' expects a whole number from 0 to \(UInt64.max), decimal or hexadecimal with 0x, "
          + "found \(HarmlessArgument.quoted(typed))", verb)
    }
    return seed
  }

  /// A number of scenarios, or `nil` when none is given.
  func scenarioCount() throws(CommandFailure) -> Int? {
    guard let typed = values[.scenarios]?.first else { return nil }
    guard let number = Self.number(typed, radix: 10), let count = Int(exactly: number), count > 0
    else {
      throw .usage(
        "'--scenarios' expects a whole number from 1, such as 20000 or 20_000, "
          + "found \(HarmlessArgument.quoted(typed))", verb)
    }
    return count
  }

  /// Digits, with single underscores between them where they help to read.
  static func number(_ text: String, radix: Int) -> UInt64? {
    let groups = text.split(separator: "_", omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.first?.isHexDigit == true }) else { return nil }
    return UInt64(groups.joined(), radix: radix)
  }

  /// `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
