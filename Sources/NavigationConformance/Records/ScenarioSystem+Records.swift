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

  var requirementIDs: Set<String> { Set(requirements.map(\.id)) }
}
