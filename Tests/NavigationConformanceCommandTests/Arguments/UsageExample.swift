import Testing

/// Arguments that are wrong, and the message.
struct UsageExample: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let message: String

  init(_ arguments: String..., says lines: [String]) {
    self.arguments = arguments
    message = "toycheck: " + lines.joined(separator: "\n") + "\n"
  }

  var testDescription: String { arguments.joined(separator: " ") }

  static let seedRange =
    "a whole number from 0 to 18446744073709551615, decimal or hexadecimal with 0x"

  static let scenarioRange =
    "a whole number from 1 to 9223372036854775807, such as 20000 or 20_000"

  static let shardExpects =
    "'--shard' expects which machine this is of how many, such as 1/4, or auto, or auto/4"

  static let proveExpects =
    "'--prove' expects a time for each finding, such as 500ms, 60s, 2m or 1h, or none"

  static let all: [UsageExample] = commands + options + values + operands + corpora

  private static let commands = [
    UsageExample(
      "chek", says: ["unknown command 'chek'; did you mean 'check'?", "see 'toycheck --help'"]),
    UsageExample(
      "frobnicate",
      says: [
        "unknown command 'frobnicate'; expected check, fuzz, merge, replay, compare, requirements, "
          + "explain, corpus, plan or serve",
        "see 'toycheck --help'",
      ]),
    UsageExample(
      "start A; push B",
      says: [
        "unknown command 'start A; push B'; a scenario is run with 'replay'",
        "see 'toycheck --help'",
      ]),
    UsageExample(
      "help", "explian",
      says: ["unknown command 'explian'; did you mean 'explain'?", "see 'toycheck --help'"]),
    UsageExample(
      "a\u{1B}[2Jb",
      says: [
        "unknown command 'a\\u{1B}[2Jb'; expected check, fuzz, merge, replay, compare, requirements, "
          + "explain, corpus, plan or serve",
        "see 'toycheck --help'",
      ]),
  ]

  private static let options = [
    UsageExample(
      "check", "--seeed", "4",
      says: [
        "unknown option '--seeed' for 'check'; did you mean '--seed'?",
        "see 'toycheck check --help'",
      ]),
    UsageExample(
      "--seeed=4",
      says: [
        "unknown option '--seeed' for 'check'; did you mean '--seed'?",
        "see 'toycheck check --help'",
      ]),
    UsageExample(
      "-seed", "4",
      says: [
        "unknown option '-seed' for 'check'; did you mean '--seed'?", "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--req", "PUSH-01",
      says: [
        "unknown option '--req' for 'check'; did you mean '--requirement'?",
        "see 'toycheck check --help'",
      ]),
    UsageExample(
      "explain", "--frobnicate",
      says: ["unknown option '--frobnicate' for 'explain'", "see 'toycheck explain --help'"]),
    UsageExample(
      "replay", "--seed", "1", "start A",
      says: ["'--seed' is an option of 'check', not of 'replay'", "see 'toycheck replay --help'"]),
    UsageExample(
      "check", "--seed",
      says: ["'--seed' needs a value: --seed N", "see 'toycheck check --help'"]),
    UsageExample(
      "check", "--output", "--seed", "3",
      says: ["'--output' needs a value: --output FILE", "see 'toycheck check --help'"]),
    UsageExample(
      "check", "--seed", "1", "--seed=1",
      says: ["'--seed' is given twice; once is enough", "see 'toycheck check --help'"]),
  ]

  private static let values = [
    UsageExample(
      "check", "--seed", "1x",
      says: ["'--seed' expects \(seedRange), found '1x'", "see 'toycheck check --help'"]),
    UsageExample(
      "check", "--seed", "-1",
      says: ["'--seed' expects \(seedRange), found '-1'", "see 'toycheck check --help'"]),
    UsageExample(
      "check", "--seed=0x1_0000_0000_0000_0000",
      says: [
        "'--seed' expects \(seedRange), found '0x1_0000_0000_0000_0000'",
        "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--seed=",
      says: ["'--seed' expects \(seedRange), found ''", "see 'toycheck check --help'"]),
    UsageExample(
      "check", "--scenarios", "1,000",
      says: [
        "'--scenarios' expects \(scenarioRange), found '1,000'",
        "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--scenarios", "0",
      says: [
        "'--scenarios' expects \(scenarioRange), found '0'",
        "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--scenarios", "1__000",
      says: [
        "'--scenarios' expects \(scenarioRange), found '1__000'",
        "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--scenarios", "99999999999999999999",
      says: [
        "'--scenarios' expects \(scenarioRange), found '99999999999999999999'",
        "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--prove", "60",
      says: [
        "\(proveExpects), found '60'; did you mean '60s'?", "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--prove", "0s",
      says: [
        "\(proveExpects), found '0s'", "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--prove", "soon",
      says: [
        "\(proveExpects), found 'soon'", "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--prove", "1.5s",
      says: [
        "\(proveExpects), found '1.5s'", "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--prove", "99999999999999999h",
      says: [
        "\(proveExpects), found '99999999999999999h'", "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--prove",
      says: ["'--prove' needs a value: --prove TIME", "see 'toycheck check --help'"]),
    UsageExample(
      "replay", "--prove", "60s", "start A",
      says: ["'--prove' is an option of 'check', not of 'replay'", "see 'toycheck replay --help'"]),
    UsageExample(
      "check", "--format", "jsn",
      says: [
        "'--format' expects text, json, junit, markdown or html, found 'jsn'; did you mean 'json'?",
        "see 'toycheck check --help'",
      ]),
    UsageExample(
      "requirements", "--format", "junit",
      says: [
        "'--format' expects text, json or markdown, found 'junit'",
        "see 'toycheck requirements --help'",
      ]),
    UsageExample(
      "check", "--subject", "wrogn",
      says: ["there is no subject 'wrogn'; did you mean 'wrong'?", "see 'toycheck check --help'"]),
    UsageExample(
      "replay", "--subject", "headless", "start A",
      says: [
        "there is no subject 'headless'; expected right, wrong, unsteady or dead",
        "see 'toycheck replay --help'",
      ]),
    UsageExample(
      "fuzz",
      says: [
        "'fuzz' has to know when to end: --for 8h, or --scenarios 1_000_000",
        "see 'toycheck fuzz --help'",
      ]),
    UsageExample(
      "fuzz", "--for", "1h", "--scenarios", "5",
      says: [
        "'--for' and '--scenarios' are both given; one of them ends the run",
        "see 'toycheck fuzz --help'",
      ]),
    UsageExample(
      "fuzz", "--for", "8",
      says: [
        "'--for' expects a time such as 90s, 15m, 8h or 1h30m, found '8'; did you mean '8s'?",
        "see 'toycheck fuzz --help'",
      ]),
    UsageExample(
      "fuzz", "--for", "1h", "--jobs", "0",
      says: [
        "'--jobs' expects a whole number from 1 to 256, found '0'", "see 'toycheck fuzz --help'",
      ]),
    UsageExample(
      "fuzz", "--for", "1h", "--shard", "5/4",
      says: [
        "\(shardExpects), found '5/4'; of 4 the last one is 4/4", "see 'toycheck fuzz --help'",
      ]),
    UsageExample(
      "fuzz", "--for", "1h", "--shard", "0/4",
      says: ["\(shardExpects), found '0/4'; the first one is 1/4", "see 'toycheck fuzz --help'"]),
    UsageExample(
      "fuzz", "--for", "1h", "--shard", "1/0",
      says: [
        "\(shardExpects), found '1/0'; there has to be one machine at least",
        "see 'toycheck fuzz --help'",
      ]),
    UsageExample(
      "fuzz", "--for", "1h", "--shard", "one/4",
      says: ["\(shardExpects), found 'one/4'", "see 'toycheck fuzz --help'"]),
    UsageExample(
      "fuzz", "--state", "x",
      says: ["unknown option '--state' for 'fuzz'", "see 'toycheck fuzz --help'"]),
    UsageExample(
      "check", "--jobs", "2",
      says: ["'--jobs' is an option of 'fuzz', not of 'check'", "see 'toycheck check --help'"]),
    UsageExample(
      "check", "--requirement", "PUSH-1",
      says: [
        "there is no requirement 'PUSH-1'; did you mean 'PUSH-01'?", "see 'toycheck requirements'",
      ]),
    UsageExample(
      "check", "--requirement", "BAR-03",
      says: [
        "there is no requirement 'BAR-03'; it is a statement that STACK-07 carries",
        "see 'toycheck requirements'",
      ]),
    UsageExample(
      "check", "--requirement", "TRANS-05",
      says: [
        "there is no requirement 'TRANS-05'; it is a statement that no requirement carries: "
          + "'explain TRANS-05' says why", "see 'toycheck requirements'",
      ]),
    UsageExample(
      "check", "--requirement", "PUSH-01", "--requirement", "nonsense",
      says: ["there is no requirement 'nonsense'", "see 'toycheck requirements'"]),
    UsageExample(
      "check", "--requirement", "PUSH-01,POP-03",
      says: [
        "there is no requirement 'PUSH-01,POP-03'; several are asked for one by one: "
          + "'--requirement PUSH-01 --requirement POP-03'", "see 'toycheck requirements'",
      ]),
    UsageExample(
      "check", "--requirement", "MOD",
      says: [
        "there is no requirement 'MOD'; it is an area of 4, MOD-01 to MOD-05, and they are "
          + "asked for one by one", "see 'toycheck requirements'",
      ]),
  ]

  private static let operands = [
    UsageExample(
      "check", "PUSH-01",
      says: [
        "'check' takes no argument, found 'PUSH-01'; did you mean '--requirement PUSH-01'?",
        "see 'toycheck check --help'",
      ]),
    UsageExample(
      "check", "--", "--seed",
      says: ["'check' takes no argument, found '--seed'", "see 'toycheck check --help'"]),
    UsageExample(
      "replay",
      says: [
        "'replay' needs a scenario: a text such as 'start A; push B', a file, or - for the input",
        "see 'toycheck replay --help'",
      ]),
    UsageExample(
      "replay", "start", "A",
      says: [
        "'replay' takes one scenario, found 2 arguments; put quotes around it",
        "see 'toycheck replay --help'",
      ]),
    UsageExample(
      "fuzz", "8h", says: ["'fuzz' takes no argument, found '8h'", "see 'toycheck fuzz --help'"]),
    UsageExample(
      "merge",
      says: [
        "'merge' needs reports, written with '--format json', or corpora",
        "see 'toycheck merge --help'",
      ]),
    UsageExample(
      "requirements", "PUSH-01",
      says: [
        "'requirements' takes no argument, found 'PUSH-01'; 'explain' tells about one",
        "see 'toycheck requirements --help'",
      ]),
    UsageExample(
      "explain", "PUSH-001",
      says: [
        "there is no requirement, statement, choice, rule, row of a profile or capability 'PUSH-001'; did you mean 'PUSH-01'?",
        "see 'toycheck requirements'",
      ]),
  ]
}
