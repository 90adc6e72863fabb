/// What the command is asked to do.
enum Invocation: Hashable {
  case run(ParsedArguments)
  case help(Verb?)
  case version
  /// A worker of another process, on the subject that these choose.
  case work(ParsedArguments)

  /// Not for people, and therefore no verb: what follows chooses a subject.
  static var workerWord: String { "--run-as-worker" }

  init(_ arguments: [String]) throws(CommandFailure) {
    switch arguments.first {
    case nil: self = .run(try ParsedArguments([], of: .check))
    case "--help", "-h": self = .help(nil)
    case "--version": self = .version
    case Self.workerWord?: self = .work(try ParsedArguments(arguments.dropFirst(), of: .fuzz))
    case "help":
      guard let word = arguments.dropFirst().first else {
        self = .help(nil)
        return
      }
      self = .help(try Self.verb(word))
    case .some(let word) where word.hasPrefix("-") && word != "-":
      self = try .run(of: .check, arguments)
    case .some(let word):
      self = try .run(of: try Self.verb(word), Array(arguments.dropFirst()))
    }
  }

  private static func run(
    of verb: Verb, _ arguments: [String]
  ) throws(CommandFailure) -> Invocation {
    let parsed = try ParsedArguments(arguments, of: verb)
    if parsed.wantsVersion { return .version }
    return parsed.wantsHelp ? .help(verb) : .run(parsed)
  }

  private static func verb(_ word: String) throws(CommandFailure) -> Verb {
    if let verb = Verb(rawValue: word) { return verb }
    let known = Verb.allCases.map(\.rawValue)
    let found = HarmlessArgument.quoted(word)
    guard !word.contains(" ") else {
      throw .usage("unknown command \(found); a scenario is run with 'replay'", nil)
    }
    let advice = NearestWord.nearest(to: word, among: known + ["help"])
      .map { "; did you mean '\($0)'?" }
    throw .usage(
      "unknown command \(found)"
        + (advice ?? "; expected \(ParsedArguments.alternatives(known))"), nil)
  }
}
