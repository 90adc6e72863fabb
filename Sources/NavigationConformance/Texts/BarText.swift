import ConformanceChecks
import NavigationReference

/// The bars as objects, in the notation of reports.
enum BarText {
  static func looks(_ looks: BarLooks) -> String {
    text(looks.style, looks.isTranslucent, looks.tint)
  }

  /// What was seen, as far as it was assigned.
  static func looks(_ seen: BarSighting, like looks: BarLooks) -> String {
    text(
      looks.style.map { _ in seen.style } ?? nil,
      looks.isTranslucent.map { _ in seen.isTranslucent } ?? nil,
      looks.tint.map { _ in seen.tint } ?? nil)
  }

  static func name(_ label: Label?) -> String { label?.text ?? "none" }

  static func parts(_ parts: ObservedParts) -> String {
    let names = [
      (ObservedParts.navigationBar, "navigation bar"), (.content, "content"),
      (.toolbar, "toolbar"),
    ].filter { parts.contains($0.0) }.map(\.1)
    return names.isEmpty ? "empty" : names.joined(separator: ", ")
  }

  private static func text(_ style: Label?, _ isTranslucent: Bool?, _ tint: Label?) -> String {
    let parts = [
      style.map { "style \($0.text)" }, isTranslucent.map { "translucent \($0)" },
      tint.map { "tint \($0.text)" },
    ].compactMap { $0 }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}
