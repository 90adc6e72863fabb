extension ConformanceReport {
  /// Notes which of the systems that the subject has nobody has judged, so that nobody takes the navigation stack for
  /// the whole.
  package mutating func noteUnjudged(_ systems: [ScenarioSystem]) {
    guard var record else { return }
    record.noteUnjudged(
      systems.filter { system in
        !record.systemRuns.contains { $0.key.system == system }
      })
    self.record = record
    notes += record.endNotes
  }

  /// Notes that somebody ended the run, and which systems were not judged for it.
  package mutating func note(
    _ interruption: RunInterruption, unjudged systems: [ScenarioSystem]
  ) {
    guard var record else { return }
    record.insert(interruption)
    record.noteUnjudged(systems)
    self.record = record
    self.interruption = record.interruption
    // A report that was made of a record says some of it already.
    let said = ScenarioSystem.small.flatMap { Self.cutNotes(of: $0, in: record) } + record.endNotes
    notes += said.filter { !notes.contains($0) }
  }

  /// Notes which requirements were asked about that are on systems the subject does not have: nobody may believe that they
  /// hold because nothing is said of them.
  package mutating func noteMissing(_ ids: [String]) {
    guard !ids.isEmpty else { return }
    record?.ask(about: ids)
    guard adapterError == nil else { return }
    add(notApplicable: RequirementDescription.all.filter { ids.contains($0.id) })
  }

  /// Adds requirements that nothing can put to the test, each in its place in the catalogue.
  mutating func add(notApplicable missing: [RequirementDescription]) {
    guard !missing.isEmpty else { return }
    let results = requirements + missing.map { RequirementResult(notApplicable: $0) }
    requirements = RequirementDescription.all.compactMap { requirement in
      results.first { $0.id == requirement.id }
    }
  }

  /// What a record says of the smaller systems, after what this report says of the navigation stack.
  mutating func addSystems(of record: CampaignRecord) {
    for system in ScenarioSystem.small {
      let runs = record.systemRuns.filter { $0.key.system == system }
      guard !runs.isEmpty else { continue }
      let total = SystemRunTotal(runs)
      scenarioCount += total.scenarioCount
      stepCount += total.stepCount
      requirements += total.requirements
      choices += total.choices
      breakdowns += total.breakdowns
      givenUp = givenUp ?? total.givenUp
      nondeterminism = nondeterminism ?? total.nondeterminism
      if let note = ReportWords.unsettled(among: total.requirements) { notes.append(note) }
      notes += Self.cutNotes(of: system, in: record)
    }
    interruption = record.interruption
    notes += record.endNotes
  }

  private static func cutNotes(
    of system: ScenarioSystem, in record: CampaignRecord
  ) -> [String] {
    SystemRunTotal(record.systemRuns.filter { $0.key.system == system }).cutRuns.map { run in
      "The \(system.title) was judged in \(TextLayout.number(run.scenarioCount)) of "
        + "\(TextLayout.count(run.key.wantedCount, "scenario")): the run ended there."
    }
  }
}

extension CampaignRecord {
  /// The systems that the subject has and that nobody has judged.
  package var missingSystems: [ScenarioSystem] {
    ScenarioSystem.small.filter { system in
      unjudgedSystems.contains(system) && !systemRuns.contains { $0.key.system == system }
    }
  }

  /// What is to be said of them.
  package var unjudgedNotes: [String] {
    let missing = missingSystems
    guard !missing.isEmpty else { return [] }
    let titles = TextLayout.list(missing.map { "the \($0.title)" })
    let (verb, pronoun) = missing.count == 1 ? ("was", "it") : ("were", "them")
    return [
      "The run ended before \(titles) \(verb) judged, which the subject claims too; 'check' judges "
        + "\(pronoun)."
    ]
  }
}
