/// Why the command could not do what it was asked to: what and where, and what to do about it.
struct CommandFailure: Error, Hashable {
  let code: ExitCode
  /// What is wrong and what was expected, without the command's name.
  let message: String
  /// Where to read more.
  let advice: Advice

  enum Advice: Hashable {
    case none
    /// The help of the tool, or of one of its commands.
    case help(Verb?)
    /// Another command that tells more, by its arguments.
    case command(Verb)
  }

  static func usage(_ message: String, _ verb: Verb?) -> CommandFailure {
    CommandFailure(code: .usage, message: message, advice: .help(verb))
  }

  /// The text for the error output.
  func text(name: String) -> String {
    let first = "\(name): \(message)\n"
    switch advice {
    case .none: return first
    case .help(nil): return first + "see '\(name) --help'\n"
    case .help(let verb?): return first + "see '\(name) \(verb.rawValue) --help'\n"
    case .command(let verb): return first + "see '\(name) \(verb.rawValue)'\n"
    }
  }
}
