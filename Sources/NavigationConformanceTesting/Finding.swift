import NavigationConformance

/// What one test has to say.
enum Finding: Hashable, Sendable {
  case passed
  /// Nothing that could pass or fail.
  case skipped(reason: String)
  case failed(ConformanceFailure)
}

extension Finding {
  /// What a campaign says of one requirement.
  init(on id: String, in report: ConformanceReport) {
    guard let result = report.requirements.first(where: { $0.id == id }) else {
      self = .skipped(reason: "\(id) is not among the requirements that were asked about.")
      return
    }
    self.init(result, isCounted: result.level.isCounted, in: report)
  }

  /// What a campaign says of one requirement, which decides conformance or does not.
  init(_ result: RequirementResult, isCounted: Bool, in report: ConformanceReport) {
    switch result.verdict {
    case .holds:
      self = .passed
    case .notApplicable:
      self = .skipped(
        reason: "\(result.id) does not apply: the adapter does not claim what it takes to judge it."
      )
    case .notExercised:
      self = .failed(
        ConformanceFailure(
          .notExercised, id: result.id, isWarning: !isCounted,
          message: ConformanceText.notExercised(result, in: report)))
    case .violated:
      self = .failed(
        ConformanceFailure(
          .violated, id: result.id, isWarning: !isCounted,
          message: ConformanceText.violation(result, in: report),
          scenario: result.counterexample?.scenario))
    }
  }
}
