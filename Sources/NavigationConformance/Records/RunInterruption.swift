/// That somebody ended a run before it had judged all that it was to judge.
///
/// It goes with the record, so that whoever merges the report knows of it. What came of the run is in the record's parts,
/// and so is what others have run since: whether anything is left of it is asked of them.
package struct RunInterruption: Hashable, Sendable {
  package let key: Key
  /// After how many scenarios.
  package var scenarioCount: Int

  package init(seed: UInt64, wantedCount: Int, scenarioCount: Int) {
    key = Key(seed: seed, wantedCount: wantedCount)
    self.scenarioCount = scenarioCount
  }

  /// Which run. Of two that were ended the one that went farther contains the other.
  package struct Key: Hashable, Sendable, Comparable {
    package let seed: UInt64
    /// How many scenarios it was to have of each system.
    package let wantedCount: Int

    package static func < (left: Key, right: Key) -> Bool {
      (left.seed, left.wantedCount) < (right.seed, right.wantedCount)
    }
  }
}
