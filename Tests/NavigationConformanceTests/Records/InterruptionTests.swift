import ConformanceEngine
import Testing

@testable import NavigationConformance

/// A run that somebody ended is one in whatever it is merged with, until somebody has run what was left of it.
@Suite("Runs that were ended") struct InterruptionTests {
  private static let header = CampaignHeader(subject: "S", claims: .all)

  /// So many small scenarios, and of one seed so many that are generated.
  private func record(
    stored: Int = 0, small: Int, generated: Int = 0, seed: UInt64 = 1, ofEnded wanted: Int? = nil
  ) throws -> CampaignRecord {
    var parts: [CampaignPart] = []
    for (key, count) in [
      (CampaignPart.Key(phase: .stored, digest: UInt64(stored)), stored),
      (CampaignPart.Key(phase: .exhaustive), small),
      (CampaignPart.Key(phase: .generated, seed: seed), generated),
    ] where count > 0 {
      var tally = CampaignTally(requirementCount: Self.header.requirementCount)
      tally.scenarioCount = count
      parts.append(CampaignPart(key: key, end: count, tally: tally))
    }
    let ended = wanted.map {
      RunInterruption(seed: seed, wantedCount: $0, scenarioCount: stored + small + generated)
    }
    return try CampaignRecord(
      header: Self.header, parts: parts, interruptions: [ended].compactMap { $0 })
  }

  @Test func `One report that was ended says so, and does not conform`() throws {
    let record = try record(small: 1_500, ofEnded: 20_000)
    let report = ConformanceReport(record, seed: 1)
    #expect(report.interruption == "a signal ended the run after 1,500 scenarios")
    #expect(
      report.notes.last
        == "A signal ended the run after 1,500 scenarios; the rest was not carried out.")
    #expect(report.outcome == .inconclusive)
  }

  @Test func `What a report says of its end already is not said once more`() throws {
    let ended = RunInterruption(seed: 1, wantedCount: 20_000, scenarioCount: 1_500)
    var fresh = ConformanceReport(try record(small: 1_500), seed: 1)
    fresh.note(ended, unjudged: [])
    var kept = ConformanceReport(try record(small: 1_500, ofEnded: 20_000), seed: 1)
    let notes = kept.notes
    kept.note(ended, unjudged: [])
    #expect(kept.notes == notes)
    #expect(Set(notes).count == notes.count)
    #expect(fresh.notes == notes)
    #expect(kept.interruption == fresh.interruption)
  }

  @Test func `It is read again as it was stored`() throws {
    let record = try record(small: 1_500, ofEnded: 20_000)
    let document = try JSONText.text(of: RecordDocument(record))
    #expect(try JSONText.value(of: RecordDocument.self, from: document).record() == record)
  }

  @Test func `As many as can be asked for are read again`() throws {
    let record = try record(small: 1_500, ofEnded: .max)
    let document = try JSONText.text(of: RecordDocument(record))
    #expect(try JSONText.value(of: RecordDocument.self, from: document).record() == record)
  }

  @Test func `Who has run as many scenarios of its seed has run what was left`() throws {
    let ended = try record(small: 1_500, ofEnded: 20_000)
    for whole in [
      try record(small: 10_000, generated: 10_000), try record(small: 4_000, generated: 16_000),
      try record(small: 30_000, generated: 70_000),
    ] {
      #expect(try ended.merged(with: whole).interruption == nil)
      #expect(try whole.merged(with: ended).interruption == nil)
    }
  }

  @Test func `Stored scenarios are among those that were asked for, and may have become more`()
    throws
  {
    let ended = try record(stored: 30, small: 1_500, ofEnded: 20_000)
    for whole in [
      try record(stored: 30, small: 9_970, generated: 10_000),
      try record(stored: 40, small: 9_960, generated: 10_000),
      try record(stored: 40, small: 4_000, generated: 15_960),
      try record(stored: 12_000, small: 0, generated: 8_000),
    ] {
      #expect(try ended.merged(with: whole).interruption == nil)
    }
    let other = try record(stored: 40, small: 4_000, generated: 15_959)
    #expect(
      try ended.merged(with: other).interruption == "a signal ended a run after 1,530 scenarios")
  }

  @Test func `Who has run fewer of them, or those of another seed, has not`() throws {
    let ended = try record(small: 1_500, ofEnded: 20_000)
    for other in [
      try record(small: 1_000, generated: 1_000), try record(small: 30_000, generated: 9_999),
      try record(small: 10_000, generated: 10_000, seed: 2),
    ] {
      #expect(
        try ended.merged(with: other).interruption
          == "a signal ended a run after 1,500 scenarios")
    }
  }

  @Test func `Of one run that was ended twice the farther end is told, of two runs both`() throws {
    let near = try record(small: 300, ofEnded: 20_000)
    let far = try record(small: 1_500, ofEnded: 20_000)
    #expect(
      try near.merged(with: far).interruption == "a signal ended the run after 1,500 scenarios")
    let other = try record(small: 10_000, generated: 7, seed: 2, ofEnded: 20_000)
    #expect(
      try far.merged(with: other).interruption
        == "signals ended runs after 1,500 and 10,007 scenarios")
  }

  @Test func `Systems that were not judged for it keep it ended until they are`() throws {
    var ended = try record(small: 10_000, generated: 10_000, ofEnded: 20_000)
    #expect(ended.interruption == nil)
    ended.noteUnjudged([.layout])
    #expect(
      ConformanceReport(ended, seed: 1).notes == [
        "A signal ended the run after 20,000 scenarios; the rest was not carried out, and the layout was not judged."
      ])
    func layout(cutAt: Int?) throws -> CampaignRecord {
      try CampaignRecord(
        header: Self.header,
        systemRuns: [
          SystemRun(
            key: SystemRun.Key(system: .layout, seed: 1, wantedCount: 90, cutAt: cutAt),
            scenarioCount: cutAt ?? 90, stepCount: 90, requirements: [], choices: [],
            breakdowns: [], nondeterminism: nil, givenUp: nil)
        ])
    }
    #expect(
      try ended.merged(with: layout(cutAt: 7)).interruption
        == "a signal ended a run after 20,000 scenarios")
    #expect(
      try ended.merged(with: layout(cutAt: 7)).merged(with: layout(cutAt: nil)).interruption == nil)
  }

  @Test func `Merging is associative, commutative and idempotent`() throws {
    let records = [
      try record(small: 300, ofEnded: 20_000), try record(small: 1_500, ofEnded: 20_000),
      try record(small: 10_000, generated: 40, ofEnded: 30_000),
      try record(small: 10_000, generated: 10_000),
      try record(stored: 20, small: 9_980, generated: 10_000),
      try record(small: 900, generated: 0, seed: 2, ofEnded: 5_000),
      try record(small: 2_500, generated: 2_500, seed: 2),
      try CampaignRecord(header: Self.header, unjudged: [.layout]),
    ]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var order = records + records.prefix(2)
      random.shuffle(&order)
      order = Array(order.prefix(2 + random.index(below: order.count - 1)))
      let all = try order.dropFirst().reduce(order[0]) { try $0.merged(with: $1) }
      let cut = 1 + random.index(below: order.count - 1)
      let left = try order[..<cut].dropFirst().reduce(order[0]) { try $0.merged(with: $1) }
      let right = try order[cut...].dropFirst().reduce(order[cut]) { try $0.merged(with: $1) }
      for merged in [try left.merged(with: right), try right.merged(with: left)] {
        #expect(merged == all)
        #expect(ConformanceReport(merged, seed: 1) == ConformanceReport(all, seed: 1))
      }
    }
  }
}
