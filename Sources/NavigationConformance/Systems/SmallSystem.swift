/// One of the systems that a subject has beside its navigation stack, whatever its scenarios are made of.
package struct SmallSystem {
  typealias Run = (
    _ options: CampaignOptions, _ isOver: @escaping () -> Bool
  ) async -> ConformanceReport

  package let kind: ScenarioSystem
  private let count: (_ options: CampaignOptions) -> Int
  private let run: Run

  /// - Parameters:
  ///   - count: how many scenarios a run has, if nobody ends it.
  ///   - run: judges it.
  init(
    _ kind: ScenarioSystem, count: @escaping (_ options: CampaignOptions) -> Int,
    run: @escaping Run
  ) {
    self.kind = kind
    self.count = count
    self.run = run
  }

  init<System: JudgedSystem>(_ subject: SystemSubject<System>) {
    self.init(System.kind) { options in
      subject.system.scenarioCount(ofRun: options.scenarioCount)
    } run: { options, isOver in
      var campaign = SystemCampaign(subject: subject, options: options, isOver: isOver)
      return await campaign.run()
    }
  }

  /// Judges it.
  ///
  /// - Parameter isOver: asked before each scenario; once it says so, nothing more is run.
  package func check(
    _ options: CampaignOptions, until isOver: @escaping () -> Bool = { false }
  ) async -> ConformanceReport {
    await run(options, isOver)
  }

  /// How many scenarios are wanted of a run: what the options ask for, or as many as there are.
  func scenarioCount(of options: CampaignOptions) -> Int { count(options) }
}

extension FullScreenLayoutSubject {
  package var smallSystem: SmallSystem { SmallSystem(system) }
}

extension LifecycleSubject {
  package var smallSystem: SmallSystem { SmallSystem(system) }
}

extension ToolbarControllerSubject {
  package var smallSystem: SmallSystem { SmallSystem(system) }
}
