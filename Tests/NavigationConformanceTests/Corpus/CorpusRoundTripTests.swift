import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

@Suite(.aside) struct CorpusRoundTripTests {
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
      let system = entry.scenario.system
      #expect(try CorpusScenario(entry.text, about: system) == entry.scenario)
    }
  }

  @Test func `What another comment says does not tell what the scenario is about`() throws {
    let text = """
      # corpus 1
      # requirement: PUSH-03
      # subject: S; contain navigation A
      # verdict: agrees

      # layout toolbar; make root A
      start A # first; make it plain
        # then; layout toolbar
      push A
      # end

      """
    let entry = try CorpusReader.entry(from: Array(text.utf8))
    #expect(entry.scenario.navigation?.oneLine == "start A; push A")
  }

  @Test(arguments: [
    (
      "LAY-01", "agrees", "start A",
      """
      line 2, column 16: LAY-01 is about layouts, and the scenario about navigation controllers
          # requirement: LAY-01
                         ^
        name a requirement on navigation controllers, or restore the scenario
      """
    ),
    (
      "ST-01", "violates PUSH-03", "make root A",
      """
      line 4, column 21: PUSH-03 is about navigation controllers, and the scenario about life cycles
          # verdict: violates PUSH-03
                              ^
        name a requirement on life cycles, or restore the scenario
      """
    ),
    (
      "LAY-1", "agrees", "layout",
      """
      line 2, column 16: expected the ID of a requirement, found 'LAY-1'
          # requirement: LAY-1
                         ^
        did you mean 'LAY-01'?
      """
    ),
    (
      "ST-01", "agrees", "make root A; start A",
      """
      line 6, column 14: 'start' belongs to scenarios about navigation controllers, and 'make' to scenarios about life cycles
          make root A; start A
                       ^
        a scenario is about one of them: write two
      """
    ),
  ])
  func `What a file is about is what its scenario is about`(
    _ requirement: String, _ verdict: String, _ scenario: String, _ message: String
  ) throws {
    let text = """
      # corpus 1
      # requirement: \(requirement)
      # subject: S
      # verdict: \(verdict)

      \(scenario)
      # end

      """
    let error = try #require(throws: ScenarioError.self) {
      try CorpusReader.entry(from: Array(text.utf8))
    }
    #expect(error.description == message)
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

  @Test func `An entry about another system looks like this`() throws {
    let entry = CorpusEntry(
      requirement: "CW-15",
      scenario: try CorpusScenario(
        "contain navigation Q; load; show; push A animated", about: .toolbarController),
      findings: [CorpusFinding(subject: "MyContainer", verdict: .violates("CW-15"))])
    let statement = try #require(
      RequirementDescription.toolbarController.first { $0.id == "CW-15" }?.statement)
    #expect(
      entry.text == """
        # corpus 1
        # requirement: CW-15
        # statement: \(statement)
        #
        # subject: MyContainer
        # verdict: violates CW-15

        contain navigation A
        load
        show
        push B animated
        # end

        """)
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
