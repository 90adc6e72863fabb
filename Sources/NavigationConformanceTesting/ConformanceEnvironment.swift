import Foundation
package import NavigationConformance

/// What can be set from outside, without touching a test: everything that is read from environment variables.
///
/// | variable | value |
/// |---|---|
/// | `NAVCONFORM_SEED` | decides everything that is random: a whole number, decimal or hexadecimal with `0x` |
/// | `NAVCONFORM_SCENARIOS` | how many scenarios are run: a whole number, such as `20000` or `20_000` |
/// | `NAVCONFORM_JUNIT` | a file for the verdicts in JUnit's XML; or a directory, one file in it for each subject |
///
/// A variable that is set wins over what the test asks for. A bad value is an error, never the same as none, and so is a
/// name that begins like these and is none of them.
///
/// The file has one test case for each requirement; the toolchain's own output has one for a whole parameterised test.
public struct ConformanceEnvironment: Sendable {
  private let variables: [String: String]

  /// The environment of the process.
  public init() {
    self.init(variables: ProcessInfo.processInfo.environment)
  }

  /// An environment with these variables, for whoever sets them otherwise than from outside.
  ///
  /// - Parameter variables: names such as `NAVCONFORM_SEED`, and their values; other names count for nothing.
  public init(variables: [String: String]) {
    self.variables = variables
  }

  /// The options with what the environment says instead.
  ///
  /// - Throws: the first variable that does not exist, or has a bad value.
  package func options(_ options: CampaignOptions) throws(EnvironmentError) -> CampaignOptions {
    try expectKnownNames()
    var options = options
    if let seed = try value(
      Self.seed,
      expected: "a whole number from 0 to \(UInt64.max), decimal or hexadecimal with 0x",
      { TypedNumber.seed($0) })
    {
      options.seed = seed
    }
    if let scenarioCount = try value(
      Self.scenarios, expected: "a whole number from 1 to \(Int.max), such as 20000 or 20_000",
      { TypedNumber.scenarioCount($0) })
    {
      options.scenarioCount = scenarioCount
    }
    return options
  }

  /// The file to write the verdicts to, or its directory.
  ///
  /// - Throws: when the path is empty.
  package func junitPath() throws(EnvironmentError) -> String? {
    try value(
      Self.junit, expected: "the path of a file, or of a directory", { $0.isEmpty ? nil : $0 })
  }

  private static let prefix = "NAVCONFORM_"
  private static let seed = prefix + "SEED"
  private static let scenarios = prefix + "SCENARIOS"
  static let junit = prefix + "JUNIT"

  /// A misspelt variable would be one that is not set, and a campaign is too long to find out afterwards.
  private func expectKnownNames() throws(EnvironmentError) {
    let known = [Self.seed, Self.scenarios, Self.junit]
    for name in variables.keys.sorted() where name.hasPrefix(Self.prefix) && !known.contains(name) {
      // What all have in common would make each of them near.
      let words = known.map { String($0.dropFirst(Self.prefix.count)) }
      let nearest = Suggestion.nearest(to: String(name.dropFirst(Self.prefix.count)), among: words)
      throw EnvironmentError(
        unknown: name, meant: nearest.map { [Self.prefix + $0] } ?? known)
    }
  }

  private func value<Value>(
    _ name: String, expected: String, _ read: (String) -> Value?
  ) throws(EnvironmentError) -> Value? {
    guard let text = variables[name] else { return nil }
    guard let value = read(text) else {
      throw EnvironmentError(variable: name, value: text, expected: expected)
    }
    return value
  }
}
