/// What is wrong with a profile: which row, if it is one, and why.
public struct ProfileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The profile's name.
  public let profile: String
  /// The row's ID; empty where it is the profile itself.
  public let row: String
  /// What is wrong, in words.
  public let reason: String

  package init(profile: String, row: String, reason: String) {
    self.profile = profile
    self.row = row
    self.reason = reason
  }

  public var description: String {
    row.isEmpty ? "profile '\(profile)': \(reason)" : "profile '\(profile)', row \(row): \(reason)"
  }
}
