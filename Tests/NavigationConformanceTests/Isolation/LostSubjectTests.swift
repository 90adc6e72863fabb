#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Foundation
  import HeadlessNavigation
  import HeadlessNavigationAdapter
  import NavigationReference
  import Testing

  @testable import NavigationConformance

  /// A process that is not there any more when it has to be started again: somebody builds it anew, or has removed it.
  @MainActor
  @Suite(.serialized, .aside) struct LostSubjectTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// - Parameter again: what the program does from its second start on. It ends at the first push of D.
    private func report(startedAgain again: String) async throws -> ConformanceReport {
      let flag = folder.path("started")
      let script = """
        if test -e '\(flag)'; then \(again); fi
        touch '\(flag)'; exec '\(try FaultySubject.path())' exit-3 D
        """
      return try await report(["sh", "-c", script])
    }

    private func report(_ command: [String]) async throws -> ConformanceReport {
      let subject = try NavigationSubject(
        external: command, limits: ProcessLimits(step: .seconds(60)))
      var options = CampaignOptions(scenarioCount: 60)
      options.beginsSmall = false
      return try await Conformance(of: subject).check(options)
    }

    @Test func `What cannot be started again ends the run, and no scenario is blamed`()
      async throws
    {
      let path = folder.path("subject")
      try "#!/bin/sh\nrm -- \"$0\"\nexec '\(try FaultySubject.path())' exit-3 D\n".write(
        toFile: path, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      let report = try await report([path])
      #expect(
        report.givenUp
          == "The subject could not be started again: cannot start '\(path)': "
          + "No such file or directory. The campaign ended there.")
      #expect(report.breakdowns.isEmpty)
      #expect(report.nondeterminism == nil)
      #expect(report.violations.isEmpty)
      #expect(report.outcome == .inconclusive)
    }

    @Test func `What ends each time before it says who it is ends the run with its last words`()
      async throws
    {
      let report = try await report(startedAgain: "echo 'no library' >&2; exit 9")
      #expect(
        report.givenUp
          == "Started again, the subject exited (code 9) before it said who it is; "
          + "its last words: no library. The campaign ended there.")
      #expect(report.breakdowns.isEmpty)
      #expect(report.nondeterminism == nil)
    }

    @Test func `What cannot be talked to any more ends the run`() async throws {
      let report = try await report(startedAgain: "echo hello; exit")
      #expect(
        report.givenUp
          == "Started again, the subject could not be talked to: it is no JSON: expected a value at "
          + "column 1: 'hello'. The campaign ended there.")
      #expect(report.breakdowns.isEmpty)
    }

    @Test func `Another subject in place of the one before ends the run`() async throws {
      let greeting = WireHello(
        name: "Another", version: "2.0", language: "sh", capabilities: .standard
      ).value.text
      let report = try await report(startedAgain: "echo '\(greeting)'; exec cat > /dev/null")
      #expect(
        report.givenUp
          == "Started again, the subject said something else of itself than before. "
          + "The campaign ended there.")
      #expect(report.breakdowns.isEmpty)
    }

    @Test func `What fails once to start is started once more`() async throws {
      let flag = folder.path("failed")
      let report = try await report(
        startedAgain: "if ! test -e '\(flag)'; then touch '\(flag)'; exit 9; fi")
      #expect(report.givenUp == nil)
      #expect(report.breakdowns.map(\.breakdown.kind) == [.exited(code: 3)])
    }

    // Thousands of scenarios take their time without the optimiser.
    #if !DEBUG
      @Test func `Who goes on after a loss comes to what one comes to who was never lost`()
        async throws
      {
        let fault = NavigationFault.popReturnsNewTop
        var options = CampaignOptions(scenarioCount: 2_400)
        options.proof = .none
        let life = Life()
        var whole = try Campaign(subject: subject(fault, life), options: options)
        let expected = await whole.run(CampaignControl())
        for part in 1...3 {
          var kept: CampaignState?
          let control = CampaignControl(checkpoint: { kept = $0 })
          let end = life.runCount * part / 4
          var first = try Campaign(subject: subject(fault, Life(end)), options: options)
          let cut = await first.run(control)
          #expect(cut.givenUp != nil)
          #expect(cut.stepCount <= expected.stepCount)
          var second = try Campaign(subject: subject(fault, Life()), options: options)
          second.resume(from: try #require(kept))
          let report = await second.run(CampaignControl())
          #expect(report.scenarioCount == expected.scenarioCount)
          #expect(report.stepCount == expected.stepCount)
          #expect(report.requirements == expected.requirements)
          #expect(report.choices == expected.choices)
        }
      }
    #endif

    @Test func `Stored scenarios that were left are run by who goes on`() async throws {
      var options = CampaignOptions(scenarioCount: 40)
      options.proof = .none
      options.stored = try [
        "start A; push B; pop", "start A; set A B; popToRoot", "start A; set A B; popTo A",
        "start A; push B; push C; popTo A", "start A; toolbarHidden = false",
      ].map { try NavigationScenario($0) }
      var whole = try Campaign(subject: subject(.popReturnsNewTop, Life()), options: options)
      let expected = await whole.run(CampaignControl())
      // The first violates, and is repeated before it is believed: what was counted of it by then counts once.
      var resumedCount = 0
      for end in 0...12 {
        var kept: CampaignState?
        let control = CampaignControl(checkpoint: { kept = $0 })
        var first = try Campaign(
          subject: subject(.popReturnsNewTop, Life(end)), options: options)
        _ = await first.run(control)
        var second = try Campaign(
          subject: subject(.popReturnsNewTop, Life()), options: options)
        if let kept {
          second.resume(from: kept)
          resumedCount += 1
        }
        let report = await second.run(CampaignControl())
        #expect(report.scenarioCount == expected.scenarioCount)
        #expect(report.stepCount == expected.stepCount)
        #expect(report.requirements == expected.requirements)
      }
      // Who is lost before anything has been run leaves nothing to go on with.
      #expect(resumedCount > 9)
    }

    @Test func `What is lost in a replay violates nothing`() async throws {
      for count in 0...2 {
        let subject = subject(.popReturnsNewTop, Life(count))
        var replay = ScenarioReplay(subject: subject)
        let report = await replay.run(try NavigationScenario("start A; push B; pop"))
        #expect(report.adapterError == "It is gone.")
        #expect(report.violated == nil)
        #expect(report.breakdown == nil)
      }
    }

    @Test func `What is lost in a comparison differs from nobody by it`() async throws {
      for count in [0, 1, 2, 3, 4, 5, 8, 13, 21] {
        var comparison = SubjectComparison(
          subject(.popReturnsNewTop, Life(count)), subject(.popReturnsNewTop, Life()), seed: 1,
          scenarioCount: 40)
        let report = await comparison.run()
        #expect(report.adapterErrors.map(\.message) == ["It is gone."])
        #expect(report.differences.isEmpty)
        #expect(report.unsteady == nil)
        #expect(report.outcome == .undone)
      }
    }

    @Test func `What is declared of a lost subject is neither gone nor changed`() async throws {
      let declared = try DeviationReader.deviations(
        in: Array(
          (KnownDeviation.head
            + "# requirement: POP-02\n# kind: bug\n# reason: known\nstart A; push B; pop\n").utf8))
      var options = CampaignOptions(scenarioCount: 60)
      options.proof = .none
      let found = try await Conformance(of: subject(.popReturnsNewTop, Life())).check(options)
      for count in 0...8 {
        let subject = CorpusSubject(subject(.popReturnsNewTop, Life(count)))
        var check = DeviationCheck(of: subject, today: "2026-01-01")
        let findings = await check.run(declared, in: "'my.deviations'", against: found)
        guard subject.loss != nil else {
          #expect(findings.declared == ["POP-02"])
          continue
        }
        #expect(findings.entries.isEmpty)
        #expect(findings.declared.isEmpty)
        #expect(findings.undeclared.isEmpty)
        #expect(
          findings.conclusion(of: found)
            == "Nothing in 'my.deviations' was compared: the subject is not there to be asked.")
      }
    }

    @Test func `A stored scenario that nobody answers is not judged`() async throws {
      let scenario = try NavigationScenario("start A; push B; pop")
      var shown: [CorpusSighting] = []
      for count in [0, 1, 2, .max] {
        var replay = NavigationCorpusReplay(subject: subject(.popReturnsNewTop, Life(count)))
        shown.append(await replay.run(scenario))
      }
      #expect(shown.dropLast().allSatisfy { $0 == .unjudged("It is gone") })
      guard case .violates("POP-02", _, _)? = shown.last else {
        Issue.record("it shows \(shown)")
        return
      }
    }

    @Test func `A rule is not said to be broken in front of nobody`() async {
      var check = RobustnessCheck(subject: subject(.popReturnsNewTop, Life(7)))
      let report = await check.run(seed: 1, attempts: 20)
      #expect(report.adapterError == "It is gone.")
      #expect(report.rules.isEmpty)
    }

    /// How many scenarios a process has carried out, and after how many it is lost.
    private final class Life {
      var runCount = 0
      private let end: Int

      init(_ end: Int = .max) { self.end = end }

      var isOver: Bool { runCount > end }
    }

    /// The navigation controller with a fault, behind a process that is lost after so many scenarios.
    private func subject(_ fault: NavigationFault, _ life: Life) -> NavigationSubject {
      let whole = NavigationSubject("subject", HeadlessAdapter(faults: [fault]))
      let run = whole.run
      return NavigationSubject(
        name: "subject", capabilities: whole.capabilities,
        run: { session, script in
          life.runCount += 1
          guard !life.isOver else {
            session.begin()
            session.breakdown = Breakdown(.protocolError("cannot start 'subject': gone"))
            return .broken
          }
          return await run(&session, &script)
        },
        selfCheck: whole.selfCheck,
        foresight: NavigationSubject.Foresight(
          isIdle: { true }, announce: { _ in }, forget: {}),
        care: SubjectCare(begin: { _ in }, end: {}, loss: { life.isOver ? "It is gone" : nil }),
        breakdownLimit: 100, validation: { fatalError("nobody asks for it") })
    }

    /// What one that is never lost shows in the same scenario.
    private func seen(
      of violation: RequirementResult, _ lines: [ScenarioLine], _ fault: NavigationFault
    ) async throws -> [Counterexample.Comparison] {
      var oracle = SubjectOracle(
        subject: subject(fault, Life()), catalogue: .core,
        blaming: try #require(
          RequirementCatalogue.core.requirements.firstIndex { $0.id == violation.id }))
      _ = await oracle.execute(lines)
      return oracle.session.comparisons(isWhole: false)
    }

    #if DEBUG
      private static let lossCount = 4
    #else
      private static let lossCount = 15
    #endif

    @Test(arguments: [NavigationFault.duplicatePushAccepted, .popReturnsNewTop])
    func `Whenever it is lost, nothing is said that the subject has not shown`(
      fault: NavigationFault
    ) async throws {
      var options = CampaignOptions(scenarioCount: 120)
      options.proof = .steps(300)
      let life = Life()
      let whole = try await Conformance(of: subject(fault, life)).check(options)
      let shown = Set(whole.violations.map(\.id))
      #expect(!shown.isEmpty)
      for end in stride(from: 0, to: life.runCount, by: max(life.runCount / Self.lossCount, 1)) {
        let report = try await Conformance(of: subject(fault, Life(end))).check(options)
        #expect(report.givenUp == "It is gone. The campaign ended there.")
        #expect(report.nondeterminism == nil)
        #expect(report.breakdowns.isEmpty)
        #expect(shown.isSuperset(of: report.violations.map(\.id)))
        for violation in report.violations {
          guard let counterexample = violation.counterexample, !counterexample.comparisons.isEmpty
          else { continue }
          let lines = try NavigationScenario(counterexample.scenario.text).lines
          // Two runs that are compared show each other, and what was seen of both is kept as it was.
          guard RelationScenario(lines) == nil else { continue }
          #expect(try await counterexample.comparisons == seen(of: violation, lines, fault))
        }
      }
    }
  }
#endif
