import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// What a report says of scenarios that came to no end.
@MainActor @Suite struct LossNoteTests {
  // Two tests look at it.
  private static let losing = Task { try await report([.didShowMissingUnanimated]) }

  private static func report(
    _ faults: NavigationFaults, _ requirements: [String]? = nil
  ) async throws -> ConformanceReport {
    var options = CampaignOptions(scenarioCount: 40, requirements: requirements)
    options.proof = .none
    options.beginsSmall = false
    return try await Conformance(of: NavigationSubject("subject", HeadlessAdapter(faults: faults)))
      .verdicts(options)
  }

  @Test func `Where many ended early, their number is told`() async throws {
    let report = try await Self.losing.value
    let lost = report.violations.filter { !$0.id.hasPrefix("REL-") }.reduce(0) {
      $0 + $1.cutShortCount
    }
    #expect(lost > 10)
    #expect(
      report.notes.contains(
        "\(lost) of 40 scenarios ended early at a violation; what holds was judged in what came "
          + "before, and in the others."))
    let few = try await Self.report([.backItemIgnored])
    #expect(!few.violations.isEmpty)
    #expect(few.notes.filter { $0.contains("ended early") } == [])
  }

  @Test func `What nobody got to for a violation is named`()
    async throws
  {
    let report = try await Self.losing.value
    let note = try #require(report.notes.first { $0.contains("not exercised: scenarios end") })
    #expect(
      note.hasSuffix(
        "mostly keep away from it. Put that right first, or leave out what it takes of the claims.")
    )
    let hidden = report.requirements.filter { $0.verdict == .notExercised }.map(\.id)
    #expect(note.hasPrefix(hidden[0]))
    let clean = try await Self.report([])
    #expect(clean.notes.filter { $0.contains("not exercised") } == [])
  }

  /// What is noted of one requirement that nothing exercised, in 20,000 scenarios of which so many ended at violations.
  private static func barrier(
    _ counts: [String: Int], ended: Int? = nil, broken: Int? = nil
  ) throws -> [String] {
    let catalogue = RequirementCatalogue.core
    var tally = CampaignTally(requirementCount: catalogue.requirements.count)
    tally.scenarioCount = 20_000
    for index in catalogue.requirements.indices where catalogue.requirements[index].id != "POP-27" {
      tally.exercised[index] = 1
    }
    tally.breakdowns =
      broken.map {
        var record = BreakdownRecord(
          Breakdown(.crashed(signal: 11)), position: ScenarioPosition(.exhaustive, 0),
          lines: [.start(.onScreen(root: ControllerName(0))), .pop(.still)])
        record.scenarioCount = $0
        return [record]
      } ?? []
    for (id, count) in counts.sorted(by: { $0.key < $1.key }) {
      let index = try #require(catalogue.requirements.firstIndex { $0.id == id })
      tally.add(
        ViolationRecord(
          blame: Blame(requirement: index, signature: .differs),
          position: ScenarioPosition(.exhaustive, index),
          lines: try NavigationScenario("start A; push B").lines, cutShortCount: count,
          endedCount: ended))
    }
    return try CampaignRecord(
      header: CampaignHeader(subject: "S", claims: .all),
      parts: [CampaignPart(key: CampaignPart.Key(phase: .exhaustive), end: 20_000, tally: tally)]
    ).lossNotes.filter { $0.contains("not exercised") }
  }

  @Test func `A hundred scenarios are enough to be in the way, as later ones keep away`() throws {
    #expect(
      try Self.barrier(["PUSH-06": 100]) == [
        """
        POP-27 was not exercised: scenarios end at PUSH-06, and later ones mostly keep away from it. Put that right \
        first, or leave out what it takes of the claims.
        """
      ])
    #expect(
      try Self.barrier(["PUSH-06": 677, "PUSH-03": 257]) == [
        """
        POP-27 was not exercised: what is violated may be in the way, since nothing that hangs on it is judged, and \
        later scenarios mostly keep away from it. Put that right first, or leave out what it takes of the claims.
        """
      ])
    #expect(try Self.barrier(["PUSH-06": 99]) == [])
  }

  @Test func `What is gone on from, or breaks the subject down, is in the way as well`() throws {
    #expect(
      try Self.barrier(["INIT-08": 4_000], ended: 0) == [
        """
        POP-27 was not exercised: INIT-08 is violated in 4,000 scenarios, and what hangs on it cannot be judged there. \
        Put that right first, or leave out what it takes of the claims.
        """
      ])
    #expect(
      try Self.barrier(["INIT-08": 4_000], ended: 5).allSatisfy {
        $0.contains("INIT-08 is violated in 4,000 scenarios")
      })
    #expect(
      try Self.barrier([:], broken: 6) == [
        """
        POP-27 was not exercised: the subject breaks down in 6 scenarios, and nothing that would come after that is \
        judged. Put that right first, or leave out what it takes of the claims.
        """
      ])
    #expect(
      try Self.barrier(["PUSH-06": 1], broken: 6) == [
        """
        POP-27 was not exercised: what is violated or breaks the subject down may be in the way, since nothing that \
        hangs on it is judged, and later scenarios mostly keep away from it. Put that right first, or leave out what it \
        takes of the claims.
        """
      ])
    #expect(try Self.barrier([:], broken: 5) == [])
  }

  @Test func `What is violated and was not asked about is told beside`() async throws {
    let report = try await Self.report([.didShowMissingUnanimated], ["POP-03"])
    #expect(report.violations.map(\.id) == [])
    let others = try await Self.losing.value.violations.map(\.id)
      .filter { !$0.hasPrefix("REL-") }.sorted()
    #expect(
      report.notes.contains {
        $0.hasPrefix("Violated as well, and not asked about: ")
          && others.allSatisfy($0.contains)
      })
    let alone = try await Self.report([], ["POP-03"])
    #expect(alone.notes.filter { $0.contains("asked about") } == [])
  }
}
