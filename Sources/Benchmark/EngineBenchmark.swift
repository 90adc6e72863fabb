import ConformanceEngine
import SmallStackMachine

/// The engine's own share, on a machine so small that there is little else.
@MainActor
struct EngineBenchmark {
  private static let scenarioCount: UInt64 = 2_000
  private static let length = 100
  private let scenarios: [[StackLine]]

  init() {
    let machine = StackMachine()
    scenarios = (0..<Self.scenarioCount).map { index in
      var randomness = SeededGenerator(seed: 1, stream: index)
      let generator = StackGenerator()
      var state = machine.initialState
      return (0..<Self.length).compactMap { _ in
        let line = generator.line(in: state, using: &randomness)
        if let line { machine.apply(line, to: &state) }
        return line
      }
    }
  }

  var cases: [BenchmarkCase] {
    let steps = scenarios.reduce(0) { $0 + $1.count }
    return [
      BenchmarkCase(name: "bare machine") {
        var subject = ArrayStack()
        var depths = 0
        for lines in scenarios {
          subject.start()
          for line in lines { subject.perform(line) }
          depths &+= subject.depth
        }
        precondition(depths > 0, "the machine was never used")
        return steps
      },
      BenchmarkCase(name: "with model and comparison") {
        var replay = Replay(language: StackMachine(), subject: ArrayStack())
        var count = 0
        for lines in scenarios { count += await replay.execute(lines).steps }
        return count
      },
      BenchmarkCase(name: "with the generator, too") {
        var run = RandomRun(
          language: StackMachine(), generator: StackGenerator(), subject: ArrayStack())
        var count = 0
        for index in 0..<Self.scenarioCount {
          count += await run.run(scenario: index, seed: 1, length: Self.length).steps
        }
        return count
      },
      BenchmarkCase(name: "searched for a failure") {
        var search = ExhaustiveSearch(
          fewerLinesThan: 5, vocabulary: Self.vocabulary, language: StackMachine(),
          oracle: Replay(language: StackMachine(), subject: ArrayStack()),
          isSought: { _ in true })
        var budget = SearchBudget(steps: .max)
        let outcome = await search.run(within: &budget)
        guard case .exhausted = outcome else { preconditionFailure("\(outcome)") }
        return budget.executedSteps
      },
    ]
  }

  /// Everything that can be done with three controllers, once.
  private static var vocabulary: Vocabulary<StackMachine> {
    let flagged = [false, true].flatMap { flag -> [StackLine] in
      [.pop(animated: flag), .push(0, animated: flag), .bar(flag), .tools(flag)]
        + [NameStack(0), NameStack(0, 1), NameStack(0, 1, 2)].map { .set($0, animated: flag) }
    }
    return Vocabulary(
      shapes: [.tap, .popToRoot, .popTo(0), .swap] + flagged, cast: 3, language: StackMachine())
  }
}
