import ConformanceEngine
import ConformanceTestSupport
import SmallStackMachine
import Testing

@Suite(.aside) struct `Scenario language` {
  let machine = StackMachine()

  /// Random accepted scenarios.
  static func scenarios(_ count: UInt64, length: Int) async -> [[StackLine]] {
    var run = RandomRun(
      language: StackMachine(), generator: StackGenerator(), subject: ArrayStack())
    var scenarios: [[StackLine]] = []
    for index in 0..<count {
      _ = await run.run(scenario: index, seed: 11, length: length)
      scenarios.append(run.lines)
    }
    return scenarios
  }

  @Test func `weight and names determine a line`() {
    let lines = machine.wholeVocabulary(cast: 4).lines(over: [0, 1, 2, 3], in: machine)
    for first in lines {
      for second in lines where first != second {
        #expect(
          machine.weight(of: first) != machine.weight(of: second)
            || machine.names(in: first) != machine.names(in: second))
      }
      for simpler in machine.simplifications(of: first) {
        #expect(machine.weight(of: simpler) < machine.weight(of: first))
      }
    }
  }

  @Test func `canonical form is idempotent, blind to renaming, and keeps prefixes`() async {
    var generator = SeededGenerator(seed: 4)
    for lines in await Self.scenarios(200, length: 12) {
      let canonical = machine.canonicalForm(of: lines)
      var permutation = Array(0..<6)
      generator.shuffle(&permutation)
      let renamed = lines.map { line in machine.renaming(line) { permutation[$0] } }
      #expect(machine.canonicalForm(of: canonical) == canonical)
      #expect(machine.canonicalForm(of: renamed) == canonical)
      #expect(machine.accepts(all: renamed))
      #expect(machine.canonicalForm(of: Array(lines.prefix(5))) == Array(canonical.prefix(5)))
    }
  }

  @Test func `simplicity is a total order in which the empty scenario comes first`() async {
    let scenarios = await Self.scenarios(40, length: 3)
    let keys = scenarios.map { Simplicity(of: $0, in: machine) }
    for (first, lines) in zip(keys, scenarios) {
      #expect(Simplicity(of: [], in: machine) < first)
      #expect(Simplicity(of: Array(lines.dropLast()), in: machine) < first)
      for (second, others) in zip(keys, scenarios) {
        let verdicts = [first < second, first == second, second < first]
        #expect(verdicts.count { $0 } == 1)
        #expect((first == second) == (lines == others))
        for third in keys where first < second && second < third { #expect(first < third) }
      }
    }
  }

  @Test func `live names are those on the stack`() async {
    for lines in await Self.scenarios(200, length: 20) {
      let stack = machine.state(after: lines).stack.elements
      #expect(machine.liveNames(after: lines).sorted() == stack.sorted())
    }
  }

  @Test func `accepted lines are accepted`() async {
    for lines in await Self.scenarios(100, length: 20) {
      let shuffled = Array(lines.reversed())
      let accepted = machine.acceptedLines(of: shuffled)
      #expect(machine.accepts(all: accepted))
      #expect(machine.acceptedLines(of: lines) == lines)
    }
  }

  @Test func `a vocabulary has each instance once, simplest first`() {
    let lines = machine.wholeVocabulary(cast: 3).lines(over: [0, 1, 2], in: machine)
    let keys = lines.map { Simplicity(of: [$0], in: machine) }
    #expect(Set(lines).count == lines.count)
    #expect(keys == keys.sorted())
    // Six without names and four flags, two kinds of push and one pop-to for each of three names,
    // and lists of one, two and three, all animated or not.
    #expect(lines.count == 3 + 2 + 4 + 3 * 3 + 2 * (3 + 6 + 6))
  }

  @Test func `own vocabulary is closed under simplification`() {
    let own = Vocabulary(of: [.set(NameStack(4, 2), animated: true)], language: machine)
    #expect(
      own.shapes == [
        .pop(animated: false), .push(0, animated: false),
        .set(NameStack(0), animated: false), .set(NameStack(0), animated: true),
        .set(NameStack(0, 1), animated: false), .set(NameStack(0, 1), animated: true),
      ])
    #expect(own.cast == 2)
  }
}
