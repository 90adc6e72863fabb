import NavigationReference

extension ConformanceReport {
  /// What a record says, in order of requirements.
  ///
  /// - Parameters:
  ///   - seed: the seed to name.
  ///   - adapterError: why nothing could be judged.
  package init(_ record: CampaignRecord, seed: UInt64, adapterError: String? = nil) {
    let total = record.total
    let error = adapterError ?? total.unsupported?.text
    self.init(
      subject: record.header.subject, version: record.header.version,
      generatorVersion: record.header.generatorVersion, seed: seed,
      scenarioCount: total.scenarioCount, stepCount: total.stepCount,
      requirements: error == nil ? Self.results(of: total, record.header) : [],
      choices: error == nil ? Self.choices(of: total) : [],
      adapterError: error,
      notes: record.header.notes + record.sharingNotes
        + (error == nil && total.nondeterminism == nil ? record.lossNotes : []),
      nondeterminism: error == nil ? total.nondeterminism?.nondeterminism : nil,
      breakdowns: error == nil ? Self.findings(of: total) : [])
    self.record = record
    addSystems(of: record)
    if error == nil { add(notApplicable: record.header.missingRequirements) }
    withdrawClaimsIfItWavers()
  }

  private static func results(
    of total: CampaignTally, _ header: CampaignHeader
  ) -> [RequirementResult] {
    let catalogue = RequirementCatalogue.core
    let matcher = RequirementMatcher(catalogue: catalogue, claims: header.claims)
    let asked = header.requirements.map { Set($0) }
    return catalogue.requirements.indices
      .filter { asked?.contains(catalogue.requirements[$0].id) ?? true }
      .map { index in
        let violation = total.violations.first { $0.blame.requirement == index }
        let shadows = total.shadows(over: index)
        let verdict: RequirementResult.Verdict =
          if violation != nil { .violated } else if !matcher.isApplicable(index) {
            .notApplicable
          } else if !shadows.isEmpty { .unsettled } else {
            total.exercised[index] > 0 ? .holds : .notExercised
          }
        return RequirementResult(
          catalogue.requirements[index], verdict: verdict,
          exercisedCount: total.exercised[index],
          cutShortCount: violation?.cutShortCount ?? 0, endedCount: violation?.endedCount,
          shadows: shadows,
          counterexample: violation?.counterexample?.claiming(total.nondeterminism == nil),
          aftermath: violation?.aftermath)
      }
  }

  private static func findings(of total: CampaignTally) -> [BreakdownFinding] {
    total.breakdowns.map { record in
      var finding =
        record.finding
        ?? BreakdownFinding(
          record.breakdown, scenario: ScenarioStory(lines: record.lines),
          scenarioCount: record.scenarioCount, foundLineCount: record.lines.count,
          foundAt: record.position.origin, shrinkStepCount: 0, certainty: .endedByLimit)
      finding.scenarioCount = record.scenarioCount
      return finding.claiming(total.nondeterminism == nil)
    }
  }

  private static func choices(of total: CampaignTally) -> [ChoiceResult] {
    Choice.allCases.compactMap { choice in
      let records = total.choices.filter { $0.choice == choice }
      let count = records.reduce(0) { $0 + $1.count }
      guard count > 0 else { return nil }
      let possible = records.reduce(UInt8(15)) { $0 & $1.mask }
      return ChoiceResult(
        id: choice.name, question: choice.question, readings: choice.readings(in: possible),
        count: count, isMixed: possible == 0,
        examples: records.sorted { $0.position < $1.position }.map { record in
          ChoiceResult.Example(
            readings: choice.readings(in: record.mask),
            scenario: ScenarioStory(lines: record.shortest ?? record.lines))
        })
    }
  }
}

extension CampaignTally {
  /// The violations beside which a requirement differed, those of most scenarios first.
  fileprivate func shadows(over requirement: Int) -> [Shadow] {
    Shadow.sorted(
      violations.compactMap { record in
        record.shadows.first { $0.requirement == requirement }
          .map { Shadow(requirement: record.requirement, scenarioCount: $0.scenarioCount) }
      })
  }
}

extension Choice {
  /// The readings whose bits are set.
  func readings(in mask: UInt8) -> [String] {
    readings.enumerated().filter { mask & (1 << UInt8($0.offset)) != 0 }.map(\.element)
  }
}
