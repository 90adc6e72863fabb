/// One of the systems that a subject has beside its navigation stack, whatever its scenarios are made of.
package struct SmallSystem {
  package let kind: ScenarioSystem
  /// Whether scenarios are carried out by this process.
  let isInProcess: Bool
  // Closures and not the judge itself: through its protocol the compiler would call what it has not specialised.
  private let keyOfRun: (CampaignOptions) -> SystemRun.Key
  private let run:
    (CampaignOptions, @escaping () -> Bool, @escaping () -> Bool) async -> ConformanceReport
  private let checkItself: () async -> String?
  private let replay: (CorpusScenario) async -> (CorpusSighting, lineCount: Int)
  private let shrink: (CorpusScenario, Int, SystemBlame) async -> Counterexample?

  init(_ judge: some SmallSystemJudge) {
    kind = judge.kind
    isInProcess = judge.isInProcess
    keyOfRun = { judge.key(of: $0) }
    run = { await judge.check($0, until: $1, outOfPatience: $2) }
    checkItself = { await judge.mistake() }
    replay = { await judge.sighting(of: $0) }
    shrink = { await judge.counterexample(from: $0, lineCount: $1, showing: $2) }
  }

  /// Judges it.
  ///
  /// - Parameters:
  ///   - isOver: asked before each scenario; once it says so, none is begun any more.
  ///   - isOutOfPatience: asked before each scenario by which something is made of a finding; once it says so, findings are
  ///     kept as they are.
  package func check(
    _ options: CampaignOptions, until isOver: @escaping () -> Bool = { false },
    outOfPatience isOutOfPatience: @escaping () -> Bool = { false }
  ) async -> ConformanceReport {
    await run(options, isOver, isOutOfPatience)
  }

  /// Judges it in the course of a campaign, with the same two questions asked.
  package func outcome(
    of work: SystemWork, until isOver: @escaping () -> Bool,
    outOfPatience isOutOfPatience: @escaping () -> Bool
  ) async -> SystemOutcome {
    SystemOutcome(await check(work.options, until: isOver, outOfPatience: isOutOfPatience))
  }

  /// What a run with these options is, if nobody ends it.
  func key(of options: CampaignOptions) -> SystemRun.Key { keyOfRun(options) }

  /// What is wrong with its adapter, in words; `nil` when nothing is.
  func mistake() async -> String? { await checkItself() }

  /// What a stored scenario about it shows, and after how many lines.
  func sighting(of scenario: CorpusScenario) async -> (CorpusSighting, lineCount: Int) {
    await replay(scenario)
  }

  /// The simplest scenario that shows what the first lines of a stored one show; `nil` when it is about something else.
  func counterexample(
    from scenario: CorpusScenario, lineCount: Int, showing blame: SystemBlame
  ) async -> Counterexample? {
    await shrink(scenario, lineCount, blame)
  }
}

extension FullScreenLayoutSubject {
  package var smallSystem: SmallSystem { SmallSystem(SystemJudge(system)) }
}

extension LifecycleSubject {
  package var smallSystem: SmallSystem { SmallSystem(SystemJudge(system)) }
}

extension ToolbarControllerSubject {
  package var smallSystem: SmallSystem { SmallSystem(SystemJudge(system)) }
}
