/// The options that take a value.
enum OptionName: String, Hashable, CaseIterable {
  case subject
  case exec
  case watchdog
  case memory
  case requirement
  case profile
  case seed
  case duration = "for"
  case scenarios
  case jobs
  case shard
  case resume
  case corpus
  case index
  case known
  case prove
  case format
  case output

  /// As it is typed.
  var text: String { "--" + rawValue }

  /// What stands for the value in a help text.
  var value: String {
    switch self {
    case .subject: "NAME"
    case .exec: "COMMAND"
    case .watchdog: "TIME"
    case .memory: "MIB"
    case .requirement: "ID"
    case .profile: "NAME|FILE"
    case .seed, .scenarios, .jobs, .index: "N"
    case .duration, .prove: "TIME"
    case .shard: "I/N"
    case .format: "FORMAT"
    case .resume, .output, .known: "FILE"
    case .corpus: "FOLDER"
    }
  }

  func mayRepeat(for verb: Verb) -> Bool {
    self == .requirement || self == .profile || (self == .exec && verb == .compare)
  }
}
