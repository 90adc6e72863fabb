/// One thing that is measured.
@MainActor
struct BenchmarkCase {
  let name: String
  /// Does the work once and returns how many steps it was.
  let run: () async -> Int
  /// Does what comes before the steps and is not to be counted.
  var preparation: (() async -> Void)?
}
