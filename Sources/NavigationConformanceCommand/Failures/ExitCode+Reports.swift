internal import NavigationConformance

extension ExitCode {
  /// The code for a campaign's report, which speaks only of what was asked about.
  ///
  /// - Parameter deviations: what is declared of it; nothing where nobody asked.
  init(_ report: ConformanceReport, _ deviations: DeviationFindings? = nil) {
    var codes: [ExitCode] = []
    if report.adapterError != nil { codes.append(.unavailable) }
    if report.nondeterminism != nil || !report.breakdowns.isEmpty { codes.append(.violated) }
    if report.givenUp != nil { codes.append(.unavailable) }
    for result in report.requirements where result.level.isCounted {
      switch result.verdict {
      case .violated where deviations?.isDeclared(result) == true: break
      case .unsettled where deviations?.isHidden(result) == true: break
      case .notExercised where deviations?.isHidden(result) == true: break
      case .violated: codes.append(.violated)
      case .unsettled, .notExercised: codes.append(.inconclusive)
      case .holds, .notApplicable: break
      }
    }
    if let deviations, !deviations.problems.isEmpty { codes.append(.deviations) }
    if report.isOutOfReach || !report.missingSystems.isEmpty || report.interruption != nil {
      codes.append(.inconclusive)
    }
    self = .combined(codes)
  }

  /// The code for one scenario. What was not carried out to its end leaves open what the rest would have shown.
  init(_ report: ReplayReport) {
    if report.violated != nil || report.breakdown != nil {
      self = .violated
    } else if report.adapterError != nil {
      self = .unavailable
    } else {
      let isCutShort = report.steps.count < report.scenario.lines.count
      self = report.unsupported != nil || isCutShort ? .inconclusive : .conforms
    }
  }
}
