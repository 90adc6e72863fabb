import ConformanceEngine
import ConformanceTestSupport
import SmallStackMachine
import Testing

@Suite(.aside) struct `Search for the simplest` {
  let machine = StackMachine()

  func search(
    _ bug: SeededBug, simplerThan lines: [StackLine]
  ) -> SimplestSearch<StackMachine, Replay<BuggyStack>> {
    SimplestSearch(
      simplerThan: lines, vocabulary: machine.wholeVocabulary(cast: 4), language: machine,
      oracle: Replay(language: machine, subject: BuggyStack(bug: bug)), isSought: { $0 == bug })
  }

  /// Every scenario of so many lines that fails at its last line, found one by one.
  func failing(_ bug: SeededBug, length: Int) async -> [[StackLine]] {
    let table = CanonicalLines(of: machine.wholeVocabulary(cast: 4), language: machine)
    var cursor = ScenarioCursor(length: length, over: table, language: machine)
    var replay = Replay(language: machine, subject: BuggyStack(bug: bug))
    var failing: [[StackLine]] = []
    while cursor.next() {
      let execution = await replay.execute(cursor.lines)
      if execution.failure == bug, execution.failingLine == length - 1 {
        failing.append(cursor.lines)
      }
    }
    return failing
  }

  private static let plain = SeededBug.allCases.compactMap { bug in
    ProductSearch().optimum(of: bug, upTo: 3).map { (bug, $0) }
  }

  @Test(arguments: plain)
  func `wherever it begins, it comes to the simplest there is`(
    bug: SeededBug, optimum: Int
  ) async throws {
    let all = await failing(bug, length: optimum).map {
      (lines: $0, key: Simplicity(of: $0, in: machine))
    }.sorted { $0.key < $1.key }
    let simplest = try #require(all.first)
    for start in [all[all.count / 2], all[all.count - 1]] where start.lines != simplest.lines {
      var budget = SearchBudget(steps: .max)
      var search = search(bug, simplerThan: start.lines)
      let found = try #require(await search.run(within: &budget))
      #expect(found.lines == simplest.lines)
      #expect(found.failure == bug)
    }
    var budget = SearchBudget(steps: .max)
    var search = search(bug, simplerThan: simplest.lines)
    #expect(await search.run(within: &budget) == nil)
  }

  @Test(arguments: plain)
  func `a budget that ends leaves something that fails and is simpler, or nothing`(
    bug: SeededBug, optimum: Int
  ) async throws {
    let all = await failing(bug, length: optimum)
    let start = try #require(all.last)
    var foundCount = 0
    for steps in [0, 1, 7, 50, 300, .max] {
      var budget = SearchBudget(steps: steps)
      var search = search(bug, simplerThan: start)
      guard let found = await search.run(within: &budget) else { continue }
      foundCount += 1
      #expect(all.contains(found.lines))
      #expect(Simplicity(of: found.lines, in: machine) < Simplicity(of: start, in: machine))
    }
    // Some bugs have one shortest scenario, and nothing that is simpler.
    #expect((foundCount > 0) == (all.count > 1))
  }

  @Test func `what is simpler than the first of all is not looked for`() async {
    let table = CanonicalLines(of: machine.wholeVocabulary(cast: 4), language: machine)
    let first = [table.entry(0, namesUsed: 0).line]
    var budget = SearchBudget(steps: .max)
    var search = search(.pushedThrice, simplerThan: first)
    #expect(await search.run(within: &budget) == nil)
    #expect(budget.executedSteps == 0)
  }
}
