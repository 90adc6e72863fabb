import NavigationConformance

/// What one test has to say.
enum Finding: Hashable, Sendable {
  case passed
  /// Nothing that could pass or fail.
  case skipped(reason: String)
  case failed(ConformanceFailure)
}

extension Finding {
  /// What a scenario shows that was carried out; `nil` when it shows nothing, or could not be carried out on the subject.
  init?(on report: ReplayReport) {
    func failed(
      _ kind: ConformanceFailure.Kind, _ id: String, isWarning: Bool = false,
      _ scenario: ScenarioStory
    ) -> Finding {
      .failed(
        ConformanceFailure(
          kind, id: id, isWarning: isWarning, message: ConformanceText.replay(report),
          scenario: scenario))
    }
    if let violated = report.violated {
      self = failed(
        .violated, violated.id, isWarning: !violated.level.isCounted,
        violated.counterexample?.scenario ?? report.scenario)
    } else if report.breakdown != nil {
      self = failed(.brokenDown, report.subject, report.scenario)
    } else if report.adapterError != nil {
      self = failed(.notJudged, report.subject, report.scenario)
    } else if report.endedEarly, report.steps.isEmpty {
      self = .skipped(
        reason: "Nothing of the two runs on \(report.subject) can be compared.")
    } else if report.endedEarly, let last = report.steps.last,
      report.steps.count < report.scenario.lines.count
    {
      self = .skipped(
        reason:
          "What \(report.subject) does in '\(last.line)' is permitted, "
          + "but nothing after it can be judged.")
    } else {
      return nil
    }
  }

  /// What a campaign says of the subject as a whole, whatever it says of the requirements.
  static func breakdowns(in report: ConformanceReport) -> [ConformanceFailure] {
    let found = report.breakdowns.map {
      ConformanceFailure(
        .brokenDown, id: report.subject, message: ConformanceText.breakdown($0, in: report),
        scenario: $0.scenario)
    }
    guard let reason = report.givenUp else {
      // Nobody may take it for conforming that nothing was asked, or nothing that applies.
      let isEmpty =
        found.isEmpty && report.isJudged
        && report.requirements.allSatisfy { $0.verdict == .notApplicable }
      return isEmpty
        ? [ConformanceFailure(.notJudged, id: report.subject, message: report.summary)] : found
    }
    return found + [ConformanceFailure(.brokenDown, id: report.subject, message: reason)]
  }

  /// What a campaign says of one requirement of the system that it is about.
  ///
  /// - Parameters:
  ///   - asked: the IDs that the campaign was asked about; `nil` for all.
  ///   - declared: how the report compares with what is declared; `nil` where nothing is.
  init(
    on id: String, in report: ConformanceReport, asked: [String]?,
    declared: DeviationFindings? = nil
  ) {
    guard let result = report.requirements.first(where: { $0.id == id }) else {
      // Only a choice of the caller's leaves a requirement out: a gap that nobody asked for must not pass.
      self =
        asked.map { !$0.contains(id) } == true
        ? .skipped(reason: "\(id) is not among the requirements that were asked about.")
        : .failed(
          ConformanceFailure(
            .notJudged, id: id, message: "\(id) was not judged: the report does not have it."))
      return
    }
    self.init(result, isCounted: result.level.isCounted, in: report, declared: declared)
  }

  /// What a campaign says of one requirement, which decides conformance or does not.
  init(
    _ result: RequirementResult, isCounted: Bool, in report: ConformanceReport,
    declared: DeviationFindings? = nil
  ) {
    if let declared, let finding = Finding(result, as: declared) {
      self = finding
      return
    }
    switch result.verdict {
    case .holds:
      self = .passed
    case .notApplicable:
      self = .skipped(
        reason: "\(result.id) does not apply: the adapter does not claim what it takes to judge it."
      )
    case .unsettled:
      self =
        report.failsForShadow(of: result, declared)
        ? .skipped(reason: "\(ReportWords.shadow(over: result)).")
        : .failed(
          ConformanceFailure(
            .unsettled, id: result.id, isWarning: !isCounted,
            message: ConformanceText.unsettled(result)))
    case .notExercised:
      self = .failed(
        ConformanceFailure(
          .notExercised, id: result.id, isWarning: !isCounted,
          message: ConformanceText.notExercised(result, in: report)))
    case .violated:
      // Who has declared it wants to know why that does not count.
      let changed = declared?.changed(of: result).map { [$0] } ?? []
      self = .failed(
        ConformanceFailure(
          .violated, id: result.id, isWarning: !isCounted,
          message: ([ConformanceText.violation(result, in: report)] + changed)
            .joined(separator: "\n"),
          scenario: result.counterexample?.scenario))
    }
  }

  /// What is declared of a requirement; `nil` where that leaves everything to the verdict.
  private init?(_ result: RequirementResult, as declared: DeviationFindings) {
    if declared.undeclared.contains(result.id) { return nil }
    if let changed = declared.changed(of: result) {
      self = .failed(ConformanceFailure(.deviationChanged, id: result.id, message: changed))
    } else if declared.isDeclared(result) {
      let entry = declared.entries.first { $0.deviation.requirement == result.id }
      self = .skipped(
        reason: "Known, as is declared in \(declared.file): \(entry?.sentence ?? result.id)")
    } else if declared.isHidden(result) {
      self = .skipped(
        reason: "\(ReportWords.gap(result)), as is declared in \(declared.file).")
    } else {
      return nil
    }
  }
}

extension DeviationFindings {
  /// What is declared of a requirement and is not so; `nil` for nothing.
  fileprivate func changed(of result: RequirementResult) -> String? {
    let wrong = problems.filter { $0.deviation.requirement == result.id }
    guard !wrong.isEmpty else { return nil }
    return wrong.map { ConformanceText.deviation($0, in: file) }.joined(separator: "\n")
  }
}
