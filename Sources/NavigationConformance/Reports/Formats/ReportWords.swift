/// What reports of all formats say in the same words.
package enum ReportWords {
  /// What to make of a scenario that was answered in two ways.
  static let adviceOnNondeterminism =
    "Each scenario starts with a fresh subject, so nothing may be left over from the one before. Look "
    + "first at what the adapter keeps from start to start, then for clocks, random numbers and the "
    + "order of a Set. No shorter scenario was seen to be answered in both ways."

  static func verdict(_ verdict: RequirementResult.Verdict) -> String {
    switch verdict {
    case .holds: "holds"
    case .violated: "violated"
    case .unsettled: "unsettled"
    case .notExercised: "not exercised"
    case .notApplicable: "not applicable"
    }
  }

  /// That nothing is known of a requirement: `POP-01 was not exercised`.
  package static func gap(_ result: RequirementResult) -> String {
    "\(result.id) \(result.verdict == .unsettled ? "is" : "was") \(verdict(result.verdict))"
  }

  /// Why a requirement is unsettled.
  package static func shadow(over result: RequirementResult) -> String {
    let count = result.shadows.reduce(0) { $0 + $1.scenarioCount }
    return
      "\(gap(result)): in \(TextLayout.count(count, "scenario")) it differed in a step that is put down to "
      + TextLayout.list(result.shadows.map(\.requirement))
  }

  /// Which requirements are unsettled, for what, and what to do about it.
  static func unsettled(_ ids: [String], beside causes: [String]) -> String {
    let (isOne, isOneCause) = (ids.count == 1, causes.count == 1)
    return
      "\(TextLayout.list(ids)) \(isOne ? "is" : "are") unsettled: \(isOne ? "it" : "they") differed in steps "
      + "that are put down to \(TextLayout.list(causes)). Put \(isOneCause ? "that" : "those") "
      + "right first, or leave out what \(isOneCause ? "it takes" : "they take") of the claims, and "
      + "\(isOne ? "it is" : "they are") judged."
  }

  /// The same of what a run on one of the smaller systems came to; `nil` where nothing is unsettled.
  static func unsettled(among results: [RequirementResult]) -> String? {
    let open = results.filter { $0.verdict == .unsettled }
    guard !open.isEmpty else { return nil }
    let causes = results.filter { cause in
      open.contains { $0.shadows.contains { $0.requirement == cause.id } }
    }
    return unsettled(open.map(\.id), beside: causes.map(\.id))
  }

  /// What to do about a requirement that is unsettled for something that this report does not speak of.
  package static func shadowAdvice(on result: RequirementResult) -> String {
    let others = TextLayout.list(result.shadows.map(\.requirement))
    return "Nothing else fails for it here: ask about \(others) as well, and put that right first."
  }

  /// What a violation did to how many scenarios: `; 31 scenarios ended early for it, 12 went on without it`. Nothing where
  /// it came once.
  static func cutShort(by result: RequirementResult) -> String {
    let count = result.cutShortCount
    guard count > 1 else { return "" }
    if result.counterexample?.scenario.comparesRuns == true {
      return "; \(TextLayout.count(count, "pair")) of runs differed"
    }
    let goneOnCount = count - result.endedCount
    guard goneOnCount > 0 else {
      return "; \(TextLayout.count(count, "scenario")) ended early for it"
    }
    guard result.endedCount > 0 else {
      return "; \(TextLayout.count(count, "scenario")) went on without it"
    }
    return "; \(TextLayout.count(result.endedCount, "scenario")) ended early for it, "
      + "\(TextLayout.number(goneOnCount)) went on without it"
  }

  /// In how many scenarios, those included in which it was violated later, what is violated differed in a step that is put
  /// down to something else: `; in 12 scenarios it differed beside POP-07`.
  static func further(_ result: RequirementResult) -> String {
    let count = result.shadows.reduce(0) { $0 + $1.scenarioCount }
    guard count > 0 else { return "" }
    return "; in \(TextLayout.count(count, "scenario")) it differed beside "
      + TextLayout.list(result.shadows.map(\.requirement))
  }

  static func outcome(_ outcome: ConformanceReport.Outcome) -> String {
    switch outcome {
    case .conforms: "conforms"
    case .violated: "violated"
    case .inconclusive: "inconclusive"
    case .notDeterministic: "not deterministic"
    case .adapterError: "adapter error"
    case .crashed: "crashed"
    case .exited: "exited"
    case .hung: "hung"
    case .outgrown: "took too much memory"
    case .flooded: "wrote too much"
    case .protocolError: "protocol error"
    }
  }

  /// How many requirements have which verdict: `140 hold · 2 violated`. Verdicts that none has are left out.
  static func counts(of report: ConformanceReport) -> String {
    guard report.isJudged else { return "no verdict" }
    let parts = counts(of: report.requirements).map(\.words)
    return parts.isEmpty ? "no requirement" : parts.joined(separator: " · ")
  }

  /// The verdicts that requirements have, each with their number and both in words.
  static func counts(
    of requirements: [RequirementResult]
  ) -> [(verdict: RequirementResult.Verdict, count: Int, words: String)] {
    RequirementResult.Verdict.allCases.compactMap { verdict in
      let count = requirements.count { $0.verdict == verdict }
      guard count > 0 else { return nil }
      let word = verdict == .holds && count > 1 ? "hold" : Self.verdict(verdict)
      return (verdict, count, "\(TextLayout.number(count)) \(word)")
    }
  }

  /// The seed, or those of all that was merged.
  static func seeds(of report: ConformanceReport) -> String {
    guard let seeds = report.record?.seeds, seeds.count > 1, let last = seeds.last else {
      return "seed \(report.seed)"
    }
    return seeds.count > 4
      ? "\(TextLayout.number(seeds.count)) seeds from \(seeds[0]) to \(last)"
      : "seeds " + seeds.dropLast().map { "\($0)" }.joined(separator: ", ") + " and \(last)"
  }

  /// What the subject did, with the number where there is one.
  static func verb(_ kind: Breakdown.Kind) -> String {
    switch kind {
    case .crashed(let signal): "crashed (signal \(signal))"
    case .exited(let code): "exited (code \(code))"
    case .hung: "hung"
    case .outgrown: "took too much memory"
    case .flooded: "wrote too much to its error output"
    case .protocolError: "broke the protocol"
    }
  }

  /// Which scenario it was, and how long.
  static func origin(of counterexample: Counterexample) -> String {
    place(counterexample.foundAt)
      + shrunk(counterexample.foundLineCount, to: counterexample.scenario.lines.count)
  }

  /// The same of a breakdown, and how often it came.
  static func origin(of finding: BreakdownFinding) -> String {
    let others =
      finding.scenarioCount > 1
      ? "; \(TextLayout.count(finding.scenarioCount, "scenario")) ended so" : ""
    return place(finding.foundAt)
      + shrunk(finding.foundLineCount, to: finding.scenario.lines.count) + others
  }

  private static func shrunk(_ count: Int, to shorter: Int) -> String {
    count == shorter ? "" : ", shrunk from \(TextLayout.count(count, "line"))"
  }

  private static func place(_ origin: Counterexample.Origin) -> String {
    switch origin {
    case .stored(let number): "found in stored scenario \(TextLayout.number(number))"
    case .exhaustive(let number): "found in small scenario \(TextLayout.number(number))"
    case .generated(let index, let seed):
      "found in generated scenario \(TextLayout.number(index)) of seed \(seed)"
    case .given: "found in a scenario that was handed in"
    }
  }
}
