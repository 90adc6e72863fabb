import ConformanceEngine
import ConformanceTestSupport
import SmallStackMachine
import Testing

@Suite(.aside) struct `Search among neighbours` {
  let machine = StackMachine()

  /// Every line over these names, with lists of up to three.
  func choices(_ names: ClosedRange<Int>) -> [StackLine] {
    machine.wholeVocabulary(cast: names.count)
      .lines(over: names.map { machine.canonicalName($0) }, in: machine)
  }

  func search(
    _ bug: SeededBug, near lines: [StackLine], choices: [StackLine]
  ) -> NeighbourSearch<StackMachine, Replay<BuggyStack>> {
    NeighbourSearch(
      near: lines, choices: choices, language: machine,
      oracle: Replay(language: machine, subject: BuggyStack(bug: bug)), isSought: { $0 == bug })
  }

  func failure(_ bug: SeededBug, in lines: [StackLine]) async -> Execution<SeededBug> {
    var replay = Replay(language: machine, subject: BuggyStack(bug: bug))
    return await replay.execute(lines)
  }

  @Test func `lines become fewer, of a kind that was not there`() async throws {
    let start: [StackLine] = [
      .push(0, animated: false), .push(1, animated: false), .push(2, animated: false),
      .pop(animated: false),
    ]
    #expect(await failure(.popAtThree, in: start).failingLine == 3)
    var budget = SearchBudget(steps: .max)
    var search = search(.popAtThree, near: start, choices: choices(0...2))
    let found = try #require(await search.run(within: &budget))
    #expect(found.lines == [.set(NameStack(0, 1, 2), animated: false), .pop(animated: false)])
    #expect(found.failure == .popAtThree)
  }

  @Test func `a line is moved to a later place as well as to an earlier one`() async throws {
    let start: [StackLine] = [
      .tools(true), .push(0, animated: false), .push(1, animated: false), .popTo(0),
    ]
    #expect(await failure(.popToBelowTopWithTools, in: start).failingLine == 3)
    var budget = SearchBudget(steps: .max)
    var search = search(.popToBelowTopWithTools, near: start, choices: [])
    let found = try #require(await search.run(within: &budget))
    #expect(
      found.lines == [
        .push(0, animated: false), .push(1, animated: false), .tools(true), .popTo(0),
      ])
  }

  @Test func `what is found fails at its last line, is simpler, and has no better neighbour`()
    async throws
  {
    var foundCount = 0
    for bug in SeededBug.allCases {
      for seed in 0..<sample(2, of: 10 as UInt64) {
        let failing = await `Known answers`.failing(bug, seed: seed)
        let lines = Array(failing.lines.prefix(failing.failingLine + 1).suffix(200))
        var shrinker = Shrinker(
          language: machine, oracle: Replay(language: machine, subject: BuggyStack(bug: bug)),
          limits: ShrinkLimits(exhaustiveSteps: 0, routeModelSteps: 0, smallModelSteps: 0))
        let start = await shrinker.shrink(
          lines, failure: bug, failingLine: failing.failingLine
        ).lines
        var budget = SearchBudget(steps: 20_000)
        var first = search(bug, near: start, choices: choices(0...3))
        guard let found = await first.run(within: &budget) else { continue }
        foundCount += 1
        #expect(await failure(bug, in: found.lines).failingLine == found.lines.count - 1)
        #expect(
          Simplicity(of: found.lines, in: machine)
            < Simplicity(of: machine.canonicalForm(of: start), in: machine))
        guard !budget.isSpent else { continue }
        var rest = SearchBudget(steps: .max)
        var second = search(bug, near: found.lines, choices: choices(0...3))
        #expect(await second.run(within: &rest) == nil)
      }
    }
    #expect(foundCount > 0)
  }

  @Test func `no line that cannot show the failure is put at the end`() async throws {
    let start: [StackLine] = [.push(0, animated: false), .push(1, animated: false), .bar(true)]
    let oracle = Counting(of: Replay(language: machine, subject: BuggyStack(bug: .tapThrice)))
    func endings(_ canEnd: @escaping (StackLine) -> Bool) async -> Set<StackLine> {
      var search = NeighbourSearch(
        near: start, choices: choices(0...1), language: machine, oracle: oracle, canEnd: canEnd,
        isSought: { _ in false })
      var budget = SearchBudget(steps: .max)
      _ = await search.run(within: &budget)
      return Set(search.oracle.executed.compactMap(\.last))
    }
    // A line of its own may come to the end, under whatever name.
    let own: Set<StackLine> = [
      .push(0, animated: false), .push(1, animated: false), .push(2, animated: false), .bar(true),
    ]
    #expect(await !endings { _ in true }.isSubset(of: own))
    #expect(await endings { _ in false }.isSubset(of: own))
  }

  @Test func `nothing is run twice, and what the model refuses is not run at all`() async throws {
    let start: [StackLine] = [
      .push(0, animated: false), .push(1, animated: false), .bar(true), .push(2, animated: true),
    ]
    let oracle = Counting(of: Replay(language: machine, subject: BuggyStack(bug: .tapThrice)))
    var search = NeighbourSearch(
      near: start, choices: choices(0...3), language: machine, oracle: oracle,
      isSought: { _ in false })
    var budget = SearchBudget(steps: .max)
    #expect(await search.run(within: &budget) == nil)
    #expect(search.oracle.executed.count > 1_000)
    #expect(Set(search.oracle.executed).count == search.oracle.executed.count)
    #expect(search.oracle.executed.allSatisfy { machine.accepts(all: $0) })
  }

  @Test func `a budget that ends leaves something that fails and is simpler, or nothing`() async {
    let start: [StackLine] = [
      .push(0, animated: false), .push(1, animated: false), .push(2, animated: false),
      .pop(animated: false),
    ]
    let key = Simplicity(of: start, in: machine)
    var foundCount = 0
    for steps in [0, 1, 10, 100, 1_000] {
      var budget = SearchBudget(steps: steps)
      var search = search(.popAtThree, near: start, choices: choices(0...2))
      guard let found = await search.run(within: &budget) else { continue }
      foundCount += 1
      #expect(await failure(.popAtThree, in: found.lines).failingLine == found.lines.count - 1)
      #expect(Simplicity(of: found.lines, in: machine) < key)
    }
    #expect(foundCount > 0)
  }
}

/// Notes what it is given.
private struct Counting<Inner: FailureOracle>: FailureOracle {
  var inner: Inner
  var executed: [[Inner.Line]] = []

  init(of inner: Inner) { self.inner = inner }

  mutating func execute(_ lines: [Inner.Line]) async -> Execution<Inner.Failure> {
    executed.append(lines)
    return await inner.execute(lines)
  }
}
