/// Why two records cannot be counted together.
package enum RecordConflict: Error, Hashable, Sendable, CustomStringConvertible {
  /// They are about different things.
  case differentHeaders(what: String, first: String, second: String)
  /// The same scenarios did not come to the same.
  case differentResults(CampaignPart.Key)
  /// The same run on one of the smaller systems did not come to the same.
  case differentRuns(of: ScenarioSystem, seed: UInt64)
  /// They were held up against different profiles of the same name.
  case differentProfiles(String)
  /// Their counts do not fit into one number.
  case tooMuch

  package var description: String {
    switch self {
    case .differentHeaders(let what, let first, let second):
      return "the \(what) differ\(what.hasSuffix("s") ? "" : "s"): '\(first)' and '\(second)'"
    case .differentResults(let key):
      var name = "the \(key.phase.rawValue) scenarios"
      if key.phase == .generated {
        name +=
          " of seed \(key.seed) from \(key.start), shard \(key.shard.number)/\(key.shard.count),"
      }
      return name
        + " came to different results; a subject that is not deterministic, or two subjects"
    case .differentRuns(let system, let seed):
      return "the scenarios of seed \(seed) about the \(system.title) came to different results; "
        + "a subject that is not deterministic, or two subjects"
    case .differentProfiles(let name):
      return "they are about two profiles with the name '\(HarmlessText.line(name))'"
    case .tooMuch:
      return "more is counted than can be added up"
    }
  }
}
