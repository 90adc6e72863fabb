import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Permitted variants") struct PermittedVariantTests {
  /// Readings that take away what the adapter claims, with the reason why they are not run here.
  private nonisolated static let unclaimed: [NavigationVariant: String] = [
    .withoutDidShow: "a subject without did-show does not claim it, and this adapter does",
    .plainTransitionsSwapped:
      "a set that comes to the same as a push or a pop has to use its kind; who claims no set does as it likes",
  ]

  /// Each by itself, and those that make another reading together.
  private nonisolated static let claimed: [NavigationVariants] =
    NavigationVariant.allCases.filter { unclaimed[$0] == nil }.map { [$0] }
    + [[.gestureToldAtFinish, .cancelledGestureTold]]

  #if DEBUG
    private static let setlessCount = 300
  #else
    private static let setlessCount = 20_000
  #endif

  @Test func `who claims no set calls transitions as it likes`() async throws {
    let whole = NavigationSubject("subject", HeadlessAdapter(variants: [.plainTransitionsSwapped]))
    let subject = NavigationSubject(
      name: "subject",
      capabilities: whole.capabilities.subtracting([.setViewControllers, .assignViewControllers]),
      run: whole.run, selfCheck: whole.selfCheck,
      foresight: NavigationSubject.Foresight(
        isIdle: { true }, announce: { _ in }, forget: {}),
      care: SubjectCare(begin: { _ in }, end: {}, loss: { nil }), breakdownLimit: .max,
      validation: { fatalError("nobody asks for it") })
    let report = try await Conformance(of: subject).verdicts(
      CampaignOptions(scenarioCount: Self.setlessCount))
    #expect(report.violations.map(\.id) == [])
    let choices = report.choices.filter { $0.id.hasPrefix("plain-") }
    #expect(choices.map(\.readings) == [["pop"], ["push"]])
  }

  #if DEBUG
    private static let sampleLength = 2
    /// Of the pairs one in so many.
    private static let pairStride = 40
  #else
    private static let sampleLength = 120
    private static let pairStride = 1
  #endif

  /// How many scenarios are drawn with one plan.
  private static let epochLength = 10_000

  /// The scenarios that a default check generates first: one plan, learned once, for all readings.
  private static let sample: EpochWork = {
    let options = CampaignOptions()
    precondition(options.epochLength == epochLength)
    var schedule = PlanSchedule(
      seed: options.seed, claims: .all,
      matcher: RequirementMatcher(catalogue: .core, claims: .all),
      epochLength: options.epochLength)
    return EpochWork(
      seed: options.seed, plan: schedule.plan(forEpoch: 0), range: 0..<sampleLength, shard: .only)
  }()

  /// What two readings permit together is more than what each of them permits. Each pair gets scenarios of its own, so that
  /// each reading meets thousands of them.
  @Test func `any two readings at once conform`() async {
    let readings = NavigationVariant.allCases.filter { Self.unclaimed[$0] == nil }
    let pairs = readings.indices.flatMap { first in
      readings[(first + 1)...].map { (readings[first], $0) }
    }
    for position in stride(from: 0, to: pairs.count, by: Self.pairStride) {
      let (first, second) = pairs[position]
      let start = position * Self.sampleLength % (Self.epochLength - Self.sampleLength)
      let range = start..<start + Self.sampleLength
      let subject = NavigationSubject("subject", HeadlessAdapter(variants: [first, second]))
      var runner = ScenarioRunner(subject: subject)
      #expect(await runner.run(range, of: Self.sample) == range)
      let tally = runner.takeTally()
      #expect(tally.unsupported == nil && tally.nondeterminism == nil)
      #expect(
        tally.violations.map { NavigationScenario(lines: $0.lines).oneLine } == [],
        "\(first) and \(second)")
    }
  }

  #if DEBUG
    /// A sample, without the report: the whole budget is spent on each of them in release, where the shortest examples of
    /// what each of them does are looked for, too.
    @Test(arguments: claimed)
    func `a subject that reads an open point in another way conforms`(
      _ variants: NavigationVariants
    ) async throws {
      let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
      #expect(await subject.selfCheck().failure == nil)
      var runner = ScenarioRunner(subject: subject)
      #expect(await runner.run(Self.sample.range, of: Self.sample) == Self.sample.range)
      let tally = runner.takeTally()
      #expect(tally.unsupported == nil)
      #expect(tally.nondeterminism == nil)
      #expect(tally.violations.map(\.lines) == [])
    }
  #else
    @Test(arguments: claimed)
    func `a subject that reads an open point in another way conforms`(
      _ variants: NavigationVariants
    ) async throws {
      let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
      let report = try await Conformance(of: subject).check(CampaignOptions(scenarioCount: 6_000))
      #expect(report.adapterError == nil)
      #expect(report.nondeterminism == nil)
      #expect(report.violations.map(\.id) == [])
      #expect(report.outcome == .conforms)
    }
  #endif
}
