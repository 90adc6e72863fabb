/// What the command can be asked to do.
enum Verb: String, Hashable, CaseIterable {
  case check
  case fuzz
  case merge
  case replay
  case compare
  case requirements
  case explain
  case corpus
  case plan
  case serve

  var options: [OptionName] {
    switch self {
    case .check:
      [
        .subject, .exec, .watchdog, .memory, .requirement, .profile, .seed, .scenarios, .prove,
        .known, .format, .output,
      ]
    case .fuzz:
      [
        .subject, .exec, .watchdog, .memory, .duration, .scenarios, .jobs, .seed, .shard, .resume,
        .corpus, .prove, .known, .format, .output,
      ]
    case .merge: [.format, .output]
    case .replay, .corpus: [.subject, .exec, .watchdog, .memory]
    case .compare: [.exec, .watchdog, .memory, .seed, .scenarios, .format, .output]
    case .requirements: [.format]
    case .plan: [.subject, .exec, .watchdog, .memory, .scenarios, .seed, .corpus, .index]
    case .serve: [.subject]
    case .explain: []
    }
  }

  var flags: [FlagName] {
    switch self {
    case .corpus: [.isolated, .dryRun]
    case .check: [.isolated, .validate, .declare]
    case .fuzz: [.isolated, .declare]
    case .replay, .plan, .compare: [.isolated]
    case .merge, .requirements, .explain, .serve: []
    }
  }

  var formats: [ReportFormat] {
    switch self {
    case .check, .fuzz, .merge: [.text, .json, .junit, .markdown, .html]
    case .compare: [.text, .json]
    case .requirements: [.text, .json, .markdown]
    case .replay, .explain, .corpus, .plan, .serve: []
    }
  }

  /// What the command does, as one line of a list.
  var summary: String {
    switch self {
    case .check: "judge a subject: a verdict for each requirement (the default)"
    case .fuzz: "judge a subject for hours, on all cores or on many machines"
    case .merge: "count the reports of many runs together"
    case .replay: "run one scenario and show each step, expected beside observed"
    case .compare: "show what two subjects do differently, and judge neither"
    case .requirements: "list what is judged"
    case .explain: "tell all about a requirement"
    case .plan: "show what scenarios are drawn with, or one that is drawn"
    case .serve: "let another process judge a subject, over the input and the output"
    case .corpus: "list, replay or shrink the scenarios stored in a folder"
    }
  }
}
