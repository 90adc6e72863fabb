import NavigationReference

extension SystemCampaign {
  /// How far the run is to go, and whether it was ended before.
  var extent: RunExtent {
    RunExtent(
      wantedCount: stored.count
        + min(subject.system.scenarioCount(ofRun: options.scenarioCount), .max - stored.count),
      stored: digest, isCut: isCut)
  }

  private var digest: String? {
    guard !stored.isEmpty else { return nil }
    return StableHash.digits(
      of: stored.map { subject.system.story($0.lines).text }.joined(separator: "\n\n"))
  }

  func report() -> ConformanceReport {
    let wanted = options.requirements.map(Set.init)
    let reach = reach
    var report = ConformanceReport(
      subject: subject.name, version: SuiteVersion.current,
      generatorVersion: ScenarioGenerator.version, seed: options.seed,
      scenarioCount: scenarioCount, stepCount: stepCount,
      requirements: System.State.catalogue.requirements.indices
        .filter { wanted?.contains(System.State.catalogue.requirements[$0].id) ?? true }
        .map {
          result(
            of: $0, isReached: reach?.isReached[$0] ?? true, isSure: nondeterminism == nil)
        },
      choices: choices.results(in: subject.system))
    if mistake == nil {
      report.profiles = options.profiles.map { ProfileResult($0, report.choices) }
    }
    if nondeterminism == nil, let note = ReportWords.unsettled(among: report.requirements) {
      report.notes.append(note)
    }
    report.extent = extent
    report.adapterError = mistake
    report.nondeterminism = nondeterminism
    report.givenUp = reasonToGiveUp
    return report
  }

  /// What scenarios can put to the test, where something was not that may be out of their reach.
  private var reach: SystemReach<System>? {
    guard !subject.system.claimsEverything else { return nil }
    let open = System.State.catalogue.requirements.indices.filter {
      count(of: $0) == 0 && claimsAspect(of: $0)
    }
    return open.isEmpty ? nil : SystemReach(of: subject.system, asking: open)
  }

  private func claimsAspect(of index: Int) -> Bool {
    System.State.catalogue.requirements[index].aspects.contains { subject.system.claims($0) }
  }

  private func count(of index: Int) -> Int { session.exercised[index] + storedExercised[index] }

  private func result(of index: Int, isReached: Bool, isSure: Bool) -> RequirementResult {
    let requirement = System.State.catalogue.requirements[index]
    let finding = found.first { $0.blame.requirement == index }
    let count = count(of: index)
    let shadows = shadows(over: index)
    let verdict: RequirementResult.Verdict =
      if finding != nil {
        .violated
      } else if !shadows.isEmpty {
        .unsettled
      } else if count > 0 {
        .holds
      } else {
        isReached && claimsAspect(of: index) ? .notExercised : .notApplicable
      }
    return RequirementResult(
      id: requirement.id, level: RequirementResult.Level(requirement.level),
      statement: requirement.statement, source: requirement.source.description,
      verdict: verdict, exercisedCount: count, cutShortCount: finding?.cutShortCount ?? 0,
      shadows: shadows,
      counterexample: finding?.counterexample?.claiming(isSure), aftermath: finding?.aftermath)
  }

  /// What the steps are put down to in which a requirement differed, those with the most scenarios first.
  private func shadows(over index: Int) -> [Shadow] {
    let requirements = System.State.catalogue.requirements
    let shadows = found.compactMap { finding in
      finding.shadows.first { $0.requirement == index }.map {
        Shadow(
          requirement: requirements[finding.blame.requirement].id,
          scenarioCount: $0.scenarioCount)
      }
    }
    return Shadow.sorted(shadows)
  }
}
