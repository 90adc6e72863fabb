@testable import HeadlessNavigation

/// What happened, in order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  func clear() { entries.removeAll() }

  /// What happened since the last call.
  func take() -> [String] {
    defer { entries.removeAll() }
    return entries
  }
}
