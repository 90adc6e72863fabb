/// The options that take a value.
enum OptionName: String, Hashable, CaseIterable {
  case subject
  case requirement
  case seed
  case duration = "for"
  case scenarios
  case jobs
  case shard
  case resume
  case corpus
  case prove
  case format
  case output

  /// As it is typed.
  var text: String { "--" + rawValue }

  /// What stands for the value in a help text.
  var value: String {
    switch self {
    case .subject: "NAME"
    case .requirement: "ID"
    case .seed, .scenarios, .jobs: "N"
    case .duration, .prove: "TIME"
    case .shard: "I/N"
    case .format: "FORMAT"
    case .resume, .output: "FILE"
    case .corpus: "FOLDER"
    }
  }

  var mayRepeat: Bool { self == .requirement }
}
