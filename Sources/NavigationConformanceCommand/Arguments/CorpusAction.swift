/// What can be done with a folder of stored scenarios.
enum CorpusAction: String, Hashable, CaseIterable {
  case list
  case check
  case minimize

  var options: [OptionName] {
    switch self {
    case .list: []
    case .check, .minimize: [.subject, .exec, .watchdog, .memory]
    }
  }

  var flags: [FlagName] {
    switch self {
    case .list: []
    case .check: [.isolated]
    case .minimize: [.isolated, .dryRun]
    }
  }
}
