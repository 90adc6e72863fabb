/// One of the systems that a subject has beside its navigation stack, whatever its scenarios are made of.
package struct SmallSystem {
  package let kind: ScenarioSystem
  /// Whether scenarios are carried out by this process.
  let isInProcess: Bool
  // Closures and not the judge itself: through its protocol the compiler would call what it has not specialised.
  private let whyLost: () -> String?
  private let keyOfRun: (CampaignOptions) -> SystemRun.Key
  private let run: (CampaignOptions, Patience) async -> ConformanceReport
  private let checkItself: () async -> String?
  private let replay: (CorpusScenario) async -> (CorpusSighting, lineCount: Int)
  private let shrink: (CorpusScenario, Int, SystemBlame) async -> Counterexample?

  init(_ judge: some SmallSystemJudge) {
    kind = judge.kind
    isInProcess = judge.isInProcess
    whyLost = { judge.loss }
    keyOfRun = { judge.key(of: $0) }
    run = { await judge.check($0, with: $1) }
    checkItself = { await judge.mistake() }
    replay = { await judge.sighting(of: $0) }
    shrink = { await judge.counterexample(from: $0, lineCount: $1, showing: $2) }
  }

  /// Why a subject in another process cannot be asked any more; `nil` as long as it can.
  var loss: String? { whyLost() }

  /// Judges it, as long as somebody waits for it.
  package func check(
    _ options: CampaignOptions, with patience: Patience = Patience()
  ) async -> ConformanceReport {
    await run(options, patience)
  }

  /// Judges it in the course of a campaign.
  package func outcome(of work: SystemWork, with patience: Patience) async -> SystemOutcome {
    SystemOutcome(await check(work.options, with: patience))
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
