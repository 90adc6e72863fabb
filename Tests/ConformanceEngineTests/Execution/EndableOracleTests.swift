import ConformanceEngine
import ConformanceTestSupport
import SmallStackMachine
import Testing

@Suite(.aside) struct `Searches that are ended` {
  private final class Counter {
    var asked = 0
    var executed = 0
    var failed = 0
  }

  /// Counts what is executed, and takes its time where it is told to.
  private struct Counted: FailureOracle {
    var replay: Replay<BuggyStack>
    let counter: Counter
    var pause: Duration?

    mutating func execute(_ lines: [StackLine]) async -> Execution<SeededBug> {
      counter.executed += 1
      if let pause { try? await Task.sleep(for: pause) }
      let execution = await replay.execute(lines)
      if execution.failure != nil { counter.failed += 1 }
      return execution
    }
  }

  private let machine = StackMachine()

  private func oracle(
    _ bug: SeededBug, _ counter: Counter, endingAfter limit: Int
  ) -> EndableOracle<Counted> {
    let replay = Replay(language: machine, subject: BuggyStack(bug: bug))
    return EndableOracle(Counted(replay: replay, counter: counter)) {
      counter.asked += 1
      return counter.asked > limit
    }
  }

  private func search(
    _ oracle: some FailureOracle<StackLine, SeededBug>
  ) -> ExhaustiveSearch<StackMachine, some FailureOracle<StackLine, SeededBug>> {
    ExhaustiveSearch(
      fewerLinesThan: 5, vocabulary: machine.wholeVocabulary(cast: 3), language: machine,
      oracle: oracle, isSought: { $0 == .pushedThrice })
  }

  @Test func `a search goes no further, and claims the lengths that were complete`() async {
    let counter = Counter()
    var budget = SearchBudget(steps: .max)
    var search = search(oracle(.pushedThrice, counter, endingAfter: 60))
    let outcome = await search.run(within: &budget)
    guard case .endedByLimit(let scenarios, let total, let completeLines) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(counter.executed == 60)
    #expect(counter.asked == 61)
    #expect(budget.isSpent)
    // To count the others would be to go on.
    #expect(total == nil)
    #expect((1..<4).contains(completeLines))
    #expect(scenarios < 60)
    // It has ended for good.
    var more = SearchBudget(steps: .max)
    #expect(await search.run(within: &more) == outcome)
    #expect(counter.executed == 60)
  }

  @Test func `shrinking keeps the simplest so far, and says that it was ended`() async {
    let found = await `Known answers`.failing(.pushedThrice, seed: 5)
    func shrunk(endingAfter limit: Int) async -> (ShrinkResult<StackMachine>, Counter) {
      let counter = Counter()
      var shrinker = Shrinker(
        language: machine, oracle: oracle(.pushedThrice, counter, endingAfter: limit))
      let result = await shrinker.shrink(
        found.lines, failure: .pushedThrice, failingLine: found.failingLine)
      return (result, counter)
    }
    let (untouched, nobody) = await shrunk(endingAfter: 0)
    #expect(untouched.endedByLimit)
    #expect(untouched.lines == Array(found.lines.prefix(found.failingLine + 1)))
    #expect(nobody.executed == 0)
    let (whole, all) = await shrunk(endingAfter: .max)
    #expect(!whole.endedByLimit)
    var replay = Replay(language: machine, subject: BuggyStack(bug: .pushedThrice))
    for limit in [1, all.executed / 2, all.executed - 1] {
      let (some, counter) = await shrunk(endingAfter: limit)
      #expect(some.endedByLimit)
      #expect(counter.executed == limit)
      #expect(some.lines.count >= whole.lines.count)
      #expect(await replay.execute(some.lines).failure == .pushedThrice)
    }
  }

  @Test func `where failures cost, so many are executed and as many others as it takes`() async {
    let found = await `Known answers`.failing(.pushedThrice, seed: 5)
    func shrunk(failures: Int) async -> (ShrinkResult<StackMachine>, Counter) {
      let counter = Counter()
      let replay = Replay(language: machine, subject: BuggyStack(bug: .pushedThrice))
      var shrinker = Shrinker(
        language: machine,
        oracle: EndableOracle(
          Counted(replay: replay, counter: counter), failureLimit: failures, until: { false }))
      let result = await shrinker.shrink(
        found.lines, failure: .pushedThrice, failingLine: found.failingLine)
      return (result, counter)
    }
    let (whole, all) = await shrunk(failures: .max)
    #expect(!whole.endedByLimit)
    #expect(all.failed < all.executed)
    let (some, counter) = await shrunk(failures: 3)
    #expect(some.endedByLimit)
    #expect(counter.failed == 3)
    #expect(some.lines.count < found.failingLine + 1)
    let (rest, enough) = await shrunk(failures: all.failed + 1)
    #expect(rest.lines == whole.lines && !rest.endedByLimit)
    #expect(enough.executed == all.executed)
  }

  @Test func `a time is kept to the scenario, however slow the subject is`() async {
    let counter = Counter()
    let replay = Replay(language: machine, subject: BuggyStack(bug: .pushedThrice))
    var search = search(
      Counted(replay: replay, counter: counter, pause: .milliseconds(20)))
    var budget = SearchBudget(time: .milliseconds(100))
    _ = await search.run(within: &budget)
    #expect((1...6).contains(counter.executed))
  }
}
