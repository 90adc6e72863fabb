/// One of the systems that a subject has beside its navigation stack, whatever its scenarios are made of.
package struct SmallSystem {
  typealias Run = (
    _ options: CampaignOptions, _ isOver: @escaping () -> Bool
  ) async -> ConformanceReport

  package let kind: ScenarioSystem
  private let run: Run
  private let available: (_ limit: Int) -> Int

  /// - Parameters:
  ///   - available: how many scenarios there are, if no more than `limit` are wanted.
  ///   - run: judges it.
  init(_ kind: ScenarioSystem, available: @escaping (_ limit: Int) -> Int, run: @escaping Run) {
    self.kind = kind
    self.available = available
    self.run = run
  }

  init<System: JudgedSystem>(_ subject: SystemSubject<System>) {
    self.init(System.kind) { limit in
      let system = subject.system
      return system.draws ? limit : system.smallScenarios(ofRun: limit).count
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

  /// How many scenarios there are, if no more than this are wanted.
  func scenarioCount(atMost limit: Int) -> Int { available(limit) }
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
