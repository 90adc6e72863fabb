import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference
import Testing

@MainActor @Suite("Profiles") struct ProfileTests {
  private func result(_ variants: NavigationVariants) async throws -> ProfileResult {
    let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
    // With this seed, so few show every row.
    var options = CampaignOptions(seed: 2, scenarioCount: sample(800, of: 3_000))
    options.beginsSmall = false
    options.profiles = [.uikit]
    let report = try await Conformance(of: subject).check(options)
    #expect(report.violations.isEmpty)
    return try #require(report.profiles.first)
  }

  @Test func `every row of the package's own says where it is known from, and what can be read`()
    throws
  {
    for profile in ConformanceProfile.all {
      // What is checked of others holds for our own.
      let copy = try ConformanceProfile(
        name: profile.name, summary: profile.summary, rows: profile.rows)
      #expect(copy == profile)
      for row in profile.rows {
        #expect(row.source.hasPrefix("http"), "\(row.id)")
        #expect(row.statement.hasSuffix("."), "\(row.id)")
      }
    }
  }

  @Test func `a subject that does as UIKit matches each row`() async throws {
    let result = try await result([.titleWritesThrough, .backTitleOfItem])
    #expect(result.rows.filter { $0.verdict != .matches }.map(\.id) == [])
    #expect(result.rows.allSatisfy { $0.count > 0 && !$0.scenarios.isEmpty })
  }

  @Test func `a subject that does otherwise differs in each row, and conforms all the same`()
    async throws
  {
    let result = try await result([
      .incomingToldFirst, .willShowFirst, .didShowFirst, .firstDisplayUntold,
      .movingFlagsOnBothEnds, .refreshAtTopChange, .hidingIsSticky, .strangerIgnored,
      .repetitionDropped,
    ])
    #expect(result.rows.filter { $0.verdict == .matches || $0.verdict == .notMet }.map(\.id) == [])
    // Both readings: where a set puts a hiding controller below the same top, there is no new top to hide the toolbar for.
    #expect(result.rows.filter { $0.verdict == .mixed }.map(\.id) == ["UIKIT-10"])
  }

  @Test func `a profile of one's own says what is wrong with it`() {
    func error(_ rows: [ConformanceProfile.Row]) -> String? {
      do throws(ProfileError) {
        _ = try ConformanceProfile(name: "ours", summary: "Ours.", rows: rows)
        return nil
      } catch {
        return error.description
      }
    }
    func row(_ id: String, _ choice: String, _ reading: String) -> ConformanceProfile.Row {
      ConformanceProfile.Row(
        id: id, statement: "Ours.", source: "our tests", choice: choice, reading: reading)
    }
    #expect(error([row("A", "item-refresh", "at once")]) == nil)
    #expect(
      error([row("A", "item-refresh", "at once"), row("A", "item-refresh", "at once")])
        == "profile 'ours', row A: the ID stands twice")
    #expect(
      error([row("A", "item-refrsh", "at once")])
        == "profile 'ours', row A: there is no choice 'item-refrsh'; did you mean 'item-refresh'?")
    #expect(
      error([row("A", "item-refresh", "never")])
        == "profile 'ours', row A: the choice 'item-refresh' has no reading 'never'; it has "
        + "'at once', 'at the next change of the top'")
    #expect(error([row("A", "sets-each-once", "accepted")]) == nil)
  }
}
