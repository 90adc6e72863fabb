import ConformanceEngine
import Testing

@Suite struct `Exhaustive search` {
  let machine = StackMachine()

  func search(
    _ bug: SeededBug, fewerLinesThan limit: Int, cast: Int = 3,
    canFail: @escaping (StackLine, StackMachine.State, StackMachine.State) -> Bool = { _, _, _ in
      true
    }
  ) -> ExhaustiveSearch<StackMachine, Replay<BuggyStack>> {
    ExhaustiveSearch(
      for: bug, fewerLinesThan: limit, vocabulary: machine.wholeVocabulary(cast: cast),
      language: machine, oracle: Replay(language: machine, subject: BuggyStack(bug: bug)),
      canFail: canFail)
  }

  @Test(arguments: SeededBug.allCases)
  func `nothing is found below the optimum and something at it`(bug: SeededBug) async {
    guard let optimum = ProductSearch().optimum(of: bug), optimum <= 3 else { return }
    var below = search(bug, fewerLinesThan: optimum, cast: 4)
    let outcome = await below.run(steps: .max / 2)
    #expect(outcome == .exhausted(scenarios: below.total(modelSteps: .max) ?? -1))
    var within = search(bug, fewerLinesThan: optimum + 1, cast: 4)
    guard case .found(let lines) = await within.run(steps: .max / 2) else {
      Issue.record("nothing found for \(bug)")
      return
    }
    #expect(lines.count == optimum)
  }

  @Test func `state hidden from the model is not lost`() async {
    let own: [StackLine] = [.push(0, animated: false), .pop(animated: false)]
    var search = ExhaustiveSearch(
      for: .pushedThrice, fewerLinesThan: 6,
      vocabulary: Vocabulary(shapes: own, cast: 1, language: machine), language: machine,
      oracle: Replay(language: machine, subject: BuggyStack(bug: .pushedThrice)))
    let pushA = own[0]
    let pop = own[1]
    #expect(await search.run(steps: 1000) == .found([pushA, pop, pushA, pop, pushA]))
  }

  @Test func `a search in small portions is the search at once`() async {
    var whole = search(.popToSecondOfFour, fewerLinesThan: 3)
    let expected = await whole.run(steps: .max / 2)
    var portions = search(.popToSecondOfFour, fewerLinesThan: 3)
    var count = 0
    while true {
      let outcome = await portions.run(steps: 100, countingModelSteps: 0)
      count += 1
      guard case .endedByLimit = outcome else {
        #expect(outcome == expected)
        break
      }
    }
    #expect(count > 3)
    #expect(portions.executedSteps == whole.executedSteps)
  }

  @Test func `a limit is named with what was searched and what there was`() async {
    var search = search(.swapAtFive, fewerLinesThan: 3)
    let outcome = await search.run(steps: 50)
    let total = self.search(.swapAtFive, fewerLinesThan: 3).total(modelSteps: .max)
    #expect(
      outcome
        == .endedByLimit(scenarios: search.scenarios, total: total, completeLines: 1))
    #expect(search.executedSteps <= 50)
    #expect(
      await search.run(steps: 0, countingModelSteps: 10)
        == .endedByLimit(scenarios: search.scenarios, total: nil, completeLines: 1))
  }

  @Test func `a last line outside the situation is counted and not run`() async {
    var all = search(.popToSecondOfFour, fewerLinesThan: 4)
    var fewer = search(.popToSecondOfFour, fewerLinesThan: 4) { line, before, _ in
      if case .popTo = line { before.stack.count >= 3 } else { false }
    }
    let first = await all.run(steps: .max / 2)
    let second = await fewer.run(steps: .max / 2)
    #expect(first == second)
    #expect(fewer.executedSteps * 10 < all.executedSteps)
  }

  @Test func `a vocabulary with lists too long to search is not begun`() async {
    var names = NameStack()
    for name in 0..<12 { names.append(name) }
    let line = StackLine.set(names, animated: false)
    var search = ExhaustiveSearch(
      for: .popAtThree, fewerLinesThan: 3, vocabulary: Vocabulary(of: [line], language: machine),
      language: machine, oracle: Replay(language: machine, subject: BuggyStack(bug: .popAtThree)))
    #expect(
      await search.run(steps: 1000)
        == .endedByLimit(scenarios: 0, total: nil, completeLines: 0))
  }

  @Test func `what has failed otherwise is not extended`() async {
    var search = ExhaustiveSearch(
      for: .popAtThree, fewerLinesThan: 3, vocabulary: machine.wholeVocabulary(cast: 3),
      language: machine,
      oracle: Replay(language: machine, subject: BuggyStack(bug: .animatedSetOfTwo)))
    let outcome = await search.run(steps: .max / 2)
    let total = search.total(modelSteps: .max) ?? 0
    guard case .exhausted(let scenarios) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(scenarios < total)
  }
}
