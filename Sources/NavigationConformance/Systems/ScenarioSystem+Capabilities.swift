extension ScenarioSystem {
  /// What an adapter of it can claim, by the names in Swift and on the wire, in the order of the declarations. A layout is
  /// judged as a whole.
  package var capabilityNames: [String] {
    switch self {
    case .navigation: Capabilities.named.map(\.name)
    case .layout: []
    case .lifecycle: LifecycleCapabilities.named.map(\.name)
    case .toolbarController: ToolbarControllerCapabilities.named.map(\.name)
    }
  }
}
