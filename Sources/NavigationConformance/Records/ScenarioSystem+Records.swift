import NavigationReference

extension ScenarioSystem {
  /// Those that are judged beside the navigation stack, in the order of the catalogue.
  package static let small: [ScenarioSystem] = allCases.filter { $0 != .navigation }

  /// The place in the catalogue.
  var place: Int { Self.allCases.prefix { $0 != self }.count }

  /// What it is called in a record, as on the wire.
  package var name: String {
    switch self {
    case .navigation: "navigation"
    case .layout: "layout"
    case .lifecycle: "lifecycle"
    case .toolbarController: "toolbarController"
    }
  }

  /// What it is called in a sentence.
  package var title: String {
    switch self {
    case .navigation: "navigation stack"
    case .layout: "layout"
    case .lifecycle: "life cycle"
    case .toolbarController: "toolbar controller"
    }
  }

  package var requirements: [RequirementDescription] {
    switch self {
    case .navigation: RequirementDescription.navigation
    case .layout: RequirementDescription.layout
    case .lifecycle: RequirementDescription.lifecycle
    case .toolbarController: RequirementDescription.toolbarController
    }
  }

  /// The one that a requirement is about; `nil` for an ID that no requirement has.
  package init?(judging requirement: String) {
    guard let system = Self.allCases.first(where: { $0.statement(of: requirement) != nil }) else {
      return nil
    }
    self = system
  }

  /// A requirement on it in one sentence; `nil` where it has none with this ID.
  func statement(of requirement: String) -> String? {
    switch self {
    case .navigation: RequirementCatalogue.core[requirement]?.statement
    case .layout: FullScreenModel.catalogue[requirement]?.statement
    case .lifecycle: LifecycleModel.catalogue[requirement]?.statement
    case .toolbarController: ToolbarControllerModel.catalogue[requirement]?.statement
    }
  }

  var requirementIDs: Set<String> { Set(requirements.map(\.id)) }
}
