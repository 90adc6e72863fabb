/// Measures cases in turns, round by round.
@MainActor
struct Rounds {
  let count: Int
  private let clock = ContinuousClock()

  init(count: Int) {
    self.count = count
  }

  func measure(_ cases: [BenchmarkCase]) async -> [BenchmarkResult] {
    var times = cases.map { _ in [Double]() }
    // The first round fills caches and is not counted.
    for round in 0...count {
      for (index, each) in cases.enumerated() {
        var time = Duration.zero
        if let preparation = each.preparation {
          let start = clock.now
          await preparation()
          time -= clock.now - start
        }
        let start = clock.now
        let steps = await each.run()
        time += clock.now - start
        if round > 0 { times[index].append(time / .nanoseconds(1) / Double(steps)) }
      }
    }
    return zip(cases, times).map { each, times in
      BenchmarkResult(name: each.name, nanosecondsPerStep: times.sorted()[times.count / 2])
    }
  }
}
