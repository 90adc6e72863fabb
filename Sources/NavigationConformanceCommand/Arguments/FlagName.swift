/// The options that take no value.
enum FlagName: String, Hashable, CaseIterable {
  case declare
  case dryRun = "dry-run"
  case isolated
  case validate

  /// As it is typed.
  var text: String { "--" + rawValue }
}
