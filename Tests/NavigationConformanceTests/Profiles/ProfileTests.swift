import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Profiles") struct ProfileTests {
  private func result(_ variants: NavigationVariants) async throws -> ProfileResult {
    let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
    var options = CampaignOptions(scenarioCount: sample(200, of: 3_000))
    options.beginsSmall = false
    options.stored = try TellingScenarios.ofChoices()
    options.profiles = [.uikit]
    let report = try await Conformance(of: subject).verdicts(options)
    #expect(report.violations.isEmpty)
    return try #require(report.profiles.first)
  }

  @Test func `every row of the package's own says where it is known from, and what can be read`()
    throws
  {
    for profile in ConformanceProfile.all {
      // What is checked of others holds for our own.
      let copy = try ConformanceProfile(
        name: "a copy", summary: profile.summary, rows: profile.rows)
      #expect(copy.rows == profile.rows)
      for row in profile.rows {
        #expect(row.source.hasPrefix("http"), "\(row.id)")
        #expect(row.statement.hasSuffix("."), "\(row.id)")
      }
    }
  }

  @Test func `a subject that does as UIKit matches each row`() async throws {
    let result = try await result([
      .titleWritesThrough, .backTitleOfItem, .firstDisplayShownTwice,
    ])
    #expect(result.rows.filter { $0.verdict != .matches }.map(\.id) == [])
    #expect(result.rows.allSatisfy { $0.count > 0 && !$0.scenarios.isEmpty })
  }

  @Test func `a subject that does otherwise differs in each row, and conforms all the same`()
    async throws
  {
    let result = try await result([
      .incomingToldFirst, .willShowFirst, .didShowFirst, .firstDisplayUntold,
      .movingFlagsOnBothEnds, .refreshAtTopChange, .hidingIsSticky, .strangerIgnored,
      .repetitionDropped, .comesBeforeOtherGoes, .gestureToldAtFinish,
    ])
    // Who has not gone before the other has come cannot have gone before the delegate was told, too; and who does not tell
    // of the first display does not tell of it once or twice.
    #expect(
      result.rows.filter { $0.verdict == .matches || $0.verdict == .notMet }.map(\.id)
        == ["UIKIT-13", "UIKIT-18"])
    #expect(result.rows.filter { $0.verdict == .mixed }.map(\.id) == [])
    let other = try await self.result([.goneBeforeOtherComes])
    let differing = other.rows.filter { $0.verdict == .differs }.map(\.id)
    #expect(differing.contains("UIKIT-13"))
    #expect(differing.contains("UIKIT-18"))
  }

  @Test func `what differs says what is asked for, and what was not seen is not said to fail`()
    throws
  {
    let row = ConformanceProfile.Row(
      id: "OURS-01", statement: "A changed item shows at once.", source: "the app's own tests",
      choice: "item-refresh", reading: "at once")
    let profile = try ConformanceProfile(name: "ours", summary: "Ours.", rows: [row])
    let other = ChoiceResult(
      id: "item-refresh", question: "When?", readings: ["at the next change of the top"], count: 3,
      isMixed: false, examples: [])
    func lines(_ choices: [ChoiceResult]) -> [String] {
      TextProfile(ProfileResult(profile, choices), width: 80, paint: Paint(.none)).lines
        .dropFirst(2).map { $0 }
    }
    #expect(
      lines([other]) == [
        "  ≠ OURS-01   differs   A changed item shows at once.",
        "      the profile asks for: at once",
        "      this subject: at the next change of the top",
        "      observed: the app's own tests",
      ])
    #expect(
      lines([]) == [
        "  ? OURS-01   not seen  A changed item shows at once.",
        "      observed: the app's own tests",
      ])
  }

  @Test func `a row says whether somebody saw it or a document says so`() throws {
    let rows = ConformanceProfile.Basis.allCases.map { basis in
      ConformanceProfile.Row(
        id: basis.rawValue, statement: "Ours.", source: "page 7", basis: basis,
        choice: "item-refresh", reading: "at once")
    }
    let profile = try ConformanceProfile(name: "ours", summary: "Ours.", rows: rows)
    let lines = TextProfile(ProfileResult(profile, []), width: 80, paint: Paint(.none)).lines
    #expect(lines.contains("      observed: page 7"))
    #expect(lines.contains("      documented: page 7"))
  }

  @Test func `one profile has rows about several systems, each met by its own`() async throws {
    func row(_ id: String, _ choice: String, _ reading: String) -> ConformanceProfile.Row {
      ConformanceProfile.Row(
        id: id, statement: "Ours.", source: "our tests", choice: choice, reading: reading)
    }
    var options = CampaignOptions(scenarioCount: 20)
    options.profiles = [
      try ConformanceProfile(
        name: "ours", summary: "Ours.",
        rows: [
          row("STACK", "popped-order", "bottom to top"),
          row("LAYOUT", "translucent-bar-unwanted", "no"),
          row("LIFE", "restored-without-root", "nothing"),
        ])
    ]
    let stack = try await Conformance(of: NavigationSubject("subject", HeadlessAdapter()))
      .check(options)
    let layout = try await FullScreenLayoutConformance(
      of: FullScreenLayoutSubject("subject", HeadlessLayoutAdapter())
    ).check(options)
    func verdicts(_ report: ConformanceReport) -> [ProfileResult.Verdict] {
      report.profiles.flatMap { $0.rows.map(\.verdict) }
    }
    #expect(verdicts(stack) == [.matches, .notMet, .notMet])
    #expect(verdicts(layout) == [.notMet, .matches, .notMet])
    #expect(verdicts(stack.joined(with: layout)) == [.matches, .matches, .notMet])
    #expect(verdicts(layout.joined(with: stack)) == [.matches, .matches, .notMet])
  }

  @Test func `a profile of one's own says what is wrong with it`() {
    func error(_ rows: [ConformanceProfile.Row], name: String = "ours") -> String? {
      do throws(ProfileError) {
        _ = try ConformanceProfile(name: name, summary: "Ours.", rows: rows)
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
    #expect(error([row("A", "translucent-bar-unwanted", "no")]) == nil)
    #expect(
      error([row("A", "translucent-bar-unwantd", "no")])
        == "profile 'ours', row A: there is no choice 'translucent-bar-unwantd'; did you mean "
        + "'translucent-bar-unwanted'?")
    #expect(error([row("", "item-refresh", "at once")]) == "profile 'ours': a row has no ID")
    #expect(error([]) == "profile 'ours': there is no row")
    #expect(
      error([row("PUSH-01", "item-refresh", "at once")])
        == "profile 'ours', row PUSH-01: the ID is that of a requirement; expected one of the profile's "
        + "own, such as OURS-01")
    func unexplained(_ statement: String, _ source: String) -> String? {
      error([
        .init(
          id: "A", statement: statement, source: source, choice: "item-refresh", reading: "at once")
      ])
    }
    #expect(
      unexplained("", "our tests")
        == "profile 'ours', row A: the statement is empty; expected a sentence that says what is done"
    )
    #expect(
      unexplained("Ours.", " ")
        == "profile 'ours', row A: the source is empty; expected where it is known from, an address or a "
        + "title")
    let rows = [row("A", "item-refresh", "at once")]
    #expect(error(rows, name: "") == "profile '': the name is empty")
    for name in ["documented", "uikit", "robustness"] {
      #expect(
        error(rows, name: name)
          == "profile '\(name)': the name is that of a profile which comes with the package")
    }
  }
}
