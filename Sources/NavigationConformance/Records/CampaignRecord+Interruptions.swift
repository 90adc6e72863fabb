extension CampaignRecord {
  /// What somebody ended, and nobody has carried out to its end since, as the rest of a sentence; `nil` where there is
  /// nothing.
  ///
  /// A run that was ended does not keep a merged report from its verdict for ever: what it was to run is what its seed and
  /// the number of scenarios say, so whoever runs them has done what was left. Asked of the parts and not of the reports
  /// that they come from, the answer is the same in whatever order, and by whatever steps, reports are merged.
  package var interruption: String? {
    let open = openInterruptions
    guard let first = open.first else { return nil }
    guard open.count > 1 else {
      let count = TextLayout.count(first.scenarioCount, "scenario")
      // Of several runs that were merged it is one.
      return "a signal ended \(isWhole(first) ? "the" : "a") run after \(count)"
    }
    let counts = open.map { TextLayout.number($0.scenarioCount) }
    return "signals ended runs after \(TextLayout.list(counts)) scenarios"
  }

  /// What is to be said of that, and of systems that nobody has judged.
  package var endNotes: [String] {
    guard let interruption else { return unjudgedNotes }
    let missing = missingSystems.map { "the \($0.title)" }
    let verb = missing.count == 1 ? "was" : "were"
    let rest = missing.isEmpty ? "" : ", and \(TextLayout.list(missing)) \(verb) not judged"
    return [TextLayout.sentence(interruption) + "; the rest was not carried out\(rest)."]
  }

  private var openInterruptions: [RunInterruption] {
    interruptions.filter { interruption in
      !missingSystems.isEmpty || isNavigationOpen(of: interruption.key)
        || systemTotals.contains { total in
          total.cutRuns.contains { $0.key.seed == interruption.key.seed }
        }
    }
  }

  /// Whether scenarios about the navigation stack are left. Stored ones come first; with the small ones they are at most half
  /// of what was asked for, or all of them stored.
  private func isNavigationOpen(of run: RunInterruption.Key) -> Bool {
    func counts(_ phase: ScenarioPosition.Phase) -> [Int] {
      countedParts.filter {
        $0.key.phase == phase && (phase != .generated || $0.key.seed == run.seed)
      }.map(\.tally.scenarioCount)
    }
    // A corpus grows from run to run; what was stored for one was stored for the next.
    let storedCount = counts(.stored).max() ?? 0
    let half = run.wantedCount - run.wantedCount / 2
    let smallCount = min(counts(.exhaustive).reduce(0, +), max(half - storedCount, 0))
    let generatedCount = counts(.generated).reduce(0, +)
    return generatedCount < run.wantedCount - storedCount - smallCount
  }

  private func isWhole(_ interruption: RunInterruption) -> Bool {
    let systems = systemTotals.reduce(0) { $0 + $1.scenarioCount }
    return interruption.scenarioCount == total.scenarioCount + systems
  }

  private var systemTotals: [SystemRunTotal] {
    ScenarioSystem.small.compactMap { system in
      let runs = systemRuns.filter { $0.key.system == system }
      return runs.isEmpty ? nil : SystemRunTotal(runs)
    }
  }
}
