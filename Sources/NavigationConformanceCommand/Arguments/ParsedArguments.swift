/// Arguments taken apart: options with their values, and the rest. What the values mean is not looked at yet.
struct ParsedArguments: Hashable {
  let verb: Verb
  private(set) var values: [OptionName: [String]] = [:]
  private(set) var flags: Set<FlagName> = []
  private(set) var operands: [String] = []
  private(set) var wantsHelp = false
  private(set) var wantsVersion = false

  init(_ arguments: some Sequence<String>, of verb: Verb) throws(CommandFailure) {
    self.verb = verb
    var rest = Array(arguments.reversed())
    while let argument = rest.popLast() {
      switch argument {
      case "--":
        operands += rest.reversed()
        return
      case "--help", "-h":
        wantsHelp = true
      case "--version":
        wantsVersion = true
      case _ where argument.hasPrefix("-") && argument != "-":
        try takeOption(argument, &rest)
      default:
        operands.append(argument)
      }
    }
  }

  private mutating func takeOption(
    _ argument: String, _ rest: inout [String]
  ) throws(CommandFailure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = String(parts[0])
    if try takeFlag(typed, hasValue: parts.count == 2) { return }
    guard let option = verb.options.first(where: { $0.text == typed }) else {
      throw .usage(message(unknown: typed), verb)
    }
    let value = parts.count == 2 ? String(parts[1]) : rest.popLast()
    // What looks like the next option is no value, unless it is joined with "=".
    guard let value, parts.count == 2 || !value.hasPrefix("--") else {
      throw .usage("'\(option.text)' needs a value: \(option.text) \(option.value)", verb)
    }
    guard option.mayRepeat(for: verb) || values[option] == nil else {
      throw .usage("'\(option.text)' is given twice; once is enough", verb)
    }
    values[option, default: []].append(value)
  }

  private mutating func takeFlag(
    _ typed: String, hasValue: Bool
  ) throws(CommandFailure) -> Bool {
    guard let flag = verb.flags.first(where: { $0.text == typed }) else { return false }
    guard !hasValue else { throw .usage("'\(flag.text)' takes no value", verb) }
    guard flags.insert(flag).inserted else {
      throw .usage("'\(flag.text)' is given twice; once is enough", verb)
    }
    return true
  }

  private func message(unknown typed: String) -> String {
    let owners = Verb.allCases.filter { verb in
      verb.options.contains { $0.text == typed } || verb.flags.contains { $0.text == typed }
    }
    if let owner = owners.first {
      return "'\(typed)' is an option of '\(owner.rawValue)', not of '\(verb.rawValue)'"
    }
    let known = verb.options.map(\.text) + verb.flags.map(\.text) + ["--help"]
    let found = HarmlessArgument.quoted(typed)
    return "unknown option \(found) for '\(verb.rawValue)'"
      + NearestWord.advice(for: typed, among: known)
  }
}
