import NavigationConformance

/// What the help says of one command.
struct VerbHelp {
  private let verb: Verb
  private let name: String

  init(_ verb: Verb, name: String) {
    self.verb = verb
    self.name = name
  }

  var usage: String {
    switch verb {
    case .check: "\(name) check [options]"
    case .fuzz: "\(name) fuzz --for TIME | --scenarios N [options]"
    case .merge: "\(name) merge FILE … [--format FORMAT] [--output FILE]"
    case .replay: "\(name) replay [--subject NAME] 'SCENARIO' | FILE | -"
    case .requirements: "\(name) requirements [--format FORMAT]"
    case .explain: "\(name) explain ID …"
    case .corpus: "\(name) corpus list | check | minimize FOLDER [--subject NAME] [--dry-run]"
    }
  }

  var details: String {
    switch verb {
    case .check:
      """
      Runs all small scenarios, then generated ones, on the subject and on a model of what the \
      documents say. Each violation comes with the shortest scenario found that shows it, and with \
      what is proven of shorter ones. The same subject, seed and number of scenarios give the same \
      report; with '--prove', what is proven depends on the machine.
      """
    case .fuzz:
      """
      Does what 'check' does, for as long as it is told to, and in as many processes; one process \
      runs by itself. SIGINT and SIGTERM end it with a complete report. The same subject, seed \
      and number of scenarios give the same report, whatever the jobs, and however often it was \
      interrupted. Reference/FUZZING.md tells more.
      """
    case .merge:
      """
      Takes reports written with '--format json', of 'check', of 'fuzz' and of 'merge', and counts \
      every scenario once, however often and in whatever order it comes. The reports of all shards \
      give the report of the whole.
      """
    case .replay:
      """
      A scenario is a text such as 'start A; push B', as reports print it; a file that holds one; \
      or - for the input. Its language is described in Reference/SCENARIOS.md.
      """
    case .requirements:
      """
      Each requirement has an ID that stays, and a level: documented (said outright), derived \
      (follows from what is said) or brief (asked for by this project).
      """
    case .explain:
      """
      Prints what a requirement says, where it stands written, why anyone would want it, and what \
      to look at in an implementation that fails it.
      """
    case .corpus:
      """
      A corpus is a folder of scenarios, each in a file with what subjects made of it. 'list' shows \
      them. 'check' replays them all: it ends with 1 if one shows something else than what is \
      recorded of the subject, or violates something where nothing is recorded. 'minimize' shrinks \
      again what the subject still violates, and gives every bug one file; what it does not violate \
      any more is named and kept. Files that cannot be read are named and stay as they are; if there \
      is nothing worse, the end is 65. The format is described in Reference/CORPUS.md.
      """
    }
  }

  func description(of option: OptionName) -> String {
    switch option {
    case .subject:
      switch verb {
      case .check, .fuzz: return "what to judge"
      case .corpus: return "what to replay the scenarios on"
      case .merge, .replay, .requirements, .explain: return "what to run it on"
      }
    case .requirement: return "report on this requirement only; may be given several times"
    case .seed:
      return
        "decides everything that is random, decimal or 0x…; \(CampaignOptions().seed) if not given"
    case .duration:
      return "how long to run: 90s, 15m, 8h, 1h30m; either this or --scenarios"
    case .scenarios where verb == .fuzz:
      return "how many scenarios to run, of all shards together"
    case .jobs:
      return "how many processes to run scenarios in; all cores if not given"
    case .shard:
      return "which of several machines this is, such as 1/4; auto asks the environment of "
        + "Slurm, Kubernetes or GitLab, auto/4 where that knows no number of machines"
    case .resume:
      return "keep the campaign in the file, and go on from there if there is one"
    case .corpus:
      return "begin with the scenarios stored in the folder, and store there what is found"
    case .scenarios:
      let count = CampaignOptions().scenarioCount
      return "how many scenarios to run; \(Self.underscored(count)) if not given"
    case .prove:
      return
        "how long to go on, for each finding, to prove that nothing shorter shows it: 500ms, 60s, "
        + "2m, 1h, or none; \(Self.underscored(CampaignOptions.proofStepCount)) steps if not given"
    case .format:
      return ParsedArguments.alternatives(verb.formats.map(\.rawValue)) + "; text if not given"
    case .output: return "write the report to the file and print only the outcome"
    }
  }

  func description(of flag: FlagName) -> String {
    switch flag {
    case .dryRun: "show what 'minimize' would change, and change nothing"
    }
  }

  private static func underscored(_ number: Int) -> String {
    TextLayout.number(number).map { $0 == "," ? "_" : String($0) }.joined()
  }

  var examples: [String] {
    switch verb {
    case .check:
      [
        "check --scenarios 200_000 --seed 0x5eed",
        "check --requirement PUSH-01 --requirement PUSH-03",
        "check --prove 60s",
        "check --format junit --output report.xml",
      ]
    case .fuzz:
      [
        "fuzz --for 8h --seed $(date +%Y%m%d) --resume night.campaign",
        "fuzz --scenarios 10_000_000 --format json --output report.json",
        "fuzz --scenarios 10_000_000 --shard 1/4 --format json --output 1.json",
      ]
    case .merge:
      [
        "merge 1.json 2.json 3.json 4.json",
        "merge --format json --output all.json 1.json 2.json",
      ]
    case .replay:
      [
        "replay 'start A; push B; pop'",
        "replay failure.scenario",
        "replay - < failure.scenario",
      ]
    case .requirements: ["requirements", "requirements --format markdown > REQUIREMENTS.md"]
    case .explain: ["explain PUSH-03"]
    case .corpus: ["corpus list Corpus", "corpus check Corpus", "corpus minimize Corpus --dry-run"]
    }
  }
}
