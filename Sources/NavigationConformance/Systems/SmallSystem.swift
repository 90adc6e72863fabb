/// One of the systems that a subject has beside its navigation stack, whatever its scenarios are made of.
package struct SmallSystem {
  private let judge: any SmallSystemJudge

  init(_ judge: some SmallSystemJudge) {
    self.judge = judge
  }

  package var kind: ScenarioSystem { judge.kind }

  /// Whether scenarios are carried out by this process.
  var isInProcess: Bool { judge.isInProcess }

  /// Judges it.
  ///
  /// - Parameter isOver: asked before each scenario; once it says so, nothing more is run.
  package func check(
    _ options: CampaignOptions, until isOver: @escaping () -> Bool = { false }
  ) async -> ConformanceReport {
    await judge.check(options, until: isOver)
  }

  /// What a run with these options is, if nobody ends it.
  func key(of options: CampaignOptions) -> SystemRun.Key { judge.key(of: options) }

  /// What is wrong with its adapter, in words; `nil` when nothing is.
  func mistake() async -> String? { await judge.mistake() }

  /// What a stored scenario about it shows, and after how many lines.
  func sighting(of scenario: CorpusScenario) async -> (CorpusSighting, lineCount: Int) {
    await judge.sighting(of: scenario)
  }

  /// The simplest scenario that shows what the first lines of a stored one show; `nil` when it is about something else.
  func counterexample(
    from scenario: CorpusScenario, lineCount: Int, showing blame: SystemBlame
  ) async -> Counterexample? {
    await judge.counterexample(from: scenario, lineCount: lineCount, showing: blame)
  }
}

/// Judges one small system, and runs stored scenarios about it.
protocol SmallSystemJudge {
  var kind: ScenarioSystem { get }
  var isInProcess: Bool { get }
  func key(of options: CampaignOptions) -> SystemRun.Key
  func check(
    _ options: CampaignOptions, until isOver: @escaping () -> Bool
  ) async -> ConformanceReport
  func mistake() async -> String?
  func sighting(of scenario: CorpusScenario) async -> (CorpusSighting, lineCount: Int)
  func counterexample(
    from scenario: CorpusScenario, lineCount: Int, showing blame: SystemBlame
  ) async -> Counterexample?
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
