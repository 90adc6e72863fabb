import ConformanceEngine
import ConformanceTestSupport
import SmallStackMachine
import Testing

@Suite(.aside) struct `Scenario cursor` {
  let machine = StackMachine()
  let vocabulary = Vocabulary(
    shapes: [
      .pop(animated: false), .push(0, animated: false), .swap,
      .set(NameStack(0, 1), animated: false),
    ],
    cast: 3, language: StackMachine())

  func all(length: Int) -> [[StackLine]] {
    let table = CanonicalLines(of: vocabulary, language: machine)
    var cursor = ScenarioCursor(length: length, over: table, language: machine)
    var all: [[StackLine]] = []
    while cursor.next() { all.append(cursor.lines) }
    return all
  }

  /// Every sequence of lines, accepted and canonical, found without the cursor.
  func brute(length: Int) -> [[StackLine]] {
    let lines = vocabulary.lines(over: [0, 1, 2], in: machine)
    var sequences: [[StackLine]] = [[]]
    for _ in 0..<length { sequences = sequences.flatMap { head in lines.map { head + [$0] } } }
    return sequences.filter {
      machine.accepts(all: $0) && machine.canonicalForm(of: $0) == $0
    }
  }

  @Test(arguments: 1...4) func `every canonical scenario is met once, in order`(length: Int) {
    #expect(all(length: length) == brute(length: length))
  }

  @Test func `lines that can follow are prepared as far as they are few`() {
    let all = CanonicalLines(of: vocabulary, language: machine)
    #expect((0...3).map { all.count(namesUsed: $0) } == [4, 7, 11, 11])
    for (limit, prepared) in [(3, 0), (4, 1), (6, 1), (10, 2), (11, 4)] {
      let few = CanonicalLines(of: vocabulary, language: machine, atMost: limit)
      #expect((0...3).filter { few.isPrepared(namesUsed: $0) } == Array(0..<prepared))
      #expect(few.isComplete == (prepared == 4))
      for used in 0..<prepared {
        #expect(few.count(namesUsed: used) == all.count(namesUsed: used))
        for index in 0..<few.count(namesUsed: used) {
          #expect(
            few.entry(index, namesUsed: used).line == all.entry(index, namesUsed: used).line)
        }
      }
    }
  }

  @Test func `names in their order are counted without being written down`() {
    for names in 0...5 {
      for used in 0...names {
        let arrangements = CanonicalArrangements(of: names, used: used)
        for length in 0...6 {
          #expect(arrangements.count(length: length) == arrangements.all(length: length).count)
        }
      }
      #expect(
        CanonicalArrangements(of: names, used: names).count(length: 3)
          == Vocabulary<StackMachine>.arrangementCount(of: names, count: 3))
    }
    #expect(CanonicalArrangements(of: 12, used: 0).count(length: 12) == 1)
    #expect(CanonicalArrangements(of: 60, used: 60).count(length: 60) == nil)
  }

  @Test func `a cursor that is put aside goes on where it was`() {
    let whole = all(length: 3)
    let table = CanonicalLines(of: vocabulary, language: machine)
    var cursor = ScenarioCursor(length: 3, over: table, language: machine)
    var met: [[StackLine]] = []
    while cursor.next() {
      met.append(cursor.lines)
      // What a copy does is nothing to the one that it was made of.
      var other = cursor
      _ = other.next()
      other.skipExtensions(ofFirst: 1)
    }
    #expect(met == whole)
    let goesOn = cursor.next()
    #expect(!goesOn)
  }

  @Test(arguments: 1...3) func `what is skipped is exactly what begins so`(count: Int) {
    var generator = SeededGenerator(seed: 8)
    let table = CanonicalLines(of: vocabulary, language: machine)
    for _ in 0..<30 {
      var cursor = ScenarioCursor(length: 3, over: table, language: machine)
      var met: [[StackLine]] = []
      var skipped: [[StackLine]] = []
      while cursor.next() {
        met.append(cursor.lines)
        guard generator.chance(1, outOf: 4) else { continue }
        skipped.append(Array(cursor.lines.prefix(count)))
        cursor.skipExtensions(ofFirst: count)
      }
      let expected = all(length: 3).filter { lines in
        met.contains(lines) || !skipped.contains(Array(lines.prefix(count)))
      }
      #expect(met == expected)
    }
  }
}
