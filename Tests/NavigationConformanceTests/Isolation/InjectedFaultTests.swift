#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import NavigationReference
  import Testing

  @testable import NavigationConformance

  /// Faults put into one of several scenarios that are sent ahead. Every one is survived, named at the step in which it
  /// was done, and costs no other scenario.
  @Suite(.serialized, .aside) struct InjectedFaultTests {
    private static let scenarioCount = 5
    private static let victim = 2
    /// One that no scenario draws.
    private static let z = ControllerName(999)

    private static let count = 1_000

    /// Scenarios of the stack alone; in one of them that controller is pushed where the fault is to be.
    private func scenarios(_ seed: Int) -> (all: [[ScenarioLine]], place: Int) {
      var all = (0..<Self.scenarioCount).map { index in
        var script = Script(
          ScenarioGenerator(
            seed: UInt64(seed), index: UInt64(index), plan: GenerationPlan(), claims: .standard,
            longest: 20))
        return script.allLines()
      }
      // There is at least one step after it, so that a step left out is noticed by the next one.
      let place = 1 + seed % all[Self.victim].count
      all[Self.victim].insert(.push(Self.z, .still), at: place)
      all[Self.victim].append(.pop(.still))
      return (all, place)
    }

    private func inject(_ fault: InjectedFault, seed: Int) async throws {
      let remote = try FaultySubject.remote(fault.word, Self.z.description)
      defer { remote.end() }
      let (scenarios, place) = scenarios(seed)
      var session = Session(claims: .standard)
      remote.announce(scenarios)
      for (index, lines) in scenarios.enumerated() {
        var script = Script(lines)
        let end = await remote.run(&session, &script)
        let comment: Comment = "\(fault.word), seed \(seed), scenario \(index)"
        switch fault.outcome {
        case .inStep(let name) where index == Self.victim:
          #expect(end == .broken, comment)
          #expect(session.breakdown?.kind.name == name, comment)
          #expect(session.lines.count == place + 1, comment)
        case .atEnd(let name) where index == Self.victim + 1:
          #expect(end == .completed, comment)
          #expect(session.stray?.breakdown.kind.name == name, comment)
          #expect(session.stray?.after == scenarios[Self.victim], comment)
        default:
          #expect(end == .completed, comment)
          #expect(session.breakdown == nil, comment)
          #expect(session.stray == nil, comment)
          #expect(session.lines == lines, comment)
        }
      }
    }

    #if !DEBUG
      @Test func `A thousand are survived, and none costs another scenario`() async throws {
        for number in 0..<Self.count {
          try await inject(InjectedFault.all[number % InjectedFault.all.count], seed: number)
        }
      }
    #endif

    @Test(arguments: [4, 6, 12, 23, 24])
    func `A fault is survived, and costs no other scenario`(_ number: Int) async throws {
      try await inject(InjectedFault.all[number], seed: number)
    }

    @Test(arguments: InjectedFault.all)
    func `A replay names the step`(_ fault: InjectedFault) async throws {
      let subject = try FaultySubject.subject(fault.word, "C")
      let scenario = try NavigationScenario("start A; push B; push C; pop")
      let report = await Conformance(of: subject).replay(scenario)
      switch fault.outcome {
      case .none:
        #expect(report.breakdown == nil)
        #expect(report.steps.count == 4)
      case .inStep(let name) where fault.word == "missing":
        // Nothing comes after the last step that could show that it was left out.
        #expect(report.breakdown?.kind == .hung, "\(name)")
        #expect(report.steps.count == 2)
      case .inStep(let name), .atEnd(let name):
        #expect(report.breakdown?.kind.name == name)
        #expect(report.steps.count == 2)
      }
    }

    @Test(arguments: [
      ("trap", "trapped as asked"), ("exit-3", "leaving with 3"),
    ])
    func `The last words are kept`(_ word: String, _ words: String) async throws {
      let subject = try FaultySubject.subject(word, "B")
      let report = await Conformance(of: subject).replay(try NavigationScenario("start A; push B"))
      #expect(report.breakdown?.errorOutput.contains(words) == true)
      // Addresses, which a debug build adds, are no words.
      #expect(report.breakdown?.errorOutput.contains("stack trace") == false)
    }

    @Test func `What is wrong with a line is quoted with it`() async throws {
      let texts = [
        ("noise", "it is no JSON: expected a value at column 1: 'pushing'"),
        (
          "neither",
          "an answer has exactly one of 'observation', 'unsupported', 'raised' and 'error', found "
            + "none: '{\"id\":3,\"step\":2}'"
        ),
        (
          "both",
          "an answer has exactly one of 'observation', 'unsupported', 'raised' and 'error', found "
            + "'observation' and 'error': '{\"id\":3,\"step\":2,\"observation\":{},\"error\":\"x\"}'"
        ),
        (
          "wrong-step",
          "'step' is 9, expected 2: '{\"id\":3,\"step\":9,\"observation\":{}}'"
        ),
      ]
      for (word, text) in texts {
        let subject = try FaultySubject.subject(word, "B")
        let report = await Conformance(of: subject).replay(
          try NavigationScenario("start A; push B"))
        #expect(report.breakdown?.kind.detail?.replacing("\"id\":2,", with: "\"id\":3,") == text)
      }
    }
  }
#endif
