/// Runs stored scenarios on a subject, each on the system that it is about.
struct CorpusReplay {
  let subject: CorpusSubject
  private var navigation: NavigationCorpusReplay?
  /// How many lines the last run carried out.
  private(set) var lastLineCount = 0

  init(subject: CorpusSubject) {
    self.subject = subject
    navigation = subject.navigation.map { NavigationCorpusReplay(subject: $0) }
  }

  mutating func run(_ scenario: CorpusScenario) async -> CorpusSighting {
    if let lines = scenario.navigation {
      guard let sighting = await navigation?.run(lines) else { return Self.missing(scenario) }
      lastLineCount = navigation?.lastLineCount ?? 0
      return sighting
    }
    guard let system = subject.system(scenario.system) else { return Self.missing(scenario) }
    let (sighting, lineCount) = await system.sighting(of: scenario)
    lastLineCount = lineCount
    return sighting
  }

  private static func missing(_ scenario: CorpusScenario) -> CorpusSighting {
    .unjudged("the subject has nothing to show about \(scenario.system.subjects)")
  }
}
