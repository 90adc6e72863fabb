import ConformanceChecks
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Examples of choices") struct ChoiceExampleTests {
  private func choices(_ variants: NavigationVariants) async throws -> [ChoiceResult] {
    let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
    var options = CampaignOptions(scenarioCount: sample(150, of: 400))
    options.beginsSmall = false
    options.stored = try TellingScenarios.ofChoices()
    return try await Conformance(of: subject).check(options).choices
  }

  @Test func `are short, and show what they are said to show`() async throws {
    let choices = try await choices([])
    #expect(choices.count > 25)
    for choice in choices {
      for example in choice.examples {
        #expect(example.scenario.lines.count <= 5, "\(choice.id): \(example.scenario.oneLine)")
        let kind = try #require(Choice.allCases.first { $0.name == choice.id })
        let seen = await sightings(in: try #require(NavigationScenario(example.scenario)))
        #expect(
          seen.contains { $0.choice == kind && kind.readings(in: $0.mask) == example.readings },
          "\(choice.id): \(example.scenario.oneLine)")
      }
    }
  }

  /// A default check in release. In a debug build it would take minutes, and the scenarios that are known to tell stand for
  /// those that have to come across each point.
  @Test func `are there for everything that a check settles`() async throws {
    #if DEBUG
      let choices = try await choices([])
    #else
      let subject = NavigationSubject("subject", HeadlessAdapter())
      let choices = try await Conformance(of: subject).check().choices
    #endif
    #expect(choices.map(\.id) == Choice.allCases.map(\.name))
    expectExamples(of: choices)
  }

  @Test func `are there for everything that a check settles about the smaller systems`()
    async throws
  {
    let options = CampaignOptions(scenarioCount: sample(500, of: CampaignOptions().scenarioCount))
    let reports = [
      try await FullScreenLayoutConformance(
        of: FullScreenLayoutSubject("subject", HeadlessLayoutAdapter())
      ).check(options),
      try await LifecycleConformance(
        of: LifecycleSubject("subject", HeadlessLifecycleAdapter())
      ).check(options),
      try await ToolbarControllerConformance(
        of: ToolbarControllerSubject("subject", HeadlessToolbarControllerAdapter())
      ).check(options),
    ]
    let choices = reports.flatMap(\.choices)
    let known = ChoiceDescription.all.dropFirst(Choice.allCases.count)
    #expect(Set(choices.map(\.id)) == Set(known.map(\.id)))
    expectExamples(of: choices)
  }

  private func expectExamples(of choices: [ChoiceResult]) {
    for choice in choices {
      #expect(choice.count > 0, "\(choice.id)")
      let shown = choice.examples.flatMap(\.readings)
      #expect(!shown.isEmpty && Set(choice.readings).isSubset(of: shown), "\(choice.id)")
    }
  }

  private func sightings(
    in scenario: NavigationScenario, with variants: NavigationVariants = []
  ) async -> [ChoiceTally.Sighting] {
    let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
    var session = Session(claims: subject.capabilities)
    var script = Script(scenario.lines)
    _ = await subject.run(&session, &script)
    return session.takeSightings().map(\.sighting)
  }

  @Test func `each choice comes up in the scenarios that are known to tell`() async throws {
    var met: Set<Choice> = []
    for scenario in try TellingScenarios.ofChoices() {
      met.formUnion(await sightings(in: scenario).map(\.choice))
    }
    #expect(met == Set(Choice.allCases))
  }

  @Test func `of two delegates the new one, the old one or neither may hear the end`() async throws
  {
    func readings(_ variants: NavigationVariants, _ change: String) async throws -> [UInt8] {
      let scenario = try NavigationScenario("start A; \(change) running; delegate = 2; settle")
      return await sightings(in: scenario, with: variants)
        .filter { $0.choice == .replacedDelegate }.map(\.mask)
    }
    for change in ["push B", "set B", "push B; pop", "push B; set C B A"] {
      #expect(try await readings([], change) == [1])
      #expect(try await readings([.firstDelegateHearsEnd], change) == [2])
      #expect(try await readings([.nobodyHearsReplacedEnd], change) == [4])
    }
    // Who comes where there was nobody replaces nobody.
    #expect(try await readings([.nobodyHearsReplacedEnd], "delegate = none; push B") == [])
  }

  @Test func `the other readings of what is new are taken by variants`() async throws {
    let readings: [(NavigationVariant, String, String)] = [
      (.incomingToldFirst, "appearance-order", "after"),
      (.didShowFirst, "did-show-order", "before"),
      (.firstDisplayUntold, "first-display-message", "not told"),
      (.controllersToldOffScreen, "appearance-off-screen", "told"),
      (.backButtonUnanimated, "back-button-flag", "not animated"),
      (.firstDelegateHearsEnd, "replaced-delegate", "the old one"),
      (.toolbarEmptyWhileHidden, "toolbar-items-while-hidden", "nothing"),
      (.toldWhenStackChangesBelow, "message-on-same-top", "told if the stack changed"),
      (.chainHeardAtEndOnly, "chained-will-show", "not told"),
    ]
    // One by one in release. They have nothing to do with each other, so that one subject may have them all.
    let together = sample(readings.count, of: 1)
    for start in stride(from: 0, to: readings.count, by: together) {
      let group = readings[start..<start + together]
      let choices = try await choices(
        group.reduce(into: NavigationVariants()) { $0.insert($1.0) })
      for (variant, id, reading) in group {
        let choice = choices.first { $0.id == id }
        #expect(choice?.readings == [reading], "\(variant)")
      }
    }
  }
}
