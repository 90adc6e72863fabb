extension CorpusEntry {
  /// What a campaign found, to be kept; `nil` for a requirement that is not violated.
  ///
  /// - Parameter date: the day, if it is to be noted; nothing here looks at a clock.
  package init?(_ result: RequirementResult, of report: ConformanceReport, date: String? = nil) {
    guard result.verdict == .violated, let counterexample = result.counterexample else {
      return nil
    }
    self.init(
      requirement: result.id, scenario: counterexample.scenario,
      findings: [
        CorpusFinding(
          subject: report.subject, verdict: .violates(result.id),
          differences: counterexample.differences,
          origin: CorpusOrigin(counterexample.foundAt, of: report), date: date)
      ])
  }
}

extension Counterexample {
  /// How it differs, an aspect to a line.
  var differences: [String] { comparisons.differences }
}

extension [Counterexample.Comparison] {
  /// Those that differ, in words.
  var differences: [String] {
    filter(\.differs).map { "\($0.aspect): expected \($0.expected), observed \($0.observed)" }
  }
}

extension CorpusOrigin {
  fileprivate init(_ origin: Counterexample.Origin, of report: ConformanceReport) {
    let place: Place
    switch origin {
    case .exhaustive(let number): place = .small(UInt64(number))
    case .generated(let index, let seed):
      place = .generated(
        generator: UInt64(report.generatorVersion), seed: seed, index: UInt64(index))
    case .stored, .given: place = .given
    }
    self.init(suite: VersionNumber(report.version) ?? .current, place: place)
  }
}
