import NavigationConformance

extension ScenarioSystem {
  /// The test cases of its requirements, as they are written in a test.
  var cases: String {
    switch self {
    case .navigation: "RequirementCase.allCases"
    case .layout: "RequirementCase.layout"
    case .lifecycle: "RequirementCase.lifecycle"
    case .toolbarController: "RequirementCase.toolbarController"
    }
  }

  /// What a suite for it is made of.
  var subject: String {
    switch self {
    case .navigation: "a NavigationSubject"
    case .layout: "a FullScreenLayoutSubject"
    case .lifecycle: "a LifecycleSubject"
    case .toolbarController: "a ToolbarControllerSubject"
    }
  }
}
