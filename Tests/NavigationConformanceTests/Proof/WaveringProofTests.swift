import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// A subject that wavers while a claim is being made: there is none then, of anything.
@MainActor @Suite("Subjects that waver in a proof") struct WaveringProofTests {
  private let lines: [ScenarioLine]
  private let requirement: Int

  init() throws {
    lines = try NavigationScenario("start A; push B; pop").lines
    requirement = try #require(RequirementCatalogue.core.index(of: "POP-02"))
  }

  /// How many scenarios have been carried out.
  private final class Count {
    var value = 0
  }

  /// What violates POP-02, and with these changes.
  private func subject(
    _ count: Count, then change: @escaping (Int, inout Session) -> Void = { _, _ in },
    insteadAfter last: Int = .max, unanswered: Int? = nil,
    faults: NavigationFaults = [.popReturnsNewTop]
  ) -> NavigationSubject {
    let whole = NavigationSubject("subject", HeadlessAdapter(faults: faults))
    let other = NavigationSubject("subject", HeadlessAdapter(faults: [.visibleNotUpdatedByPop]))
    return NavigationSubject(
      name: "subject", capabilities: whole.capabilities,
      run: { session, script in
        count.value += 1
        let end = await (count.value > last ? other : whole).run(&session, &script)
        change(count.value, &session)
        return count.value == unanswered ? .unsupported : end
      },
      selfCheck: whole.selfCheck,
      foresight: NavigationSubject.Foresight(isIdle: { true }, announce: { _ in }, forget: {}),
      care: SubjectCare(begin: { _ in }, end: {}, loss: { nil }), breakdownLimit: 100,
      validation: { fatalError("nobody asks for it") })
  }

  private func investigated(
    _ subject: NavigationSubject
  ) async throws -> (counterexample: Counterexample, nondeterminism: Nondeterminism?) {
    var oracle = SubjectOracle(subject: subject, catalogue: .core)
    let blame = try #require(await oracle.execute(lines).failure)
    #expect(blame.requirement == requirement)
    var investigation = Investigation(subject: subject, catalogue: .core, proof: .steps(2_000))
    let counterexample = await investigation.counterexample(
      from: lines, showing: blame, origin: .given)
    return (counterexample, investigation.nondeterminism)
  }

  @Test func `Where something breaks down once in a search, nothing is claimed, and no more`()
    async throws
  {
    let steady = Count()
    let (counterexample, nondeterminism) = try await investigated(subject(steady))
    #expect(nondeterminism == nil)
    #expect(counterexample.certainty.isProven)
    for place in stride(from: 2, through: steady.value, by: max(steady.value / 25, 1)) {
      let (disturbed, found) = try await investigated(
        subject(Count()) { run, session in
          if run == place { session.stray = (Breakdown(.crashed(signal: 11)), nil) }
        })
      #expect(found == nil)
      #expect(disturbed.certainty == .shortestFound, "in run \(place)")
      #expect(disturbed.scenario == counterexample.scenario)
    }
  }

  @Test func `Where the adapter cannot carry out a scenario of a search, nothing is claimed`()
    async throws
  {
    let steady = Count()
    _ = try await investigated(subject(steady))
    var unseen = 0
    for place in stride(from: 2, through: steady.value, by: max(steady.value / 25, 1)) {
      let (disturbed, found) = try await investigated(subject(Count(), unanswered: place))
      // What is sought, and is not carried out, is no violation any more.
      if found == nil { unseen += 1 }
      #expect(found != nil || disturbed.certainty == .shortestFound, "in run \(place)")
    }
    #expect(unseen > 0)
  }

  @Test func `So it is where two runs are compared`() async throws {
    let pair = RelationScenario([
      .parting(.placement(ControllerName(0))),
      .common(.setToolbarHidden(false, animated: false)),
    ])
    let lines = try #require(pair?.plan?.lines)
    let blame = try #require(RequirementCatalogue.core.blame(for: .placement))
    func investigated(
      _ subject: NavigationSubject
    ) async -> (counterexample: Counterexample, nondeterminism: Nondeterminism?) {
      var investigation = Investigation(subject: subject, catalogue: .core, proof: .steps(2_000))
      let counterexample = await investigation.counterexample(
        from: lines, showing: blame, origin: .given)
      return (counterexample, investigation.nondeterminism)
    }
    let steady = Count()
    let faults: NavigationFaults = [.containedToolbarMissing]
    let (counterexample, nondeterminism) = await investigated(subject(steady, faults: faults))
    #expect(nondeterminism == nil)
    #expect(counterexample.certainty.isProven)
    for place in 1...steady.value {
      let crash = Breakdown(.crashed(signal: 11))
      let (disturbed, found) = await investigated(
        subject(
          Count(), then: { if $0 == place { $1.stray = (crash, nil) } }, faults: faults))
      #expect(found == nil)
      #expect(!disturbed.certainty.isProven, "in run \(place)")
      let (unanswered, wavering) = await investigated(
        subject(Count(), unanswered: place, faults: faults))
      #expect(wavering != nil || !unanswered.certainty.isProven, "in run \(place)")
    }
  }

  @Test func `So it is in one of the smaller systems`() async throws {
    let lines = try SystemScenario<LifecycleSystem>.lines(
      of: "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = x; "
        + "make root A; push B; encode")
    let whole = LifecycleSubject(
      "S", HeadlessLifecycleAdapter(faults: [.encodedFromTop])
    ).system
    var session = SystemSession(whole)
    let blame = try #require(await session.run(lines).failure)
    func investigated(
      _ count: Count, stray place: Int? = nil, unanswered: Int? = nil
    ) async -> (counterexample: Counterexample, nondeterminism: Nondeterminism?) {
      let elsewhere = SystemSubject<LifecycleSystem>.Elsewhere(
        send: { _ in
          count.value += 1
          guard count.value == place else { return nil }
          return SystemStray(breakdown: Breakdown(.crashed(signal: 11)), after: nil)
        },
        breakdown: { nil }, answers: { [] }, kept: { nil }, fields: [],
        care: SubjectCare(begin: { _ in }, end: {}, loss: { nil }), breakdownLimit: 100)
      let subject = SystemSubject(
        name: "S", system: whole.system, begin: whole.begin,
        perform: { line, state in
          var seen = await whole.perform(line, state)
          if count.value == unanswered { seen.unsupported = "\(line)" }
          return seen
        }, elsewhere: elsewhere)
      var investigation = SystemInvestigation(
        subject: subject, proof: .steps(2_000), passedOver: [])
      let counterexample = await investigation.counterexample(
        from: lines, showing: blame, origin: .given)
      return (counterexample, investigation.nondeterminism)
    }
    let steady = Count()
    let (counterexample, nondeterminism) = await investigated(steady)
    #expect(nondeterminism == nil)
    #expect(counterexample.certainty.isProven)
    // What is shown is run once more when all has been claimed.
    for place in stride(from: 1, to: steady.value, by: max(steady.value / 25, 1)) {
      let (disturbed, found) = await investigated(Count(), stray: place)
      #expect(found == nil)
      #expect(!disturbed.certainty.isProven, "in run \(place)")
      let (unanswered, wavering) = await investigated(Count(), unanswered: place)
      #expect(wavering != nil || !unanswered.certainty.isProven, "in run \(place)")
    }
  }

  @Test func `What breaks down behind what is sought costs as much as by itself`() async throws {
    let breakdown = Breakdown(.crashed(signal: 11))
    for (subject, waited) in [
      (subject(Count()), 0),
      (subject(Count()) { $1.breakdown = breakdown }, breakdown.kind.waitedSteps),
    ] {
      var oracle = SubjectOracle(subject: subject, catalogue: .core)
      let execution = await oracle.execute(lines)
      #expect(execution.failure?.requirement == requirement)
      #expect(execution.waitedSteps == waited)
    }
  }

  @Test func `What may have another cause, or belongs to the scenario before, takes no claim away`()
    async throws
  {
    let strays: [(breakdown: Breakdown, after: [ScenarioLine]?)] = [
      (Breakdown(.hung), nil), (Breakdown(.crashed(signal: 9)), nil),
      (Breakdown(.crashed(signal: 11)), lines),
    ]
    for stray in strays {
      let (counterexample, nondeterminism) = try await investigated(
        subject(Count()) { run, session in
          if run.isMultiple(of: 7) { session.stray = stray }
        })
      #expect(nondeterminism == nil)
      #expect(counterexample.certainty.isProven)
    }
  }

  @Test func `What violates another requirement by now is not told as the one that was sought`()
    async throws
  {
    let steady = Count()
    _ = try await investigated(subject(steady))
    for last in stride(from: 1, to: steady.value, by: max(steady.value / 25, 1)) {
      let (counterexample, nondeterminism) = try await investigated(
        subject(Count(), insteadAfter: last))
      guard nondeterminism == nil else { continue }
      // Who changes when all has been asked for is not found out.
      #expect(counterexample.comparisons.first { $0.differs }?.aspect == "returned", "\(last)")
    }
    let (_, nondeterminism) = try await investigated(subject(Count(), insteadAfter: 1))
    #expect(nondeterminism != nil)
  }

  @Test func `Nothing is claimed in one system where another wavers`() async throws {
    let fickle = try await Conformance(
      of: NavigationSubject("S", SecretCountAdapter(steadyAfter: 900))
    ).check(CampaignOptions(scenarioCount: 500))
    #expect(fickle.nondeterminism != nil)
    let lifecycle = try await LifecycleConformance(
      of: LifecycleSubject("S", HeadlessLifecycleAdapter(faults: [.encodedFromTop]))
    ).check(CampaignOptions(scenarioCount: 300))
    let violations = lifecycle.violations
    #expect(violations.contains { $0.counterexample?.certainty.isProven ?? false })
    let joined = fickle.joined(with: lifecycle)
    let record = try #require(joined.record)
    for report in [
      joined, lifecycle.joined(with: fickle), ConformanceReport(record, seed: joined.seed),
    ] {
      #expect(report.violations.count == fickle.violations.count + violations.count)
      #expect(!report.violations.contains { $0.counterexample?.certainty.isProven ?? false })
    }
  }
}

extension Counterexample.Certainty {
  fileprivate var isProven: Bool { withoutClaim != self }
}
