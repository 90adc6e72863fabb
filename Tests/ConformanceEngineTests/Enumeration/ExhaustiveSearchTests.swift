import ConformanceEngine
import ConformanceTestSupport
import SmallStackMachine
import Testing

@Suite(.aside) struct `Exhaustive search` {
  let machine = StackMachine()

  func search(
    _ bug: SeededBug, fewerLinesThan limit: Int, cast: Int = 3,
    canFail: @escaping (StackLine, StackMachine.State, StackMachine.State) -> Bool = { _, _, _ in
      true
    }
  ) -> ExhaustiveSearch<StackMachine, Replay<BuggyStack>> {
    ExhaustiveSearch(
      fewerLinesThan: limit, vocabulary: machine.wholeVocabulary(cast: cast),
      language: machine, oracle: Replay(language: machine, subject: BuggyStack(bug: bug)),
      canFail: canFail, isSought: { $0 == bug })
  }

  /// Every canonical scenario up to so many lines, walked one by one.
  func walked(fewerLinesThan limit: Int, cast: Int) -> Int {
    let table = CanonicalLines(of: machine.wholeVocabulary(cast: cast), language: machine)
    return (1..<limit).reduce(0) { sum, length in
      var cursor = ScenarioCursor(length: length, over: table, language: machine)
      var count = 0
      while cursor.next() { count += 1 }
      return sum + count
    }
  }

  /// Those that are shown in so few lines that all scenarios up to there can be walked.
  private static let plain = SeededBug.allCases.filter {
    ProductSearch().optimum(of: $0, upTo: 3) != nil
  }

  @Test(arguments: plain)
  func `nothing is found below the optimum and something at it`(bug: SeededBug) async throws {
    let optimum = try #require(ProductSearch().optimum(of: bug, upTo: 3))
    var budget = SearchBudget(steps: .max)
    var below = search(bug, fewerLinesThan: optimum, cast: 4)
    let count = optimum > 1 ? walked(fewerLinesThan: optimum, cast: 4) : 0
    #expect(await below.run(within: &budget) == .exhausted(scenarios: count))
    var within = search(bug, fewerLinesThan: optimum + 1, cast: 4)
    guard case .found(let lines, bug) = await within.run(within: &budget) else {
      Issue.record("nothing found for \(bug)")
      return
    }
    #expect(lines.count == optimum)
  }

  @Test func `state hidden from the model is not lost`() async {
    let own: [StackLine] = [.push(0, animated: false), .pop(animated: false)]
    var search = ExhaustiveSearch(
      fewerLinesThan: 6, vocabulary: Vocabulary(shapes: own, cast: 1, language: machine),
      language: machine,
      oracle: Replay(language: machine, subject: BuggyStack(bug: .pushedThrice)),
      isSought: { $0 == .pushedThrice })
    let pushA = own[0]
    let pop = own[1]
    var budget = SearchBudget(steps: 1000)
    #expect(
      await search.run(within: &budget) == .found([pushA, pop, pushA, pop, pushA], .pushedThrice))
  }

  @Test func `a search in small portions is the search at once`() async {
    var all = SearchBudget(steps: .max)
    var whole = search(.popToSecondOfFour, fewerLinesThan: 3)
    let expected = await whole.run(within: &all)
    var portions = search(.popToSecondOfFour, fewerLinesThan: 3)
    var count = 0
    var executedSteps = 0
    while true {
      var budget = SearchBudget(steps: 100)
      let outcome = await portions.run(within: &budget, countingModelSteps: 0)
      executedSteps += budget.executedSteps
      count += 1
      guard case .endedByLimit = outcome else {
        #expect(outcome == expected)
        break
      }
    }
    #expect(count > 3)
    #expect(executedSteps == all.executedSteps)
  }

  @Test func `a limit is named with what was searched and what there was`() async {
    let one = walked(fewerLinesThan: 2, cast: 3)
    let all = walked(fewerLinesThan: 3, cast: 3)
    var budget = SearchBudget(steps: 50)
    var search = search(.swapAtFive, fewerLinesThan: 3)
    #expect(
      await search.run(within: &budget)
        == .endedByLimit(scenarios: one, total: all, completeLines: 1))
    #expect(budget.executedSteps > 0)
    #expect(budget.executedSteps <= 52)
    var nothing = SearchBudget(steps: 0)
    var uncounted = self.search(.swapAtFive, fewerLinesThan: 3)
    #expect(
      await uncounted.run(within: &nothing, countingModelSteps: 10)
        == .endedByLimit(scenarios: 0, total: nil, completeLines: 0))
    #expect(nothing.executedSteps == 0)
  }

  @Test func `a time that is over ends the search`() async {
    var budget = SearchBudget(time: .zero)
    var search = search(.swapAtFive, fewerLinesThan: 3)
    #expect(
      await search.run(within: &budget, countingModelSteps: 0)
        == .endedByLimit(scenarios: 0, total: nil, completeLines: 0))
    #expect(budget.executedSteps == 0)
    var enough = SearchBudget(time: .seconds(3600))
    let count = walked(fewerLinesThan: 3, cast: 3)
    #expect(await search.run(within: &enough) == .exhausted(scenarios: count))
  }

  @Test func `a last line outside the situation is counted and not run`() async {
    var allSteps = SearchBudget(steps: .max)
    var fewerSteps = SearchBudget(steps: .max)
    var all = search(.popToSecondOfFour, fewerLinesThan: 4)
    var fewer = search(.popToSecondOfFour, fewerLinesThan: 4) { line, before, _ in
      if case .popTo = line { before.stack.count >= 3 } else { false }
    }
    let first = await all.run(within: &allSteps)
    let second = await fewer.run(within: &fewerSteps)
    #expect(first == second)
    #expect(fewerSteps.executedSteps * 10 < allSteps.executedSteps)
  }

  /// All that `set` can say of twelve names, most of which can only come in their order at first.
  var longLists: Vocabulary<StackMachine> {
    var names = NameStack()
    for name in 0..<12 { names.append(name) }
    return Vocabulary(of: [.set(names, animated: false)], language: machine)
  }

  @Test func `long lists are searched to where too many of them could follow`() async {
    // At first a push and twelve sets; after a set of twelve, each of a billion.
    #expect(longLists.instanceCount(names: 12, in: machine) > 1_000_000_000)
    var search = ExhaustiveSearch(
      fewerLinesThan: 3, vocabulary: longLists, language: machine,
      oracle: Replay(language: machine, subject: BuggyStack(bug: .popAtThree)),
      isSought: { $0 == .popAtThree })
    var budget = SearchBudget(steps: 1_000_000)
    #expect(
      await search.run(within: &budget)
        == .endedByLimit(scenarios: 13, total: nil, completeLines: 1))
    #expect(budget.executedSteps == 13)
  }

  @Test func `long lists that have no room to come twice are searched to the end`() async {
    var search = ExhaustiveSearch(
      fewerLinesThan: 2, vocabulary: longLists, language: machine,
      oracle: Replay(language: machine, subject: BuggyStack(bug: .popAtThree)),
      isSought: { $0 == .popAtThree })
    var budget = SearchBudget(steps: 1_000)
    #expect(await search.run(within: &budget) == .exhausted(scenarios: 13))
  }

  @Test func `a part of a budget that is taken away remains`() {
    var budget = SearchBudget(steps: 1_100)
    budget.charge(executedSteps: 50, modelSteps: 50 * SearchBudget.modelStepsPerStep)
    var part = budget.without(oneIn: 10)
    part.charge(executedSteps: 899)
    #expect(!part.isSpent)
    part.charge(modelSteps: SearchBudget.modelStepsPerStep)
    #expect(part.isSpent)
    budget.charge(spentOf: part)
    #expect(budget.executedSteps == 949)
    #expect(!budget.isSpent)
    budget.charge(executedSteps: 100)
    #expect(budget.isSpent)
  }

  @Test func `a part of a time that is over is over`() {
    #expect(SearchBudget(time: .zero).without(oneIn: 10).isSpent)
    var long = SearchBudget(time: .seconds(3600)).without(oneIn: 2)
    long.charge(executedSteps: 1)
    #expect(!long.isSpent)
    var short = SearchBudget(time: .milliseconds(20)).without(oneIn: 1)
    short.charge(executedSteps: 1)
    #expect(short.isSpent)
  }

  /// Comes to its end at the first pop, for which it has to be waited, and never fails.
  private struct Ending: FailureOracle {
    var executed: [[StackLine]] = []

    mutating func execute(_ lines: [StackLine]) async -> Execution<SeededBug> {
      executed.append(lines)
      let end = lines.firstIndex { if case .pop = $0 { true } else { false } }
      guard let end else { return .passed(steps: lines.count) }
      return .ended(atLine: end, steps: end + 1, waitedSteps: 1_000_000)
    }
  }

  @Test func `what has come to its end is not extended, costs what it has to, and is counted`()
    async
  {
    var search = ExhaustiveSearch(
      fewerLinesThan: 4, vocabulary: machine.wholeVocabulary(cast: 3), language: machine,
      oracle: Ending(), isSought: { _ in true })
    var budget = SearchBudget(steps: .max)
    #expect(
      await search.run(within: &budget)
        == .exhausted(scenarios: walked(fewerLinesThan: 4, cast: 3)))
    let ended = search.oracle.executed.filter { lines in
      lines.contains { if case .pop = $0 { true } else { false } }
    }
    // Once at each length: nothing is remembered of the one before.
    let beginnings = ended.map { lines in
      let end = lines.firstIndex { if case .pop = $0 { true } else { false } } ?? 0
      return [lines.count] + lines.prefix(end + 1).map(\.hashValue)
    }
    #expect(!ended.isEmpty)
    #expect(Set(beginnings).count == ended.count)
    #expect(budget.executedSteps / 1_000_000 == ended.count)
  }

  @Test func `what has failed otherwise is not extended, and counted all the same`() async {
    func search(_ bug: SeededBug) -> ExhaustiveSearch<StackMachine, Replay<BuggyStack>> {
      ExhaustiveSearch(
        fewerLinesThan: 3, vocabulary: machine.wholeVocabulary(cast: 3), language: machine,
        oracle: Replay(language: machine, subject: BuggyStack(bug: bug)),
        isSought: { $0 == .popAtThree })
    }
    var cut = SearchBudget(steps: .max)
    var uncut = SearchBudget(steps: .max)
    var cutSearch = search(.animatedSetOfTwo)
    var uncutSearch = search(.swapAtFive)
    let outcome = await cutSearch.run(within: &cut)
    #expect(outcome == .exhausted(scenarios: walked(fewerLinesThan: 3, cast: 3)))
    #expect(await uncutSearch.run(within: &uncut) == outcome)
    #expect(cut.executedSteps < uncut.executedSteps)
  }

  @Test func `a scenario that passes at first and fails later contradicts itself`() async {
    var search = ExhaustiveSearch(
      fewerLinesThan: 4, vocabulary: machine.wholeVocabulary(cast: 2), language: machine,
      oracle: TiringOracle(), isSought: { $0 == .popAtThree })
    var budget = SearchBudget(steps: .max)
    guard case .contradicted(let lines) = await search.run(within: &budget) else {
      Issue.record("no contradiction seen")
      return
    }
    #expect(lines.count == 1)
  }

  /// Passes everything up to two lines, and then fails at the first one.
  struct TiringOracle: FailureOracle {
    func execute(_ lines: [StackLine]) async -> Execution<SeededBug> {
      lines.count < 3
        ? .passed(steps: lines.count) : .failed(.popAtThree, atLine: 0, steps: 1)
    }
  }
}
