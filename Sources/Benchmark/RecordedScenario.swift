import NavigationConformance
import NavigationReference

/// The lines of a generated scenario, written down so that the same can be run with and without the model.
struct RecordedScenario {
  static let seed: UInt64 = 1
  let lines: [ScenarioLine]

  init(index: UInt64, claims: Capabilities) {
    var recorder = ScenarioRecorder(claims: claims)
    recorder.record(generator: index, limit: .max)
    lines = recorder.lines
  }

  /// One scenario of so many lines: what one generator after another adds, on a subject that is started once.
  init(length: Int, from index: UInt64) {
    var recorder = ScenarioRecorder(claims: .all)
    var index = index
    while recorder.lines.count < length {
      recorder.record(generator: index, limit: length)
      index += 1
    }
    lines = recorder.lines
  }
}
