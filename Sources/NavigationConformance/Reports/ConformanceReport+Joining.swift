extension ConformanceReport {
  /// One report about several systems of the same subject: this one's verdicts and then those of the other.
  ///
  /// What the report was made of is kept of the navigation controller alone; the other systems are small, and whoever
  /// merges reports runs them whole.
  package func joined(with other: ConformanceReport) -> ConformanceReport {
    var joined = self
    joined.scenarioCount += other.scenarioCount
    joined.stepCount += other.stepCount
    joined.requirements += other.requirements
    joined.choices += other.choices
    joined.notes += other.notes
    joined.breakdowns += other.breakdowns
    joined.givenUp = givenUp ?? other.givenUp
    joined.adapterError = adapterError ?? other.adapterError
    joined.nondeterminism = nondeterminism ?? other.nondeterminism
    return joined
  }
}
