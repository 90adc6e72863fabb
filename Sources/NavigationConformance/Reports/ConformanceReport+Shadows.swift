extension ConformanceReport {
  /// Whether something beside which a requirement is unsettled fails by itself, so that the requirement need not: it is
  /// violated in this report, which tells of nothing that was not asked about, and not as is declared.
  package func failsForShadow(
    of result: RequirementResult, _ declared: DeviationFindings?
  ) -> Bool {
    result.shadows.contains { shadow in
      guard let cause = requirements.first(where: { $0.id == shadow.requirement }) else {
        return false
      }
      return cause.verdict == .violated && declared?.isDeclared(cause) != true
        && (cause.level.isCounted || !result.level.isCounted)
    }
  }
}
