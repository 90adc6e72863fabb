extension CorpusEntry {
  /// What a campaign found, to be kept; `nil` for a requirement that is not violated.
  ///
  /// - Parameter date: the day, if it is to be noted; nothing here looks at a clock.
  package init?(_ result: RequirementResult, of report: ConformanceReport, date: String? = nil) {
    guard result.verdict == .violated, let counterexample = result.counterexample,
      let system = ScenarioSystem(judging: result.id)
    else { return nil }
    self.init(
      result.id, counterexample, about: system, on: report.subject,
      CorpusOrigin(
        counterexample.foundAt, version: report.version, generator: report.generatorVersion),
      date: date)
  }

  /// What a campaign has found and made something of, to be kept.
  package init?(_ violation: ViolationRecord, of header: CampaignHeader, date: String? = nil) {
    guard let counterexample = violation.counterexample else { return nil }
    self.init(
      violation.requirement, counterexample, about: .navigation, on: header.subject,
      CorpusOrigin(
        counterexample.foundAt, version: header.version, generator: header.generatorVersion),
      date: date)
  }

  /// How a subject broke down in a campaign, to be kept.
  package init?(_ record: BreakdownRecord, of header: CampaignHeader, date: String? = nil) {
    guard let finding = record.finding else { return nil }
    self.init(finding, about: .navigation, of: header, date: date)
  }

  private init?(
    _ requirement: String, _ counterexample: Counterexample, about system: ScenarioSystem,
    on subject: String, _ origin: CorpusOrigin, date: String?
  ) {
    guard let scenario = CorpusScenario(counterexample.scenario, about: system) else { return nil }
    self.init(
      requirement: requirement, scenario: scenario,
      findings: [
        CorpusFinding(
          subject: subject, verdict: .violates(requirement),
          differences: counterexample.differences, origin: origin, date: date)
      ])
  }

  fileprivate init?(
    _ finding: BreakdownFinding, about system: ScenarioSystem, of header: CampaignHeader,
    date: String?
  ) {
    guard let scenario = CorpusScenario(finding.scenario, about: system) else { return nil }
    let origin = CorpusOrigin(
      finding.foundAt, version: header.version, generator: header.generatorVersion)
    self.init(
      requirement: Self.breakdown, scenario: scenario,
      findings: [
        CorpusFinding(
          subject: header.subject, verdict: .breaksDown(finding.breakdown.kind.word),
          differences: [], origin: origin, date: date)
      ])
  }

  fileprivate init?(
    _ result: RequirementResult, about system: ScenarioSystem, of header: CampaignHeader,
    date: String?
  ) {
    guard result.verdict == .violated, let counterexample = result.counterexample else {
      return nil
    }
    self.init(
      result.id, counterexample, about: system, on: header.subject,
      CorpusOrigin(
        counterexample.foundAt, version: header.version, generator: header.generatorVersion),
      date: date)
  }
}

extension Corpus {
  /// What a campaign has found and made something of. What the subject answers in two ways shows nothing.
  package init(_ record: CampaignRecord, date: String? = nil) {
    let total = record.total
    let unsteady = total.nondeterminism?.position
    let violations = total.violations.filter { $0.position != unsteady }
    self.init(
      violations.compactMap { CorpusEntry($0, of: record.header, date: date) }
        + total.breakdowns.compactMap { CorpusEntry($0, of: record.header, date: date) }
        + record.systemRuns.flatMap { Corpus($0, of: record.header, date: date).entries })
  }

  /// The same of a run on one of the smaller systems.
  package init(_ run: SystemRun, of header: CampaignHeader, date: String? = nil) {
    self.init(run.entries(of: header, date: date).map(\.entry))
  }
}

extension SystemRun {
  /// What the run has found, to be kept, each with the place where it was found. What the subject answers in two ways shows
  /// nothing.
  package func entries(
    of header: CampaignHeader, date: String? = nil
  ) -> [(entry: CorpusEntry, foundAt: Counterexample.Origin)] {
    let violated = requirements.compactMap {
      result -> (entry: CorpusEntry, foundAt: Counterexample.Origin)? in
      guard let found = result.counterexample, found.scenario != nondeterminism?.scenario,
        let entry = CorpusEntry(result, about: key.system, of: header, date: date)
      else { return nil }
      return (entry, found.foundAt)
    }
    return violated
      + breakdowns.compactMap { found in
        CorpusEntry(found, about: key.system, of: header, date: date).map { ($0, found.foundAt) }
      }
  }
}

extension Counterexample {
  /// How it differs, an aspect to a line.
  var differences: [String] { comparisons.differences(of: scenario) }
}

extension [Counterexample.Comparison] {
  /// Those that differ, in words. Of two runs that are compared neither is the expected one.
  func differences(of story: ScenarioStory) -> [String] {
    var heads = ComparisonHeads(story)
    if story.comparesRuns, !story.repeatsRun { heads = .runs }
    return filter(\.differs).map {
      "\($0.aspect): \(heads.left) \($0.expected), \(heads.right) \($0.observed)"
    }
  }
}

extension CorpusOrigin {
  fileprivate init(_ origin: Counterexample.Origin, version: String, generator: Int) {
    let place: Place
    switch origin {
    case .exhaustive(let number): place = .small(UInt64(number))
    case .generated(let index, let seed):
      place = .generated(
        generator: UInt64(generator), seed: seed, index: UInt64(index))
    case .stored, .given: place = .given
    }
    self.init(suite: VersionNumber(version) ?? .current, place: place)
  }
}
