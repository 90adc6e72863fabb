/// What a step of one case costs.
struct BenchmarkResult {
  let name: String
  let nanosecondsPerStep: Double

  var millionStepsPerSecond: Double { 1000 / nanosecondsPerStep }
}
