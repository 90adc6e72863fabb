import NavigationConformance

/// Judges all systems of a subject, or those that the requirements asked about belong to.
@MainActor
struct SystemsCheck {
  let choice: SubjectChoice
  let options: CampaignOptions
  /// Says when somebody does not want to wait for the rest.
  let end: RunEnd
  let progress: (CampaignProgress) -> Void

  func report() async throws(UnknownRequirement) -> ConformanceReport {
    var reports: [ConformanceReport] = []
    var unjudged: [ScenarioSystem] = []
    if choice.hasNavigation, let options = narrowed(to: RequirementDescription.navigation) {
      let control = CampaignControl(progress: progress, patience: end.patience)
      reports.append(try await Conformance(of: choice.make()).check(options, under: control))
    }
    for system in choice.smallSystems {
      guard let options = narrowed(to: system.kind.requirements) else { continue }
      guard !end.look() || reports.isEmpty else {
        unjudged.append(system.kind)
        continue
      }
      reports.append(
        await system.check(options, with: end.patience))
    }
    guard let first = reports.first else {
      // What is asked about belongs to a system that the subject does not have.
      guard choice.hasNavigation else { return nothingJudged }
      var options = options
      options.requirements = []
      options.scenarioCount = 0
      var report = try await Conformance(of: choice.make()).check(options)
      report.noteMissing(missing)
      return report
    }
    var report = reports.dropFirst().reduce(first) { $0.joined(with: $1) }
    report.noteMissing(missing)
    if end.isOver { note(unjudged, in: &report) }
    return report
  }

  /// What was judged says nothing of what was still to come.
  private func note(_ unjudged: [ScenarioSystem], in report: inout ConformanceReport) {
    let interruption = RunInterruption(
      seed: options.seed, wantedCount: options.scenarioCount,
      scenarioCount: report.scenarioCount)
    guard report.record == nil else {
      report.note(interruption, unjudged: unjudged)
      return
    }
    // Without a navigation stack there is nothing to merge.
    let count = TextLayout.count(report.scenarioCount, "scenario")
    let text = "a signal ended the run after \(count)"
    let systems = TextLayout.list(unjudged.map { "the \($0.title)" })
    let rest =
      unjudged.isEmpty
      ? "" : ", and \(systems) \(unjudged.count == 1 ? "was" : "were") not judged"
    report.interruption = text
    report.notes.append(
      TextLayout.sentence(text) + "; the rest was not carried out\(rest).")
  }

  /// What is asked about and belongs to a system that the subject does not have.
  private var missing: [String] {
    guard let wanted = options.requirements else { return [] }
    let systems = (choice.hasNavigation ? [.navigation] : []) + choice.smallSystems.map(\.kind)
    let there = Set(systems.flatMap { $0.requirements.map(\.id) })
    return wanted.filter { !there.contains($0) }
  }

  /// Of a subject without a navigation controller even the self-check would ask too much.
  private var nothingJudged: ConformanceReport {
    let wanted = options.requirements.map(Set.init) ?? []
    return ConformanceReport(
      subject: choice.name, version: SuiteVersion.current,
      generatorVersion: ScenarioGenerator.version, seed: options.seed, scenarioCount: 0,
      stepCount: 0,
      requirements: RequirementDescription.all.filter { wanted.contains($0.id) }
        .map { RequirementResult(notApplicable: $0) },
      choices: [])
  }

  /// The options for a system with these requirements; `nil` when none of them is asked about.
  private func narrowed(to requirements: [RequirementDescription]) -> CampaignOptions? {
    guard let wanted = options.requirements else { return options }
    let mine = Set(requirements.map(\.id))
    var options = options
    options.requirements = wanted.filter { mine.contains($0) }
    return wanted.contains { mine.contains($0) } ? options : nil
  }
}
