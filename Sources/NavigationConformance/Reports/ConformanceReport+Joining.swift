extension ConformanceReport {
  /// One report about several systems of the same subject: this one's verdicts and then those of the other.
  ///
  /// What it was made of goes with it, so that whoever merges it with others loses nothing of either.
  package func joined(with other: ConformanceReport) -> ConformanceReport {
    var joined = self
    joined.extent = nil
    joined.scenarioCount += other.scenarioCount
    joined.stepCount += other.stepCount
    joined.requirements += other.requirements
    joined.choices += other.choices
    joined.profiles =
      profiles.isEmpty
      ? other.profiles
      : profiles.map { mine in
        other.profiles.first { $0.id == mine.id }.map { mine.joined(with: $0) } ?? mine
      }
    joined.notes += other.notes
    joined.breakdowns += other.breakdowns
    joined.givenUp = givenUp ?? other.givenUp
    joined.interruption = interruption ?? other.interruption
    joined.adapterError = adapterError ?? other.adapterError
    joined.nondeterminism = nondeterminism ?? other.nondeterminism
    joined.withdrawClaimsIfItWavers()
    if var record, let run = SystemRun(other) {
      do throws(RecordConflict) {
        try record.insert(run)
        joined.record = record
      } catch {
        // Without a record it cannot be merged, which is better than to be merged without a part of it.
        joined.record = nil
      }
    }
    return joined
  }
}
