import Foundation
import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

@MainActor
@Suite struct CampaignFileTests {
  /// What is kept of a campaign on a wrong subject; a short one, as if it had been interrupted.
  private func campaign() async throws -> KeptCampaign {
    var options = CampaignOptions(seed: 7, scenarioCount: 30)
    options.stored = [try NavigationScenario("start A; push B; push B")]
    let subject = NavigationSubject("Wrong", ToyAdapter(.pushesTwice))
    let report = try await Conformance(of: subject).check(options)
    return KeptCampaign(
      options, isInProcess: false,
      CampaignState(record: try #require(report.record), avoided: [], next: 10_000))
  }

  @Test func `A campaign is read as it was written, and leaves one file`() async throws {
    let folder = try TemporaryFolder()
    let file = CampaignFile(folder.path("night"))
    #expect(try file.read() == nil)
    let campaign = try await campaign()
    #expect(!campaign.state.record.total.violations.isEmpty)
    for _ in 0..<2 {
      try file.write(campaign)
      #expect(try file.read() == campaign)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["night"])
  }

  @Test func `A link to a campaign stays one, and is the same campaign`() async throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path("volume"), withIntermediateDirectories: false)
    try files.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "volume/night")
    let (link, file) = (
      CampaignFile(folder.path("link")), CampaignFile(folder.path("volume/night"))
    )
    let campaign = try await campaign()
    for _ in 0..<2 {
      try link.write(campaign)
      #expect(try files.destinationOfSymbolicLink(atPath: link.path) == "volume/night")
      #expect(try file.read() == campaign)
      #expect(try link.read() == campaign)
    }
    let lock = try CampaignLock(link)
    #expect(throws: CommandFailure.self) { try CampaignLock(file) }
    lock.release()
    #expect(try files.contentsOfDirectory(atPath: folder.path("volume")) == ["night"])
  }

  #if os(Linux)
    @Test func `What was written when the disk was full is not left there`() async throws {
      let folder = try TemporaryFolder()
      let file = CampaignFile(folder.path("night"))
      let campaign = try await campaign()
      try file.write(campaign)
      // What goes there finds no room.
      try FileManager.default.createSymbolicLink(
        atPath: file.path + ".new", withDestinationPath: "/dev/full")
      let failure = try #require(throws: CommandFailure.self) { try file.write(campaign) }
      #expect(failure.code == .ownFailure)
      #expect(
        failure.message == "cannot keep the campaign in '\(file.path)': the disk is full")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["night"])
      #expect(try file.read() == campaign)
    }
  #endif

  @Test func `A campaign in its opening is read as it was written`() async throws {
    let folder = try TemporaryFolder()
    let file = CampaignFile(folder.path("night"))
    var options = CampaignOptions(seed: 7, scenarioCount: 300)
    options.stored = [try NavigationScenario("start A; push B; pop")]
    var campaign = try Campaign(
      subject: NavigationSubject("Wrong", ToyAdapter(.pushesTwice)), options: options)
    var states: [CampaignState] = []
    _ = await campaign.run(CampaignControl(checkpoint: { states.append($0) }))
    #expect(states.contains { $0.opening?.lastSmall?.failedLineCount != nil })
    #expect(states.contains { $0.opening?.lesson.commonFacts.isEmpty == false })
    #expect(states.contains { $0.opening?.lesson.agreed.isEmpty == false })
    for state in states {
      let kept = KeptCampaign(options, isInProcess: true, state)
      try file.write(kept)
      #expect(try file.read() == kept)
    }
  }

  @Test func `What was begun in a process of its own is not gone on with in this one`()
    async throws
  {
    let subject = NavigationSubject("Wrong", ToyAdapter(.pushesTwice))
    let alone = try await campaign()
    #expect(
      alone.difference(from: subject, seed: nil, shard: nil)
        == "its subject ran in a process of its own, and is asked for in this one")
    let here = KeptCampaign(
      seed: alone.seed, shard: alone.shard, stored: alone.stored, isInProcess: true,
      state: alone.state)
    #expect(here.difference(from: subject, seed: nil, shard: nil) == nil)
  }

  @Test func `A file that was cut off anywhere is refused, and stays`() async throws {
    let folder = try TemporaryFolder()
    let file = CampaignFile(folder.path("night"))
    try file.write(try await campaign())
    let whole = try Data(contentsOf: URL(fileURLWithPath: file.path))
    for length in stride(from: 0, to: whole.count, by: max(whole.count / 40, 1)) {
      try whole.prefix(length).write(to: URL(fileURLWithPath: file.path))
      #expect(throws: CommandFailure.self) { try file.read() }
      #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)).count == length)
    }
  }

  @Test func `A number that was damaged is noticed, too`() async throws {
    let folder = try TemporaryFolder()
    let file = CampaignFile(folder.path("night"))
    try file.write(try await campaign())
    let whole = try folder.read("night")
    for (kept, damaged) in [
      ("\"next\":10000", "\"next\":10001"), ("\"seed\":7", "\"seed\":5"),
      ("\"scenariosCutShort\":", "\"scenariosCutShort\":1"),
    ] {
      let text = whole.replacingOccurrences(of: kept, with: damaged)
      #expect(text != whole, "\(kept)")
      #expect(
        try message(text)
          == "cannot go on from FILE: something in it is not as it was written; use another file, or "
          + "remove this one")
    }
    #expect(try message(whole) == "")
  }

  private func message(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "night")
    do throws(CommandFailure) {
      _ = try CampaignFile(path).read()
      return ""
    } catch {
      #expect(error.code == .badData)
      return error.message.replacingOccurrences(of: "'\(path)'", with: "FILE")
    }
  }

  @Test func `A file that holds no campaign is told what is wrong with it`() throws {
    let lead = "cannot go on from FILE: "
    let advice = "; use another file, or remove this one"
    let examples = [
      ("", "it is not JSON: line 1, column 1: expected a value, found the end of the file"),
      (
        "{\"kind\":\"campaign\",\n  \"é\" 1}",
        "it is not JSON: line 2, column 7: expected ':', found '1'"
      ),
      ("[]", "it is an array, expected an object"),
      ("{}", "it holds something else than a campaign"),
      ("{\"schemaVersion\":1}", "it holds something else than a campaign"),
      (
        "{\"kind\":\"campaign\",\"schemaVersion\":1}",
        "it is of format 1, and this version writes format 4"
      ),
      (
        "{\"kind\":\"campaign\",\"schemaVersion\":9}",
        "it is of format 9, and this version writes format 4"
      ),
      ("{\"kind\":\"campaign\",\"schemaVersion\":4}", "it has no 'seed'"),
      (
        "{\"kind\":\"campaign\",\"schemaVersion\":4,\"seed\":\"x\"}",
        "'seed' is a text, expected a number"
      ),
      (
        "{\"kind\":\"campaign\",\"schemaVersion\":4,\"seed\":1,\"shard\":1,\"shards\":1,"
          + "\"stored\":[1]}", "'stored[0]' is a number, expected a text"
      ),
    ]
    for (text, reason) in examples { #expect(try message(text) == lead + reason + advice) }
  }

  @Test func `A file that cannot be written says so once, and ends nothing`() async throws {
    var said: [String] = []
    let campaign = try await campaign()
    let keeper = CampaignKeeper(
      CampaignFile("nowhere/at/all"), CampaignOptions(seed: 7), isInProcess: true
    ) { said.append($0) }
    for _ in 0..<3 {
      keeper.keep(campaign.state)
      keeper.save()
    }
    #expect(said.count == 1)
    #expect(
      said.first
        == "cannot keep the campaign in 'nowhere/at/all': there is no folder to hold it; the run goes on"
    )
    #expect(keeper.problem?.code == .ownFailure)
  }
}
