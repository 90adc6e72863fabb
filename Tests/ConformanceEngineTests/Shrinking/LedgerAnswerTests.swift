import ConformanceEngine
import ConformanceTestSupport
import Testing

/// The same question on a second machine, with no vocabulary given but the scenario's own. It is no
/// longer held out: two passes came out of its first run.
@Suite(.aside) struct `Answers on a second machine` {
  static let seeds = sample(3, of: 100 as UInt64)

  @Test(arguments: LedgerBug.allCases)
  func `shrinking reaches the optimum of a ledger bug`(bug: LedgerBug) async {
    let optimum = LedgerSearch().optimum(of: bug) ?? 0
    var reached = 0
    var forms: [[Ledger.Line]: Int] = [:]
    var steps: [Int] = []
    for seed in 0..<Self.seeds {
      var run = RandomRun(
        language: Ledger(), generator: BuggyLedger(bug: bug), subject: BuggyLedger(bug: bug))
      var index: UInt64 = 0
      var execution = await run.run(scenario: index, seed: seed, length: 100)
      while execution.failure == nil {
        index += 1
        execution = await run.run(scenario: index, seed: seed, length: 100)
      }
      var shrinker = Shrinker(
        language: Ledger(), oracle: Replay(language: Ledger(), subject: BuggyLedger(bug: bug)))
      let result = await shrinker.shrink(
        run.lines, failure: bug, failingLine: execution.failingLine ?? 0)
      #expect(!result.endedByLimit)
      #expect(result.lines.count >= optimum)
      if result.lines.count == optimum { reached += 1 }
      forms[result.lines, default: 0] += 1
      steps.append(result.executedSteps)
    }
    steps.sort()
    let commonest = forms.values.max() ?? 0
    let form = forms.filter { $0.value == commonest }.map { "\($0.key)" }.min() ?? ""
    print(
      bug, "optimum", optimum, "reached", reached, "of", Self.seeds, "one form", commonest,
      "median", steps[steps.count / 2], "max", steps.last ?? 0, form)
    // Known limit: no pass moves an amount from one line to another, so where only a sum counts, as
    // in `auditAfterTwenty`, some scenarios keep one line too many.
    let share = bug == .auditAfterTwenty ? 85 : 95
    #expect(reached * 100 >= share * (Int(Self.seeds) - (Self.seeds < 20 ? 1 : 0)))
  }
}
