import NavigationConformance

/// What a suite is about: a subject of any of the systems.
enum SuiteSubject {
  case navigation(NavigationSubject)
  case layout(FullScreenLayoutSubject)
  case lifecycle(LifecycleSubject)
  case toolbarController(ToolbarControllerSubject)

  var name: String {
    switch self {
    case .navigation(let subject): subject.name
    case .layout(let subject): subject.name
    case .lifecycle(let subject): subject.name
    case .toolbarController(let subject): subject.name
    }
  }

  /// Which of the systems it is.
  var system: ScenarioSystem {
    switch self {
    case .navigation: .navigation
    case .layout: .layout
    case .lifecycle: .lifecycle
    case .toolbarController: .toolbarController
    }
  }

  /// What generated scenarios of it are drawn for; the other systems' are given as they stand.
  var claims: Capabilities {
    guard case .navigation(let subject) = self else { return [] }
    return subject.capabilities
  }

  #if os(macOS) || os(Linux)
    /// The same, with a note of each scenario before it is carried out.
    func traced(by trace: ScenarioTrace) -> SuiteSubject {
      switch self {
      case .navigation(let subject): .navigation(subject.traced(by: trace))
      case .layout(let subject): .layout(subject.traced(by: trace))
      case .lifecycle(let subject): .lifecycle(subject.traced(by: trace))
      case .toolbarController(let subject): .toolbarController(subject.traced(by: trace))
      }
    }
  #endif

  /// What stored scenarios are run on.
  var corpusSubject: CorpusSubject {
    switch self {
    case .navigation(let subject): CorpusSubject(subject)
    case .layout(let subject): Self.corpusSubject(name, subject.smallSystem)
    case .lifecycle(let subject): Self.corpusSubject(name, subject.smallSystem)
    case .toolbarController(let subject): Self.corpusSubject(name, subject.smallSystem)
    }
  }

  private static func corpusSubject(_ name: String, _ system: SmallSystem) -> CorpusSubject {
    CorpusSubject(name: name, navigation: nil, systems: [system])
  }

  func check(_ options: CampaignOptions) async throws -> ConformanceReport {
    switch self {
    case .navigation(let subject): try await Conformance(of: subject).check(options)
    case .layout(let subject): try await FullScreenLayoutConformance(of: subject).check(options)
    case .lifecycle(let subject): try await LifecycleConformance(of: subject).check(options)
    case .toolbarController(let subject):
      try await ToolbarControllerConformance(of: subject).check(options)
    }
  }

  func replay(_ scenario: String) async throws(ScenarioError) -> ReplayReport {
    switch self {
    case .navigation(let subject):
      await Conformance(of: subject).replay(try NavigationScenario(scenario))
    case .layout(let subject):
      try await FullScreenLayoutConformance(of: subject).replay(scenario)
    case .lifecycle(let subject):
      try await LifecycleConformance(of: subject).replay(scenario)
    case .toolbarController(let subject):
      try await ToolbarControllerConformance(of: subject).replay(scenario)
    }
  }

  /// The first line of a scenario that takes what is not claimed.
  func unclaimedLine(in scenario: String) throws(ScenarioError) -> String? {
    switch self {
    case .navigation(let subject): try subject.unclaimedLine(in: scenario)
    case .layout: nil
    case .lifecycle(let subject): try subject.unclaimedLine(in: scenario)
    case .toolbarController(let subject): try subject.unclaimedLine(in: scenario)
    }
  }
}
