/// The options that take no value.
enum FlagName: String, Hashable, CaseIterable {
  case dryRun = "dry-run"

  /// As it is typed.
  var text: String { "--" + rawValue }
}
