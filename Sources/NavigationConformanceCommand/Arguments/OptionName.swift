/// The options that take a value.
enum OptionName: String, Hashable, CaseIterable {
  case subject
  case requirement
  case seed
  case scenarios
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
    case .seed, .scenarios: "N"
    case .prove: "TIME"
    case .format: "FORMAT"
    case .output: "FILE"
    }
  }

  var mayRepeat: Bool { self == .requirement }
}
