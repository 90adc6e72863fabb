import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

@MainActor @Suite("Campaign records") struct CampaignRecordTests {
  private static let faults: NavigationFaults = [
    .setAlwaysPushes, .toolbarShownInitially,
  ]

  private func options(seed: UInt64 = 1, count: Int = 500) -> CampaignOptions {
    var options = CampaignOptions(seed: seed, scenarioCount: count)
    options.beginsSmall = false
    options.proof = .none
    options.epochLength = 100
    return options
  }

  private func report(
    _ options: CampaignOptions, faults: NavigationFaults = faults
  ) async throws -> ConformanceReport {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: faults))
    return try await Conformance(of: subject).check(options)
  }

  /// Both shards of two seeds: worked out once, because a campaign takes its time.
  private static let records = Task { @MainActor in try await CampaignRecordTests().makeRecords() }

  private func makeRecords() async throws -> [CampaignRecord] {
    var records: [CampaignRecord] = []
    for seed in UInt64(1)...2 {
      for number in 1...2 {
        var options = options(seed: seed, count: 400)
        options.shard = try #require(CampaignShard(number, of: 2))
        records.append(try #require(await report(options).record))
      }
    }
    return records
  }

  @Test func `another subject is not merged`() async throws {
    let first = CampaignRecord(header: CampaignHeader(subject: "a", claims: .all))
    let second = CampaignRecord(header: CampaignHeader(subject: "b", claims: .all))
    #expect(
      #expect(throws: RecordConflict.self) { try first.merged(with: second) }?.description
        == "the subject differs: 'a' and 'b'")
    let third = CampaignRecord(header: CampaignHeader(subject: "a", claims: [.popTo, .raises]))
    let fourth = CampaignRecord(header: CampaignHeader(subject: "a", claims: .popTo))
    #expect(
      #expect(throws: RecordConflict.self) { try third.merged(with: fourth) }?.description
        == "the claims differ: 'popTo, raises' and 'popTo'")
  }

  @Test func `a finding stays one where other scenarios are counted`() throws {
    let header = CampaignHeader(subject: "a", claims: .all)
    func record(_ shard: CampaignShard?, scenarios: Int, blamed: Int?) throws -> CampaignRecord {
      var tally = CampaignTally(requirementCount: header.requirementCount)
      tally.scenarioCount = scenarios
      if let blamed {
        tally.add(
          ViolationRecord(
            blame: Blame(requirement: blamed, signature: .differs),
            position: ScenarioPosition(.generated, 1, seed: 1),
            lines: try NavigationScenario("start A").lines))
      }
      let key = CampaignPart.Key(phase: .generated, seed: 1, shard: try #require(shard))
      return try CampaignRecord(
        header: header, parts: [CampaignPart(key: key, end: 100, tally: tally)])
    }
    let third = try record(CampaignShard(1, of: 3), scenarios: 33, blamed: 4)
    let half = try record(CampaignShard(2, of: 2), scenarios: 50, blamed: nil)
    for merged in [try third.merged(with: half), try half.merged(with: third)] {
      #expect(merged.total.scenarioCount == 50)
      #expect(merged.total.violations.map(\.blame.requirement) == [4])
    }
    // What is known from scenarios that count is not counted again.
    let other = try record(CampaignShard(1, of: 2), scenarios: 50, blamed: 4)
    let both = try half.merged(with: other)
    #expect(try both.merged(with: third).total == both.total)
  }

  #if !DEBUG
    // Campaigns whose findings are shrunk: in release only, where they take seconds.
    @Test func `the merge of all shards equals the unsharded run`() async throws {
      let whole = try await report(options())
      #expect(whole.violations.count >= 2)
      var merged: CampaignRecord?
      for number in [3, 1, 4, 2] {
        var options = options()
        options.shard = try #require(CampaignShard(number, of: 4))
        let record = try #require(await report(options).record)
        merged = try merged?.merged(with: record) ?? record
      }
      var report = ConformanceReport(try #require(merged), seed: 1)
      report.record = whole.record
      #expect(report == whole)
    }

    @Test func `merging is associative, commutative and idempotent`() async throws {
      let records = try await Self.records.value
      let all = try records.reduce(records[0]) { try $0.merged(with: $1) }
      var random = SeededGenerator(seed: 3)
      for _ in 0..<20 {
        var order = records + records.prefix(2)
        random.shuffle(&order)
        let cut = 1 + random.index(below: order.count - 1)
        let left = try order[..<cut].dropFirst().reduce(order[0]) { try $0.merged(with: $1) }
        let right = try order[cut...].dropFirst().reduce(order[cut]) { try $0.merged(with: $1) }
        #expect(try left.merged(with: right) == all)
        #expect(try right.merged(with: left) == all)
      }
    }

    @Test func `of a part and its continuation the continuation counts`() async throws {
      let short = try #require(await report(options(count: 250)).record)
      let long = try #require(await report(options(count: 450)).record)
      #expect(try short.merged(with: long) == long)
      #expect(try long.merged(with: short) == long)
    }

    @Test func `where scenarios were shared out in two ways they count once`() async throws {
      let whole = try await report(options())
      var options = options()
      options.shard = try #require(CampaignShard(1, of: 2))
      let half = try #require(await report(options).record)
      let all = try #require(whole.record)
      let merged = try all.merged(with: half)
      #expect(merged.parts.count > (whole.record?.parts.count ?? 0))
      #expect(merged.total == whole.record?.total)
    }

    @Test func `what was stored is read again`() async throws {
      for record in try await Self.records.value {
        let document = try JSONText.text(of: RecordDocument(record))
        let read = try JSONText.value(of: RecordDocument.self, from: document).record()
        #expect(read == record)
      }
    }

    @Test func `different results of the same scenarios are a conflict`() async throws {
      let right = try #require(await report(options(), faults: []).record)
      let wrong = try #require(await report(options()).record)
      #expect(
        #expect(throws: RecordConflict.self) { try right.merged(with: wrong) }?.description
          == "the generated scenarios of seed 1 from 0, shard 1/1, came to different results; "
          + "a subject that is not deterministic, or two subjects")
    }

    @Test func `a campaign that goes on another day comes to the same`() async throws {
      let whole = try await report(options())
      for stop in [1, 4] {
        var state: CampaignState?
        var asked = 0
        let subject = NavigationSubject("subject", HeadlessAdapter(faults: Self.faults))
        var first = try Campaign(subject: subject, options: options())
        _ = await first.run(
          CampaignControl(
            patience: Patience(isOver: {
              asked += 1
              return asked > stop * 4
            }), checkpoint: { state = $0 }))
        var second = try Campaign(subject: subject, options: options())
        second.resume(from: try StateDocument(try #require(state)).state())
        #expect(await second.run(CampaignControl()) == whole)
      }
    }
  #endif
}
