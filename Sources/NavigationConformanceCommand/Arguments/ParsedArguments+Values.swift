import NavigationConformance

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
    guard let seed = TypedNumber.seed(typed) else {
      throw .usage(
        "'--seed' expects a whole number from 0 to \(UInt64.max), decimal or hexadecimal with 0x, "
          + "found \(HarmlessArgument.quoted(typed))", verb)
    }
    return seed
  }

  /// A number of scenarios, or `nil` when none is given.
  func scenarioCount() throws(CommandFailure) -> Int? {
    guard let typed = values[.scenarios]?.first else { return nil }
    guard let count = TypedNumber.scenarioCount(typed) else {
      throw .usage(
        "'--scenarios' expects a whole number from 1 to \(Int.max), such as 20000 or 20_000, "
          + "found \(HarmlessArgument.quoted(typed))", verb)
    }
    return count
  }

  /// The index of a generated scenario, or `nil` when none is given.
  func scenarioIndex() throws(CommandFailure) -> Int? {
    guard let typed = values[.index]?.first else { return nil }
    guard let number = TypedNumber.value(typed), let index = Int(exactly: number) else {
      throw .usage(
        "'--index' expects a whole number from 0, such as 12345 or 12_345, "
          + "found \(HarmlessArgument.quoted(typed))", verb)
    }
    return index
  }

  /// How long to run, or `nil` when it is not given.
  func duration() throws(CommandFailure) -> Duration? {
    guard let typed = values[.duration]?.first else { return nil }
    guard let time = RunLength.duration(typed) else {
      throw .usage(
        "'--for' expects a time such as 90s, 15m, 8h or 1h30m, "
          + "found \(HarmlessArgument.quoted(typed))"
          + Self.adviceOnUnit(typed) { RunLength.duration($0) }, verb)
    }
    return time
  }

  /// A number of worker processes, or `nil` when none is given.
  func jobs() throws(CommandFailure) -> Int? {
    guard let typed = values[.jobs]?.first else { return nil }
    guard let number = ShardSource.number(typed), (1...Self.maximumJobs).contains(number) else {
      throw .usage(
        "'--jobs' expects a whole number from 1 to \(Self.maximumJobs), "
          + "found \(HarmlessArgument.quoted(typed))", verb)
    }
    return number
  }

  /// Each job takes two descriptors, and a process may have about a thousand.
  static var maximumJobs: Int { 256 }

  /// Which of several machines this is, or `nil` when it is not given.
  func shard(in environment: [String: String]) throws(CommandFailure) -> CampaignShard? {
    guard let typed = values[.shard]?.first else { return nil }
    switch ShardSource(typed) {
    case .given(let shard)?: return shard
    case .automatic(let count)?:
      do throws(ShardEnvironment.Fault) {
        return try ShardEnvironment(environment).shard(count: count)
      } catch {
        throw .usage(error.message, verb)
      }
    case nil:
      throw .usage(
        "'--shard' expects \(ShardSource.expected), found \(HarmlessArgument.quoted(typed))"
          + ShardSource.advice(for: typed), verb)
    }
  }

  /// What a number without a unit was probably meant to be.
  static func adviceOnUnit(_ typed: String, _ read: (String) -> Duration?) -> String {
    read(typed + "s") == nil ? "" : "; did you mean '\(typed)s'?"
  }

  /// `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
