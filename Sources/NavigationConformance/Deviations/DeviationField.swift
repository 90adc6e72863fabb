/// What the comment lines before the scenario of a known deviation say, each after its name and a colon.
enum DeviationField: String, CaseIterable {
  /// The ID of the requirement that is violated. Begins a deviation.
  case requirement
  case kind
  /// For the reader.
  case reason
  /// Where more is to be read, such as an issue.
  case link
  /// The last day on which it is accepted.
  case until
  /// A requirement that cannot be put to the test for it. May stand several times.
  case hides
  /// How the scenario differs, an aspect to a line, as in a corpus. May stand several times.
  case differs

  /// The one line by which a file says that it is one of ours, and how it is to be read.
  static let format = "deviations"
  static let formatVersion: UInt64 = 1

  var mayRepeat: Bool { self == .hides || self == .differs }
}
