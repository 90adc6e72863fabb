import NavigationReference
import Testing

@testable import NavigationConformance

@Suite struct CorpusRoundTripTests {
  @Test func `Reading what was printed gives the same entry, whatever it says`() throws {
    var random = RandomCorpus(seed: 1)
    for _ in 0..<sample(150, of: 600) {
      let entry = random.entry()
      let read = try CorpusReader.entry(from: Array(entry.text.utf8))
      #expect(read == entry)
      #expect(Array(read.text.utf8) == Array(entry.text.utf8))
    }
  }

  @Test func `The line breaks of another system change nothing`() throws {
    var random = RandomCorpus(seed: 2)
    for _ in 0..<60 {
      let entry = random.entry()
      for lineBreak in ["\r\n", "\r"] {
        let text =
          "\u{FEFF}"
          + entry.text.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: lineBreak)
        #expect(try CorpusReader.entry(from: Array(text.utf8)) == entry)
      }
    }
  }

  @Test func `A stored entry is a scenario like any other`() throws {
    var random = RandomCorpus(seed: 3)
    for _ in 0..<sample(80, of: 300) {
      let entry = random.entry()
      #expect(try NavigationScenario(entry.text) == entry.scenario)
    }
  }

  @Test func `A file that was cut off anywhere is never read`() {
    var random = RandomCorpus(seed: 4)
    for _ in 0..<sample(8, of: 25) {
      let bytes = Array(random.entry().text.utf8)
      for length in 0..<bytes.count - 1 {
        #expect(throws: ScenarioError.self) {
          try CorpusReader.entry(from: Array(bytes.prefix(length)))
        }
      }
    }
  }

  @Test func `No damage stops the reader, and what it still reads is sound`() throws {
    var random = RandomCorpus(seed: 5)
    var refused = 0
    for _ in 0..<sample(300, of: 1_200) {
      var bytes = Array(random.entry().text.utf8)
      let place = random.next(upTo: bytes.count)
      switch random.next(upTo: 3) {
      case 0: bytes[place] = UInt8(random.next(upTo: 256))
      case 1: bytes.insert(UInt8(random.next(upTo: 256)), at: place)
      default: bytes.remove(at: place)
      }
      do throws(ScenarioError) {
        let entry = try CorpusReader.entry(from: bytes)
        #expect((try? CorpusReader.entry(from: Array(entry.text.utf8))) == entry)
      } catch {
        refused += 1
        #expect((1...200).contains(error.line))
        #expect(!error.message.isEmpty && !error.advice.isEmpty)
      }
    }
    #expect(refused > sample(100, of: 400))
  }

  @Test func `An entry looks like this`() throws {
    let entry = CorpusEntry(
      requirement: "SETVC-06",
      scenario: try NavigationScenario("start Q; set Q B C; set Q D animated"),
      findings: [
        CorpusFinding(subject: "reference model", verdict: .agrees),
        CorpusFinding(
          subject: "MyContainer", verdict: .violates("SETVC-06"),
          differences: ["transition kind: expected push, observed pop"],
          origin: CorpusOrigin(
            suite: VersionNumber(0, 1, 0), place: .generated(generator: 1, seed: 1, index: 97)),
          date: "2026-03-01"),
        CorpusFinding(
          subject: " odd\n", verdict: .violates("STACK-09"),
          origin: CorpusOrigin(suite: VersionNumber(0, 1, 0), place: .small(12))),
      ])
    #expect(
      entry.text == """
        # corpus 1
        # requirement: SETVC-06
        # statement: An animated set whose last controller was not on the stack runs a push transition.
        #
        # subject: " odd\\n"
        # verdict: violates STACK-09
        # found: suite 0.1.0, small scenario 12
        #
        # subject: MyContainer
        # verdict: violates SETVC-06
        # differs: transition kind: expected push, observed pop
        # found: suite 0.1.0, generator 1, seed 1, scenario 97
        # date: 2026-03-01
        #
        # subject: reference model
        # verdict: agrees

        start A
        set A B C
        set A D animated
        # end

        """)
  }
}
