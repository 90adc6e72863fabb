import ConformanceEngine
import Testing

@testable import NavigationConformance

/// What is found in the other systems is merged like the rest, and nothing of it is lost.
@Suite("Runs on other systems") struct SystemRunTests {
  private static let header = CampaignHeader(subject: "S", claims: .all)

  private func counterexample(_ text: String, seed: UInt64) -> Counterexample {
    Counterexample(
      scenario: ScenarioStory(lines: [text, "load"]), failingLine: 1,
      comparisons: [.init(aspect: "a", expected: "1", observed: "2", differs: true)],
      certainty: .shortestFound, foundLineCount: 3, foundAt: .generated(4, seed: seed),
      shrinkStepCount: 5)
  }

  /// A pure function of its key and of what is wrong with the subject.
  private func run(
    _ system: ScenarioSystem = .toolbarController, seed: UInt64 = 1, count: Int = 100,
    of wanted: Int? = nil, violating: Set<String> = [], beside: [String: String] = [:]
  ) -> SystemRun {
    let requirements = system.requirements.map { requirement in
      let isViolated = violating.contains(requirement.id)
      let shadows = beside[requirement.id].map { [Shadow(requirement: $0, scenarioCount: count)] }
      return RequirementResult(
        id: requirement.id, level: requirement.level, statement: requirement.statement,
        source: requirement.source,
        verdict: isViolated ? .violated : shadows == nil ? .holds : .unsettled,
        exercisedCount: count + Int(seed), cutShortCount: isViolated ? count / 10 : 0,
        shadows: shadows ?? [],
        counterexample: isViolated
          ? counterexample("contain navigation \(seed % 2 == 0 ? "A" : "B")", seed: seed) : nil)
    }
    let choice = ChoiceResult(
      id: "c", question: "Which?", readings: seed % 2 == 0 ? ["x"] : ["x", "y"], count: count,
      isMixed: false, examples: [.init(readings: ["x"], scenario: ScenarioStory(lines: ["load"]))])
    return SystemRun(
      key: SystemRun.Key(
        system: system, seed: seed, wantedCount: wanted ?? count, cutAt: wanted == nil ? nil : count
      ),
      scenarioCount: count, stepCount: 3 * count,
      requirements: requirements, choices: [choice], breakdowns: [], nondeterminism: nil,
      givenUp: nil)
  }

  private func record(_ runs: SystemRun...) throws -> CampaignRecord {
    try CampaignRecord(header: Self.header, systemRuns: runs)
  }

  private func result(of id: String, in record: CampaignRecord) throws -> RequirementResult {
    try #require(ConformanceReport(record, seed: 1).requirements.first { $0.id == id })
  }

  @Test func `of two scenarios that show the same the shorter one stays, whoever comes first`()
    throws
  {
    var (long, short) = (run(), run())
    long.choices[0].examples[0].scenario = ScenarioStory(lines: ["load", "appear", "load"])
    short.choices[0].examples[0].scenario = ScenarioStory(lines: ["load", "appear"])
    for pair in [(long, short), (short, long)] {
      let merged = try record(pair.0).merged(with: record(pair.1))
      #expect(merged.systemRuns == [short])
    }
  }

  @Test func `who has wavered has wavered, though a later run agrees`() throws {
    let answers = Nondeterminism(
      scenario: ScenarioStory(lines: ["load"]), first: "one", second: "another")
    var wavering = run(violating: ["CW-03"])
    wavering.nondeterminism = answers
    for later in [run(violating: ["CW-03"]), run(count: 900, violating: ["CW-03"])] {
      var record = try record(wavering)
      record.extend(by: later)
      #expect(record.systemRuns.map(\.key) == [later.key])
      #expect(record.systemRuns.map(\.nondeterminism) == [answers])
      #expect(ConformanceReport(record, seed: 1).outcome == .notDeterministic)
    }
    var other = try record(wavering)
    other.extend(by: run(seed: 2))
    #expect(other.systemRuns.map(\.nondeterminism) == [answers, nil])
  }

  @Test func `what is violated in one of many stays violated`() throws {
    let wrong = try record(run(violating: ["CW-03"]))
    let others = [
      try record(run(seed: 2)), try record(run(count: 900)), try record(run(.layout)),
      try CampaignRecord(header: Self.header, unjudged: ScenarioSystem.small),
    ]
    for other in others {
      for merged in [try wrong.merged(with: other), try other.merged(with: wrong)] {
        #expect(try result(of: "CW-03", in: merged).verdict == .violated)
        #expect(ConformanceReport(merged, seed: 1).outcome == .violated)
      }
    }
  }

  @Test func `what is unsettled in one of many is so in all, and violated where one shows it`()
    throws
  {
    let open = try record(run(violating: ["CW-03"], beside: ["CW-04": "CW-03"]))
    let sound = try record(run(seed: 2))
    for merged in [try open.merged(with: sound), try sound.merged(with: open)] {
      let result = try result(of: "CW-04", in: merged)
      #expect(result.verdict == .unsettled)
      #expect(result.shadows == [Shadow(requirement: "CW-03", scenarioCount: 100)])
      #expect(
        ConformanceReport(merged, seed: 1).notes == [
          "CW-04 is unsettled: it differed in steps that are put down to CW-03. Put that right first, "
            + "or leave out what it takes of the claims, and it is judged."
        ])
    }
    let shown = try open.merged(with: record(run(seed: 2, violating: ["CW-04"])))
    #expect(try result(of: "CW-04", in: shown).verdict == .violated)
  }

  @Test func `what nobody has counted is unsettled as it was seen`() throws {
    let cut = try record(run(count: 40, of: 100, violating: ["CW-03"], beside: ["CW-04": "CW-03"]))
    let whole = try record(run())
    for merged in [try cut.merged(with: whole), try whole.merged(with: cut)] {
      #expect(
        try result(of: "CW-04", in: merged).shadows
          == [Shadow(requirement: "CW-03", scenarioCount: 40)])
    }
  }

  @Test func `merging is associative, commutative and idempotent`() throws {
    var records: [CampaignRecord] = []
    for system in ScenarioSystem.small {
      for seed in UInt64(1)...3 {
        for count in [50, 200] {
          let violating: Set<String> = seed == 2 ? ["CW-03", "LAY-01"] : []
          let beside = seed == 1 ? [:] : ["CW-04": count == 50 ? "CW-03" : "CW-05"]
          records.append(
            try record(
              run(system, seed: seed, count: count, violating: violating, beside: beside)))
        }
      }
    }
    records.append(try CampaignRecord(header: Self.header, unjudged: [.layout]))
    let all = try records.reduce(records[0]) { try $0.merged(with: $1) }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      var order = records + records.prefix(3)
      random.shuffle(&order)
      let cut = 1 + random.index(below: order.count - 1)
      let left = try order[..<cut].dropFirst().reduce(order[0]) { try $0.merged(with: $1) }
      let right = try order[cut...].dropFirst().reduce(order[cut]) { try $0.merged(with: $1) }
      for merged in [try left.merged(with: right), try right.merged(with: left)] {
        #expect(merged == all)
        #expect(ConformanceReport(merged, seed: 1) == ConformanceReport(all, seed: 1))
      }
    }
  }

  @Test func `whoever had more time for a finding has made the same run`() throws {
    let poor = run(violating: ["CW-03"])
    var rich = poor
    let index = try #require(rich.requirements.firstIndex { $0.verdict == .violated })
    rich.requirements[index].counterexample?.certainty = .shortestPossible(
      scenarioCount: 9, within: .init(listLength: 3, controllerCount: 3))
    #expect(try record(poor).merged(with: record(rich)) == record(rich))
    #expect(try record(rich).merged(with: record(poor)) == record(rich))
    #expect(try record(rich).merged(with: record(rich)) == record(rich))
  }

  @Test func `of two runs of one seed the longer is counted, and seeds add up`() throws {
    let merged = try record(run(count: 100), run(count: 300), run(seed: 2, count: 50))
    let report = ConformanceReport(merged, seed: 1)
    #expect(report.scenarioCount == 350)
    #expect(report.stepCount == 3 * 350)
    #expect(try result(of: "CW-03", in: merged).exercisedCount == 301 + 52)
    #expect(report.choices.map(\.count) == [350])
    #expect(report.choices.map(\.readings) == [["x"]])
  }

  @Test func `what was stored is read again`() throws {
    var broken = run(.lifecycle, violating: ["ST-03"], beside: ["ST-04": "ST-03"])
    broken.breakdowns = [
      BreakdownFinding(
        Breakdown(.crashed(signal: 6), errorOutput: "no"),
        scenario: ScenarioStory(lines: ["make root A", "pop"]), scenarioCount: 3, foundLineCount: 4,
        foundAt: .exhaustive(7), shrinkStepCount: 8,
        certainty: .shortestPossible(
          scenarioCount: 12, within: .init(listLength: 3, controllerCount: 3)))
    ]
    broken.nondeterminism = Nondeterminism(
      scenario: ScenarioStory(lines: ["make root A"]), first: "one", second: "other")
    broken.givenUp = "it breaks down"
    var record = try record(broken, run(.layout))
    record.noteUnjudged([.toolbarController])
    let document = try JSONText.text(of: RecordDocument(record))
    let read = try JSONText.value(of: RecordDocument.self, from: document).record()
    #expect(read == record)
  }

  @Test func `runs that do not go together say why`() throws {
    func conflict(_ first: SystemRun, _ second: SystemRun) -> String? {
      #expect(throws: RecordConflict.self) {
        try record(first).merged(with: try record(second))
      }?.description
    }
    #expect(
      conflict(run(), run(violating: ["CW-03"]))
        == "the scenarios of seed 1 about the toolbar controller came to different results; "
        + "a subject that is not deterministic, or two subjects")
    var fewer = run(.layout, seed: 2)
    fewer.requirements = Array(fewer.requirements.prefix(1))
    var two = run(.layout)
    two.requirements = Array(two.requirements.prefix(2))
    #expect(
      conflict(two, fewer)
        == "the layout's requirements differ: '\(two.requirements[0].id) and "
        + "\(two.requirements[1].id)' and '\(two.requirements[0].id)'")
    var unclaimed = run(.layout, seed: 2)
    unclaimed.requirements[0].verdict = .notApplicable
    let id = unclaimed.requirements[0].id
    #expect(
      conflict(run(.layout), unclaimed)
        == "the layout's claims differ: '\(id) claimed' and '\(id) not claimed'")
  }

  @Test func `one that came to its end counts before one that was cut, however far that had come`()
    throws
  {
    let cut = run(count: 2_054, of: 20_000, violating: ["CW-03"])
    let whole = run(count: 2_000)
    for merged in [
      try record(cut).merged(with: record(whole)), try record(whole).merged(with: record(cut)),
    ] {
      let report = ConformanceReport(merged, seed: 1)
      #expect(report.scenarioCount == 2_000)
      #expect(try result(of: "CW-03", in: merged).verdict == .violated)
      #expect(report.notes == [])
    }
    // One of the same length that was not cut is another run.
    #expect(throws: Never.self) { try record(cut).merged(with: record(run(count: 2_054))) }
  }

  @Test func `one that was cut says so, and is read again as one`() throws {
    let record = try record(run(count: 2_054, of: 20_000))
    #expect(
      ConformanceReport(record, seed: 1).notes == [
        "The toolbar controller was judged in 2,054 of 20,000 scenarios: the run ended there."
      ])
    let document = try JSONText.text(of: RecordDocument(record))
    let read = try JSONText.value(of: RecordDocument.self, from: document).record()
    #expect(read == record)
  }

  @Test func `one of as many as can be asked for is read again, and one of fewer than none is not`()
    throws
  {
    let record = try record(run(count: 40, of: .max))
    let text = try JSONText.text(of: RecordDocument(record))
    #expect(try JSONText.value(of: RecordDocument.self, from: text).record() == record)
    let wrong = text.replacing("\(Int.max)", with: "-1")
    let document = try JSONText.value(of: RecordDocument.self, from: wrong)
    #expect(
      #expect(throws: RecordFault.self) { try document.record() }?.description
        == "'wanted' expects a number of scenarios from 0, found -1")
  }

  @Test func `systems that nobody judged are named until somebody has`() throws {
    let fuzzed = try CampaignRecord(
      header: Self.header, unjudged: [.layout, .toolbarController])
    #expect(
      fuzzed.unjudgedNotes == [
        "The run ended before the layout and the toolbar controller were judged, which the subject claims "
          + "too; 'check' judges them."
      ])
    // What holds of the rest is not the whole.
    var report = SampleReport.report(
      results: [SampleReport.result("R-0", "Something.", "somewhere", .holds, 1)])
    #expect(report.outcome == .conforms)
    report.record = fuzzed
    #expect(report.outcome == .inconclusive)
    #expect(
      report.summary
        == "Inconclusive: nothing is violated, but the layout and the toolbar controller were not judged."
    )
    #expect(JUnitReport(report).text.contains("name=\"the layout is judged\""))
    let merged = try fuzzed.merged(with: try record(run(.layout)))
    #expect(
      ConformanceReport(merged, seed: 1).notes == [
        "The run ended before the toolbar controller was judged, which the subject claims too; 'check' "
          + "judges it."
      ])
    #expect(try merged.merged(with: try record(run())).unjudgedNotes == [])
  }
}
