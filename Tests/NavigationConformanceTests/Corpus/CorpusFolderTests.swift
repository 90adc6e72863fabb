import Foundation
import Testing

@testable import NavigationConformance

@Suite struct CorpusFolderTests {
  private func entry(
    _ scenario: String, _ requirement: String = "PUSH-03", on subject: String = "S",
    _ verdict: CorpusVerdict = .violates("PUSH-03")
  ) throws -> CorpusEntry {
    CorpusEntry(
      requirement: requirement, scenario: try NavigationScenario(scenario),
      findings: [CorpusFinding(subject: subject, verdict: verdict)])
  }

  @Test func `What was added is there, and in the order of the names`() throws {
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.path("new"))
    var random = RandomCorpus(seed: 31)
    let corpus = random.corpora(6).reduce(Corpus()) { $0.merging($1) }
    try folder.add(corpus)
    let contents = try folder.contents()
    #expect(contents.corpus == corpus)
    #expect(contents.problems == [])
    #expect(contents.files.map(\.name) == contents.files.map(\.name).sorted())
    #expect(contents.files.count == corpus.entries.count)
    try folder.add(corpus)
    #expect(try folder.contents() == contents)
  }

  @Test func `Folders grow to the same corpus in whatever order findings come`() throws {
    var random = RandomCorpus(seed: 32)
    for _ in 0..<10 {
      let corpora = random.corpora(3)
      let (one, other) = (try TemporaryFolder(), try TemporaryFolder())
      for corpus in corpora { try CorpusFolder(one.url.path).add(corpus) }
      for corpus in corpora.reversed() {
        for entry in corpus.entries.reversed() { try CorpusFolder(other.url.path).add(entry) }
      }
      #expect(try one.names == other.names)
      for name in try one.names { #expect(try one.read(name) == other.read(name)) }
    }
  }

  @Test func `One bug gives one file, and what is there stays as it came first`() throws {
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.url.path)
    let name = "PUSH-03-push-push-44f4203f.scenario"
    #expect(try folder.add(entry("start A; push B; push A")) == .written(name))
    let before = try place.read(name)
    #expect(try folder.add(entry("start C; push Z; push C")) == .known(name))
    #expect(try place.read(name) == before)
    #expect(try folder.add(entry("start A; push B; push A", on: "T", .agrees)) == .extended(name))
    #expect(try folder.contents().files.map(\.entry.findings.count) == [2])
    #expect(try place.names == [name])
    #expect(
      try folder.add(entry("start A; push A")) == .written("PUSH-03-push-2cec0d3a.scenario"))
    #expect(try folder.add(entry("start A; push A", "STACK-16")) != .known(name))
    #expect(try place.names.count == 3)
  }

  private func found(_ scenario: String, on subjects: String..., scenario index: UInt64? = 7) throws
    -> CorpusEntry
  {
    CorpusEntry(
      requirement: "PUSH-03", scenario: try NavigationScenario(scenario),
      findings: subjects.map { subject in
        let place =
          index.map { CorpusOrigin.Place.generated(generator: 1, seed: 1, index: $0) } ?? .given
        return CorpusFinding(
          subject: subject, verdict: .violates("PUSH-03"),
          origin: CorpusOrigin(suite: .current, place: place))
      })
  }

  @Test func `What a finding was shrunk to takes its place, with the time and place of it`() throws
  {
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.url.path)
    let long = try found("start A; push B; push A", on: "S", "T")
    try folder.add(long)
    let short = try found("start A; push A", on: "S", scenario: nil)
    #expect(
      try folder.add(short, insteadOf: [long.scenario])
        == .written("PUSH-03-push-2cec0d3a.scenario"))
    let entries = try folder.contents().files.map(\.entry)
    #expect(entries.map(\.lineCount) == [2, 3])
    #expect(entries.map { $0.findings.map(\.subject) } == [["S"], ["T"]])
    #expect(entries.first?.findings.first?.origin == long.findings.first?.origin)
    let other = try found("start A; push A", on: "T", scenario: nil)
    #expect(
      try folder.add(other, insteadOf: [long.scenario])
        == .extended("PUSH-03-push-2cec0d3a.scenario"))
    #expect(try place.names == ["PUSH-03-push-2cec0d3a.scenario"])
    #expect(try folder.contents().files.first?.entry.findings.map(\.subject) == ["S", "T"])
  }

  @Test func `Nothing takes the place of what was handed in, shows another thing, or is itself`()
    throws
  {
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.url.path)
    let given = try found("start A; push B; push A", on: "S", scenario: nil)
    let agreeing = CorpusEntry(
      requirement: "PUSH-03", scenario: try NavigationScenario("start A; push B; pop; push A"),
      findings: [
        CorpusFinding(
          subject: "S", verdict: .agrees,
          origin: CorpusOrigin(suite: .current, place: .small(1)))
      ])
    let short = try found("start A; push A", on: "S")
    try folder.add(Corpus([given, agreeing, short]))
    let before = try folder.contents()
    let predecessors = [given, agreeing, short].map(\.scenario)
    #expect(
      try folder.add(short, insteadOf: predecessors) == .known("PUSH-03-push-2cec0d3a.scenario"))
    #expect(try folder.contents() == before)
  }

  @Test func `Findings under one name are told apart by where a campaign came upon them`() throws {
    func broken(
      _ scenario: CorpusScenario, at index: UInt64?,
      _ verdict: CorpusVerdict = .breaksDown("exited")
    ) -> CorpusEntry {
      let place = index.map { CorpusOrigin.Place.small($0) } ?? .given
      return CorpusEntry(
        requirement: CorpusEntry.breakdown, scenario: scenario,
        findings: [
          CorpusFinding(
            subject: "S", verdict: verdict, origin: CorpusOrigin(suite: .current, place: place))
        ])
    }
    let long = try CorpusScenario("start A; push B; push C", about: .navigation)
    let short = try CorpusScenario("start A; push B", about: .navigation)
    let layout = try CorpusScenario("layout toolbar", about: .layout)
    let entry = broken(short, at: 7)
    #expect(broken(long, at: 7).isSameFinding(as: entry, on: "S"))
    #expect(!broken(long, at: 8).isSameFinding(as: entry, on: "S"))
    #expect(!broken(long, at: 7, .breaksDown("hung")).isSameFinding(as: entry, on: "S"))
    #expect(!broken(layout, at: 7).isSameFinding(as: entry, on: "S"))
    #expect(!broken(long, at: 7).isSameFinding(as: entry, on: "T"))
    #expect(!broken(long, at: nil).isSameFinding(as: broken(short, at: nil), on: "S"))
  }

  /// Each reads what is there, adds what it knows, and writes the whole: without a lock some is lost.
  @Test func `Of what many store at the same time nothing is lost`() async throws {
    let place = try TemporaryFolder()
    let path = place.path("corpus")
    let subjects = (1...8).map { "S\($0)" }
    try await withThrowingTaskGroup { group in
      for subject in subjects {
        let entries = try ["start A; push A", "start A; push B; push A"].map {
          try entry($0, on: subject)
        }
        group.addTask {
          for entry in entries { try CorpusFolder(path).add(entry) }
          #expect(try CorpusFolder(path).contents().problems == [])
        }
      }
      try await group.waitForAll()
    }
    let contents = try CorpusFolder(path).contents()
    #expect(contents.problems == [])
    #expect(contents.files.map { $0.entry.findings.map(\.subject) } == [subjects, subjects])
  }

  @Test func `Who keeps a folder for ever keeps nobody from storing`() throws {
    let place = try TemporaryFolder()
    let lock = try #require(FolderLock(place.url.path, isShared: false))
    let folder = CorpusFolder(place.url.path)
    #expect(try folder.add(entry("start A; push A")) == .written("PUSH-03-push-2cec0d3a.scenario"))
    withExtendedLifetime(lock) {}
  }

  @Test func `What was decided is not carried out when something was stored meanwhile`() throws {
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.url.path)
    try folder.add(entry("start A; push B; push A"))
    let contents = try folder.contents()
    let change = CorpusChange(
      replacing: contents, by: Corpus([try entry("start A; push A")]))
    #expect(change.removed.count == 1)
    try folder.add(entry("start A; push B; push A", on: "T", .agrees))
    let later = try folder.contents()
    let error = try #require(throws: CorpusError.self) {
      try folder.write(change, decidedOn: contents)
    }
    #expect(
      error.description
        == "cannot write to the corpus '\(place.url.path)': something was stored in it meanwhile; run it again"
    )
    #expect(try folder.contents() == later)
    try folder.write(change, decidedOn: later)
    #expect(try place.names == ["PUSH-03-push-2cec0d3a.scenario"])
  }

  @Test func `A file under a name of someone's own is found by what it holds`() throws {
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.url.path)
    try place.write(try entry("start A; push A").text, to: "mine.scenario")
    #expect(try folder.add(entry("start A; push A")) == .known("mine.scenario"))
    #expect(try folder.add(entry("start A; push A", on: "T")) == .extended("mine.scenario"))
    #expect(try place.names == ["mine.scenario"])
  }

  @Test func `Two scenarios whose digits agree have two files`() throws {
    // Found by trying: both begin with ac2bf8cd.
    let one = try entry("start A; A.item.left = fgiphqtkf", "TB-05")
    let other = try entry("start A; A.item.left = svbhaizbj", "TB-05")
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.url.path)
    #expect(CorpusName.name(for: one) == CorpusName.name(for: other))
    #expect(try folder.add(one) == .written(CorpusName.name(for: one)))
    #expect(try folder.add(other) == .written("TB-05-carry-ac2bf8cd67035d2b.scenario"))
    #expect(try folder.contents().corpus == Corpus([one, other]))
    #expect(try folder.add(one) == .known(CorpusName.name(for: one)))
    let contents = try folder.contents()
    #expect(CorpusChange(replacing: contents, by: contents.corpus).isEmpty)
  }

  @Test func `A damaged file that has the name is not overwritten`() throws {
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.url.path)
    let stored = try entry("start A; push A")
    let name = CorpusName.name(for: stored)
    try place.write("damaged", to: name)
    let digits = StableHash.digits(of: stored.scenario.text)
    #expect(try folder.add(stored) == .written("PUSH-03-push-\(digits).scenario"))
    #expect(try place.read(name) == "damaged")
    #expect(try folder.add(stored) == .known("PUSH-03-push-\(digits).scenario"))
  }

  @Test func `Duplicates are noticed`() throws {
    let place = try TemporaryFolder()
    try place.write(try entry("start A; push A").text, to: "b.scenario")
    try place.write(try entry("start A; push A", on: "T").text, to: "a.scenario")
    try place.write(try entry("start A; push A", "STACK-16").text, to: "c.scenario")
    let contents = try CorpusFolder(place.url.path).contents()
    #expect(contents.duplicates.map(\.file) == ["b.scenario"])
    #expect(contents.duplicates.map(\.first) == ["a.scenario"])
    #expect(contents.corpus.entries.map(\.findings.count) == [2, 1])
  }

  @Test func `Writing ends in a whole file or in none, and a trace of it is named`() throws {
    let place = try TemporaryFolder()
    let stored = try entry("start A; push A")
    for step in [FailingFiles.Step.create, .move] {
      let failing = CorpusFolder(place.url.path, files: FailingFiles(failing: [step: .full]))
      #expect(throws: CorpusError(.writing, place.url.path, .full)) { try failing.add(stored) }
      #expect(try place.names == [])
    }
    // What a kill leaves: nothing is taken away any more.
    let killed = CorpusFolder(
      place.url.path, files: FailingFiles(failing: [.create: .full, .remove: .noPermission]))
    #expect(throws: CorpusError.self) { try killed.add(stored) }
    let folder = CorpusFolder(place.url.path)
    let problems = try folder.contents().problems
    #expect(
      problems.map(\.description) == [
        "\(try place.names[0]): left by a write that was interrupted; remove it"
      ])
    #expect(try folder.add(stored) == .written(CorpusName.name(for: stored)))
    #expect(try folder.contents().files.map(\.entry) == [stored])
  }

  @Test func `A file that came in the way is looked at once more`() throws {
    let place = try TemporaryFolder()
    let failing = CorpusFolder(place.url.path, files: FailingFiles(failing: [.move: .exists]))
    let stored = try entry("start A; push A")
    #expect(throws: CorpusError(.writing, place.url.path, .exists)) { try failing.add(stored) }
    try CorpusFolder(place.url.path).add(stored)
    #expect(try failing.add(stored) == .known(CorpusName.name(for: stored)))
  }

  @Test func `Many may store at once, and nothing is lost or there twice`() async throws {
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.path("new"))
    let scenarios = ["start A; push A", "start A; push B; push A", "start A; push B; push B"]
    await withTaskGroup { group in
      for number in 0..<6 {
        group.addTask {
          for scenario in number.isMultiple(of: 2) ? scenarios : scenarios.reversed() {
            #expect(throws: Never.self) { try folder.add(entry(scenario, on: "S\(number % 3)")) }
          }
        }
      }
    }
    let contents = try folder.contents()
    #expect(contents.problems == [])
    #expect(contents.files.map { $0.entry.findings.map(\.subject) }.allSatisfy { !$0.isEmpty })
    #expect(contents.files.count == 3)
    for number in 0..<3 {
      for scenario in scenarios { try folder.add(entry(scenario, on: "S\(number)")) }
    }
    #expect(try folder.contents().corpus.entries.allSatisfy { $0.findings.count == 3 })
  }

  @Test func `What is superfluous goes last, and stays when it cannot go`() throws {
    let place = try TemporaryFolder()
    try place.write(try entry("start A; push A").text, to: "mine.scenario")
    let failing = CorpusFolder(place.url.path, files: FailingFiles(failing: [.remove: .readOnly]))
    let contents = try failing.contents()
    let change = CorpusChange(replacing: contents, by: contents.corpus)
    #expect(change.removed == ["mine.scenario"])
    #expect(throws: CorpusError(.writing, place.url.path, .readOnly)) { try failing.write(change) }
    #expect(try place.names == ["PUSH-03-push-2cec0d3a.scenario", "mine.scenario"])
    #expect(try failing.contents().corpus == contents.corpus)
  }

  @Test func `What is there is kept when it cannot be added to`() throws {
    let place = try TemporaryFolder()
    let stored = try entry("start A; push A")
    try CorpusFolder(place.url.path).add(stored)
    let failing = CorpusFolder(place.url.path, files: FailingFiles(failing: [.replace: .full]))
    #expect(throws: CorpusError.self) { try failing.add(entry("start A; push A", on: "T")) }
    #expect(try CorpusFolder(place.url.path).contents().files.map(\.entry) == [stored])
  }
}
