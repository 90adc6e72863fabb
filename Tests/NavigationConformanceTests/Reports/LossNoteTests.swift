import HeadlessNavigation
import HeadlessNavigationAdapter
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
    #expect(note.hasSuffix("mostly keep away from it. Put that right first."))
    let hidden = report.requirements.filter { $0.verdict == .notExercised }.map(\.id)
    #expect(note.hasPrefix(hidden[0]))
    let clean = try await Self.report([])
    #expect(clean.notes.filter { $0.contains("not exercised") } == [])
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
