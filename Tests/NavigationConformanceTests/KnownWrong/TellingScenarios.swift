import Foundation
import NavigationConformance

/// Scenarios that are known to tell something, so that a campaign of a few hundred need not be lucky.
enum TellingScenarios {
  /// Each choice comes up in one of them.
  static func ofChoices() throws -> [NavigationScenario] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/choices.tsv")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: "\t").last }
      .map { try NavigationScenario(String($0)) }
  }

  /// Each requirement is put to the test in one of them.
  static func ofRequirements() throws -> [NavigationScenario] {
    try (KnownWrong.all.map(\.scenario) + Mutant.all.map(\.scenario)).map {
      try NavigationScenario($0)
    }
  }
}
