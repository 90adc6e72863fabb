import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

@MainActor @Suite struct CorpusReplayTests {
  private func contents(_ entries: CorpusEntry...) -> CorpusContents {
    CorpusContents(
      files: entries.map { CorpusFile(name: CorpusName.name(for: $0), entry: $0) })
  }

  private func entry(
    _ scenario: String, _ requirement: String, _ verdicts: [String: CorpusVerdict]
  ) throws -> CorpusEntry {
    CorpusEntry(
      requirement: requirement, scenario: try NavigationScenario(scenario),
      findings: verdicts.map { CorpusFinding(subject: $0.key, verdict: $0.value) })
  }

  private func faulty(_ fault: NavigationFault) -> CorpusSubject {
    CorpusSubject(NavigationSubject("S", HeadlessAdapter(faults: [fault])))
  }

  // MARK: Checking

  @Test func `What an entry shows is compared with what is recorded of the subject`() async throws {
    let contents = contents(
      try entry("start A; push A", "PUSH-03", ["S": .violates("PUSH-03")]),
      try entry("start A; pop", "POP-03", ["S": .violates("POP-03")]),
      try entry("start A; push B; push A", "PUSH-03", ["S": .agrees]),
      try entry("start A; push B", "PUSH-08", ["S": .agrees]),
      try entry("start A; push B; push B", "PUSH-03", ["T": .agrees]),
      try entry("start A; push B; pop", "POP-03", ["T": .violates("POP-03")]))
    let results = try await CorpusCheck(of: faulty(.duplicatePushAccepted)).run(contents)
    #expect(results.map(\.file) == contents.files.map(\.name))
    #expect(
      results.map(\.outcome) == [
        .reproduced(.violates("PUSH-03")), .changed(from: .violates("POP-03"), to: .agrees),
        .changed(from: .agrees, to: .violates("PUSH-03")), .reproduced(.agrees),
        .violates("PUSH-03"), .agrees,
      ])
  }

  @Test func `What cannot be carried out is no verdict`() async throws {
    let contents = contents(
      try entry("start A; toolbarHidden = false", "TV-04", ["Smallest": .agrees]))
    let subject = CorpusSubject(NavigationSubject("Smallest", StackAdapter()))
    #expect(
      try await CorpusCheck(of: subject).run(contents).map(\.outcome) == [
        .unjudged("'toolbarHidden = false' is not supported")
      ])
  }

  @Test func `A subject that does not show the same every time is said to`() async throws {
    let contents = contents(
      try entry("start A; push B; pop", "POP-02", ["S": .violates("POP-02")]))
    let subject = CorpusSubject(NavigationSubject("S", StackAdapter(popsInVain: 3)))
    #expect(
      try await CorpusCheck(of: subject).run(contents).map(\.outcome) == [.notDeterministic])
  }

  @Test func `Without a sound adapter there is no verdict`() async throws {
    let contents = contents(try entry("start A", "INIT-01", ["S": .agrees]))
    let subject = CorpusSubject(NavigationSubject("S", StackAdapter(forgetsRoot: true)))
    await #expect(throws: CorpusCheckFailure.self) {
      try await CorpusCheck(of: subject).run(contents)
    }
    await #expect(throws: CorpusCheckFailure.self) {
      try await CorpusMinimization(of: contents, on: subject)
    }
  }

  // MARK: Shrinking again

  @Test func `Entries that shrink to one become one, and the rest is kept`() async throws {
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.url.path)
    try folder.add(
      Corpus([
        try entry(
          "start A; push B; push C; pop; push B", "PUSH-03",
          ["S": .violates("PUSH-03"), "T": .agrees]),
        try entry(
          "start A; setToolbarHidden false; push B; push A", "PUSH-03", ["S": .violates("PUSH-03")]),
        try entry("start A; pop", "POP-03", ["S": .violates("POP-03")]),
        try entry("start A; push B; pop", "POP-03", ["T": .violates("POP-03")]),
      ]))
    try place.write("damaged", to: "damaged.scenario")
    let before = try folder.contents()
    let subject = faulty(.duplicatePushAccepted)
    let minimization = try await CorpusMinimization(of: before, on: subject)
    let shortest = "PUSH-03-push-2cec0d3a.scenario"
    #expect(
      minimization.steps.map(\.fate) == [
        .kept("it does not violate POP-03 any more"), .unchanged, .shrunk(from: 5, to: 2),
        .shrunk(from: 4, to: 2),
      ])
    #expect(minimization.steps.map(\.name).suffix(2) == [shortest, shortest])
    #expect(try folder.contents() == before)
    try folder.write(minimization.change)
    let after = try folder.contents()
    #expect(after.problems == before.problems)
    #expect(
      after.corpus
        == Corpus(
          [
            after.files.first { $0.name == shortest }?.entry, before.files[0].entry,
            before.files[1].entry,
            try entry("start A; push B; push C; pop; push B", "PUSH-03", ["T": .agrees]),
          ].compactMap { $0 }))
    let kept = try #require(after.files.first { $0.name == shortest }?.entry)
    #expect(kept.scenario.oneLine == "start A; push A")
    #expect(kept.findings.map(\.verdict) == [.violates("PUSH-03")])
    #expect(kept.findings[0].differences.contains("raised: expected an error, observed no error"))
    let again = try await CorpusMinimization(of: after, on: subject)
    #expect(again.change.isEmpty)
  }

  @Test func `What a subject shows that wavers while it is shrunk takes nobody's place`()
    async throws
  {
    let text = "start A; push B; pop; pop; push C; pop; pop; push D"
    let contents = contents(try entry(text, "PUSH-01", ["S": .violates("PUSH-01")]))
    // It is replayed three times, behind a self-check, before it is shrunk.
    for last in [60, nil] {
      let subject = CorpusSubject(NavigationSubject("S", SecretCountAdapter(steadyAfter: last)))
      let minimization = try await CorpusMinimization(of: contents, on: subject)
      #expect(
        minimization.steps.map(\.fate) == [
          last == nil ? .shrunk(from: 8, to: 6) : .kept("it does not show the same every time")
        ])
      #expect(minimization.change.isEmpty == (last != nil))
    }
  }

  @Test func `What is violated now must be what was recorded`() async throws {
    let contents = contents(try entry("start A; push A", "STACK-16", ["S": .violates("STACK-16")]))
    let minimization = try await CorpusMinimization(
      of: contents, on: faulty(.duplicatePushAccepted))
    #expect(minimization.steps.map(\.fate) == [.kept("it violates PUSH-03 now, not STACK-16")])
    #expect(minimization.change.isEmpty)
  }

  @Test func `What is recorded need not be what the file is about`() async throws {
    let examples = [
      ("PUSH-03", "STACK-16", "it violates PUSH-03 now, not STACK-16"),
      ("STACK-16", "PUSH-03", "it violates PUSH-03, and the file is about STACK-16"),
    ]
    for (subject, recorded, reason) in examples {
      let contents = contents(
        try entry("start A; push A", subject, ["S": .violates(recorded)]))
      let minimization = try await CorpusMinimization(
        of: contents, on: faulty(.duplicatePushAccepted))
      #expect(minimization.steps.map(\.fate) == [.kept(reason)])
      #expect(minimization.change.isEmpty)
    }
  }

  @Test func `Names are put right, and duplicates become one file`() async throws {
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.url.path)
    try place.write(
      try entry("start A; push B; push B", "PUSH-03", ["T": .agrees]).text, to: "a.scenario")
    try place.write(
      try entry("start A; push B; push B", "PUSH-03", ["U": .agrees]).text, to: "b.scenario")
    let minimization = try await CorpusMinimization(
      of: folder.contents(), on: faulty(.duplicatePushAccepted))
    try folder.write(minimization.change)
    let name = CorpusName.name(for: try entry("start A; push B; push B", "PUSH-03", [:]))
    #expect(try place.names == [name])
    #expect(try folder.contents().files.map { $0.entry.findings.map(\.subject) } == [["T", "U"]])
  }

  @Test func `The day on which the longer one was found stays with the shorter one`() async throws {
    let found = CorpusEntry(
      requirement: "PUSH-03", scenario: try NavigationScenario("start A; push B; push A"),
      findings: [
        CorpusFinding(subject: "S", verdict: .violates("PUSH-03"), date: "2026-03-01")
      ])
    let known = try entry("start A; push A", "PUSH-03", ["S": .violates("PUSH-03")])
    for contents in [contents(found), contents(found, known)] {
      let minimization = try await CorpusMinimization(
        of: contents, on: faulty(.duplicatePushAccepted))
      #expect(minimization.change.files.map(\.entry.scenario.oneLine) == ["start A; push A"])
      #expect(minimization.change.files.first?.entry.findings.map(\.date) == ["2026-03-01"])
    }
  }

  @Test func `What is recorded otherwise of the shorter one keeps the longer one`() async throws {
    let contents = contents(
      try entry("start A; push A", "PUSH-03", ["S": .agrees, "T": .agrees]),
      try entry("start A; push B; push A", "PUSH-03", ["S": .violates("PUSH-03")]))
    let minimization = try await CorpusMinimization(
      of: contents, on: faulty(.duplicatePushAccepted))
    #expect(
      minimization.steps.map(\.fate) == [
        .unchanged,
        .kept("it shrinks to PUSH-03-push-2cec0d3a.scenario, which records of S: agrees"),
      ])
    #expect(minimization.change.isEmpty)
  }

  @Test func `Two files that record different things of one scenario both stay`() async throws {
    let place = try TemporaryFolder()
    let folder = CorpusFolder(place.url.path)
    try place.write(
      try entry("start A; push B; push B", "PUSH-03", ["T": .agrees]).text, to: "a.scenario")
    try place.write(
      try entry("start A; push B; push B", "PUSH-03", ["T": .violates("PUSH-03")]).text,
      to: "b.scenario")
    try place.write(
      try entry("start A; push B; push B", "PUSH-03", ["U": .agrees]).text, to: "c.scenario")
    let before = try folder.contents()
    let minimization = try await CorpusMinimization(of: before, on: faulty(.duplicatePushAccepted))
    #expect(
      minimization.steps.map(\.fate) == [
        .kept("the same scenario stands in b.scenario, which records of T: violates PUSH-03"),
        .kept("the same scenario stands in a.scenario, which records of T: agrees"),
        .unchanged,
      ])
    #expect(minimization.steps.prefix(2).map(\.name) == ["a.scenario", "b.scenario"])
    try folder.write(minimization.change)
    let after = try folder.contents()
    #expect(after.files.filter { $0.name.count < 12 } == Array(before.files.prefix(2)))
    #expect(after.files.count == 3)
  }

  @Test func `What a campaign finds is an entry, whatever the seed`() async throws {
    var names: Set<String> = []
    for seed: UInt64 in [1, 2, 77].prefix(sample(2, of: 3)) {
      var options = CampaignOptions(seed: seed, scenarioCount: 100)
      options.proof = .steps(sample(1_000, of: CampaignOptions.proofStepCount))
      options.beginsSmall = false
      options.ending = "PUSH-03"
      let report = try await Conformance(
        of: NavigationSubject("S", HeadlessAdapter(faults: [.duplicatePushAccepted]))
      ).check(options)
      let result = try #require(report.violations.first { $0.id == "PUSH-03" })
      let entry = try #require(CorpusEntry(result, of: report, date: "2026-03-01"))
      names.insert(CorpusName.name(for: entry))
      let finding = try #require(entry.finding(on: "S"))
      #expect(finding.verdict == .violates("PUSH-03"))
      #expect(finding.date == "2026-03-01")
      #expect(finding.origin?.suite == .current)
      #expect(finding.origin?.text.contains("seed \(seed), scenario ") == true)
    }
    #expect(names == ["PUSH-03-push-2cec0d3a.scenario"])
  }

  @Test func `A requirement that is not violated is no entry`() async throws {
    let subject = NavigationSubject("S", HeadlessAdapter())
    let report = try await Conformance(of: subject).check(CampaignOptions(scenarioCount: 10))
    #expect(report.requirements.compactMap { CorpusEntry($0, of: report) } == [])
  }
}
