import ConformanceEngine
import ConformanceTestSupport
import SmallStackMachine
import Testing

/// Shrinking against fifteen seeded bugs whose optimum an independent search computes.
@Suite(.aside) struct `Known answers` {
  struct Row {
    var bug: SeededBug
    var optimum: Int
    var reached = 0
    var forms: [[StackLine]: Int] = [:]
    var steps: [Int] = []

    var commonest: (form: [StackLine], count: Int) {
      forms.map { (form: $0.key, count: $0.value) }
        .max { ($0.count, "\($1.form)") < ($1.count, "\($0.form)") } ?? ([], 0)
    }
  }

  static let seeds = sample(2, of: 100 as UInt64)

  static func failing(
    _ bug: SeededBug, seed: UInt64
  ) async -> (lines: [StackLine], failingLine: Int) {
    var run = RandomRun(
      language: StackMachine(), generator: StackGenerator(), subject: BuggyStack(bug: bug))
    var index: UInt64 = 0
    while true {
      let execution = await run.run(scenario: index, seed: seed, length: 100)
      if let failingLine = execution.failingLine { return (run.lines, failingLine) }
      index += 1
    }
  }

  @Test func `shrinking reaches the optimum, in one form, at a low price`() async {
    var rows: [Row] = []
    var misses = ""
    for bug in SeededBug.allCases {
      var row = Row(bug: bug, optimum: ProductSearch().optimum(of: bug) ?? 0)
      for seed in 0..<Self.seeds {
        let found = await Self.failing(bug, seed: seed)
        var shrinker = Shrinker(
          language: StackMachine(),
          oracle: Replay(language: StackMachine(), subject: BuggyStack(bug: bug)),
          vocabulary: StackMachine().wholeVocabulary(cast: 6))
        let result = await shrinker.shrink(
          found.lines, failure: bug, failingLine: found.failingLine)
        #expect(!result.endedByLimit)
        #expect(result.lines.count >= row.optimum)
        if result.lines.count == row.optimum { row.reached += 1 }
        row.forms[result.lines, default: 0] += 1
        row.steps.append(result.executedSteps)
      }
      row.steps.sort()
      rows.append(row)
      for (form, count) in row.forms where form != row.commonest.form {
        misses += "  \(bug) \(count)x \(form)\n"
      }
    }
    for row in rows {
      print(
        row.bug, "optimum", row.optimum, "reached", row.reached, "of", Self.seeds, "one form",
        row.commonest.count, "median", row.steps[row.steps.count / 2], "max",
        row.steps.last ?? 0, row.commonest.form)
    }
    #expect(rows.count == 15)
    #expect(Set(rows.map(\.optimum)) == [1, 2, 3, 4, 5, 12])
    let all = rows.flatMap(\.steps).sorted()
    print("median of all bugs:", all[all.count / 2], "executed steps")
    print(misses)
    for row in rows {
      let percent = row.reached * 100 / Int(Self.seeds)
      #expect(percent >= (row.optimum <= 5 ? 99 : 95), "\(row.bug)")
      #expect(row.commonest.count * 100 / Int(Self.seeds) >= 95, "\(row.bug)")
    }
    #expect(all[all.count / 2] <= 200)
  }
}
