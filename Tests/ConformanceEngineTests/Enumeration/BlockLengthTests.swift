import ConformanceEngine
import ConformanceTestSupport
import SmallStackMachine
import Testing

@Suite(.aside) struct `Lines that count for several` {
  let machine = BlockMachine()
  let vocabulary = Vocabulary(
    shapes: [
      .pop(animated: false), .push(0, animated: false), .swap, .bar(true),
      .set(NameStack(0), animated: false), .set(NameStack(0, 1), animated: false),
    ],
    cast: 2, language: BlockMachine())

  func walked(length: Int) -> [[StackLine]] {
    var cursor = ScenarioCursor(
      length: length, over: CanonicalLines(of: vocabulary, language: machine), language: machine)
    var all: [[StackLine]] = []
    while cursor.next() { all.append(cursor.lines) }
    return all
  }

  /// Every sequence of lines that is accepted and canonical, may end there and has this length.
  func brute(length: Int) -> Set<[StackLine]> {
    let lines = vocabulary.lines(over: [0, 1], in: machine)
    var sequences: [[StackLine]] = [[]]
    var all: Set<[StackLine]> = []
    for _ in 0..<length {
      sequences = sequences.flatMap { head in lines.map { head + [$0] } }
        .filter { machine.accepts(all: $0) && machine.canonicalForm(of: $0) == $0 }
      all.formUnion(
        sequences.filter { sequence in
          machine.lineCount(of: sequence) == length && mayEnd(sequence)
        })
    }
    return all
  }

  func mayEnd(_ sequence: [StackLine]) -> Bool {
    let isSwap = if case .swap = sequence.last { true } else { false }
    return machine.state(after: sequence).hasSet && !isSwap
  }

  @Test(arguments: 1...4) func `are met at their length, each scenario once`(length: Int) {
    let walked = walked(length: length)
    #expect(Set(walked) == brute(length: length))
    #expect(Set(walked).count == walked.count)
  }

  @Test func `are counted as they are walked`() async {
    var budget = SearchBudget(steps: .max)
    var search = ExhaustiveSearch(
      fewerLinesThan: 5, vocabulary: vocabulary, language: machine, oracle: Content(),
      isSought: { $0 == .popAtThree })
    let count = (1..<5).reduce(0) { $0 + brute(length: $1).count }
    #expect(await search.run(within: &budget) == .exhausted(scenarios: count))
  }

  @Test func `weigh by their length first`() {
    let set: [StackLine] = [.set(NameStack(0, 1), animated: false)]
    let pushes: [StackLine] = [.push(0, animated: false), .push(1, animated: false), .swap]
    #expect(Simplicity(of: set, in: machine) < Simplicity(of: pushes, in: machine))
    let shown: [StackLine] = [.bar(true)] + set
    #expect(Simplicity(of: pushes, in: machine) < Simplicity(of: shown, in: machine))
  }

  struct Content: FailureOracle {
    func execute(_ lines: [StackLine]) async -> Execution<SeededBug> {
      .passed(steps: lines.count)
    }
  }
}
