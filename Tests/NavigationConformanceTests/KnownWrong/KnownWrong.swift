import Foundation
import HeadlessNavigation
import Testing

/// A fault as real implementations have it, the requirement it is blamed on, and the shortest scenario that shows it.
struct KnownWrong: Sendable, CustomTestStringConvertible {
  let fault: NavigationFault
  let requirement: String
  let scenario: String

  var testDescription: String { "\(fault) breaks \(requirement)" }

  /// Faults that no adapter can show, each with the reason.
  static let unseen: [NavigationFault: String] = [
    .foreignBarLosesItems: "no scenario breaks the caller's rules; the robustness profile does",
    .itemOfOtherStackLeftBehind:
      "no scenario breaks the caller's rules; the robustness profile does",
    .itemLostByHidingBar: "no scenario breaks the caller's rules; the robustness profile does",
    .navigationControllerItemLeftBehind:
      "no scenario breaks the caller's rules; the robustness profile does",
    .repetitionKept: "no scenario breaks the caller's rules; the robustness profile does",
    .tabBarItemLeftBehind: "no scenario breaks the caller's rules; the robustness profile does",
    .unforeseenCallbackKeepsItems:
      "no scenario breaks the caller's rules; the robustness profile does",
  ]

  static var all: [KnownWrong] {
    let faults = Dictionary(
      uniqueKeysWithValues: NavigationFault.allCases.map { ("\($0)", $0) })
    return lines.compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3, let fault = faults[fields[0]] else { return nil }
      return KnownWrong(fault: fault, requirement: fields[1], scenario: fields[2])
    }
  }

  private static var lines: [Substring] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/known-wrong.tsv")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}
