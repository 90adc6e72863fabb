/// What may be judged of a subject beside its navigation controller, by its name on the wire.
package enum WireSystem: String, CaseIterable, Hashable, Sendable {
  case layout
  case lifecycle
  case toolbarController

  /// What can be said of a step.
  var fields: [String] {
    switch self {
    case .layout: WireLayout.Field.allCases.map(\.rawValue)
    case .lifecycle: WireLifecycle.Field.allCases.map(\.rawValue)
    case .toolbarController: WireToolbarController.Field.allCases.map(\.rawValue)
    }
  }
}
