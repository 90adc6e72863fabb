import NavigationReference

/// Shrinks again what is stored of a subject: a later shrinker may find something simpler, and two entries may turn out
/// to be one. Decides only; what is decided is shown or carried out.
package struct CorpusMinimization {
  /// What becomes of a file.
  package enum Fate: Hashable, Sendable {
    /// It was shrunk to fewer or simpler lines.
    case shrunk(from: Int, to: Int)
    /// It is the simplest that was found, or no violation of this subject.
    case unchanged
    /// It is kept as it is, for this reason.
    case kept(String)
  }

  package struct Step: Hashable, Sendable {
    package let file: String
    package let fate: Fate
    /// Where its scenario is afterwards.
    package let name: String
  }

  /// One for each file.
  package let steps: [Step]
  package let change: CorpusChange

  /// - Throws: when an adapter fails its self-check.
  package init(
    of contents: CorpusContents, on subject: CorpusSubject
  ) async throws(CorpusCheckFailure) {
    let breakdowns = RecordedBreakdowns(
      in: contents.files.map(\.entry), of: subject.name,
      isInProcess: { subject.isInProcess(for: $0) })
    try await subject.checkAdapters(
      for: contents.files.map(\.entry).filter {
        $0.isViolated(on: subject.name) && breakdowns.reason(against: $0.scenario) == nil
      }.map(\.scenario))
    let contradictions = CorpusContradictions(in: contents)
    var entries: [CorpusEntry] = []
    var fates: [(file: String, fate: Fate, key: CorpusEntry.Key?)] = []
    for file in contents.files {
      if let reason = contradictions.reason(toLeave: file) {
        fates.append((file.name, .kept(reason), nil))
        continue
      }
      if file.entry.isViolated(on: subject.name),
        let reason = breakdowns.reason(against: file.entry.scenario)
      {
        entries.append(file.entry)
        fates.append((file.name, .kept(reason), file.entry.key))
        continue
      }
      var (fate, kept) = await Self.minimize(file.entry, on: subject)
      if case .shrunk = fate, let simpler = kept.first,
        let reason = contradictions.reason(toKeepFrom: simpler)
      {
        (fate, kept) = (.kept(reason), [file.entry])
      }
      entries += kept
      fates.append((file.name, fate, (kept.first ?? file.entry).key))
    }
    let change = CorpusChange(
      replacing: contents, by: Corpus(entries), leaving: contradictions.files)
    self.change = change
    steps = fates.map { step in
      let name = step.key.map { change.names[$0] ?? "" } ?? step.file
      return Step(file: step.file, fate: step.fate, name: name)
    }
  }

  /// What is to be kept in the place of an entry, the shrunk one first.
  private static func minimize(
    _ entry: CorpusEntry, on subject: CorpusSubject
  ) async -> (Fate, [CorpusEntry]) {
    guard let finding = entry.finding(on: subject.name), case .violates(let id) = finding.verdict
    else { return (.unchanged, [entry]) }
    var replay = CorpusReplay(subject: subject)
    switch await replay.run(entry.scenario) {
    case .notDeterministic: return (.kept("it does not show the same every time"), [entry])
    case .unjudged(let reason): return (.kept(reason), [entry])
    case .breaksDown(let how):
      return (.kept("the subject breaks down (\(how)) and does not violate \(id)"), [entry])
    case .agrees: return (.kept("it does not violate \(id) any more"), [entry])
    case .violates(let now, _, _) where now != id:
      return (.kept("it violates \(now) now, not \(id)"), [entry])
    case .violates where id != entry.requirement:
      return (.kept("it violates \(id), and the file is about \(entry.requirement)"), [entry])
    case .violates(_, let blame, _):
      return await shrink(entry, finding, blame, on: subject, replay.lastLineCount)
    }
  }

  private static func shrink(
    _ entry: CorpusEntry, _ finding: CorpusFinding, _ blame: CorpusBlame,
    on subject: CorpusSubject, _ lineCount: Int
  ) async -> (Fate, [CorpusEntry]) {
    guard
      let found = await counterexample(
        from: entry.scenario, lineCount, showing: blame, on: subject)
    else { return (.kept(subject.loss ?? "it does not show the same every time"), [entry]) }
    guard let scenario = CorpusScenario(found.scenario, about: entry.scenario.system) else {
      return (.unchanged, [entry])
    }
    let simpler = CorpusEntry(
      requirement: entry.requirement, scenario: scenario,
      findings: [
        CorpusFinding(
          subject: finding.subject, verdict: finding.verdict, differences: found.differences,
          origin: finding.origin, date: finding.date)
      ])
    guard simpler.key != entry.key else { return (.unchanged, [entry]) }
    // What other subjects make of the longer one is not known of the shorter one.
    let rest = entry.without(finding.subject)
    let fate = Fate.shrunk(from: entry.lineCount, to: simpler.lineCount)
    return (fate, rest.findings.isEmpty ? [simpler] : [simpler, rest])
  }

  /// The simplest scenario that shows the same; `nil` where the subject wavered while it was looked for.
  private static func counterexample(
    from scenario: CorpusScenario, _ lineCount: Int, showing blame: CorpusBlame,
    on subject: CorpusSubject
  ) async -> Counterexample? {
    switch blame {
    case .navigation(let blame):
      guard let subject = subject.navigation, let lines = scenario.navigation?.lines else {
        return nil
      }
      var investigation = Investigation(
        subject: subject, catalogue: .core, proof: .steps(CampaignOptions.proofStepCount))
      let found = await investigation.counterexample(
        from: Array(lines.prefix(lineCount)), showing: blame, origin: .given)
      return investigation.nondeterminism == nil && subject.loss == nil ? found : nil
    case .small(let blame):
      return await subject.system(scenario.system)?
        .counterexample(from: scenario, lineCount: lineCount, showing: blame)
    }
  }
}

extension CorpusEntry {
  /// Whether it is recorded that the subject violates something in it.
  fileprivate func isViolated(on subject: String) -> Bool {
    if case .violates? = finding(on: subject)?.verdict { true } else { false }
  }
}
