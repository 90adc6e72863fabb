package import NavigationReference

/// What steers the generator: a value, fixed for an epoch and printed with it.
package struct GenerationPlan: Hashable, Sendable {
  /// How often each kind of operation is drawn, by `OperationKind`.
  package var weights: [UInt32]
  /// Facts that are known to end a scenario early; steps that have all of one entry are mostly left out.
  package var avoided: [Situation]
  /// The longest list for a set.
  package var longestList = 6

  package init() {
    weights = OperationKind.allCases.map { kind in
      switch kind {
      case .push: 30
      case .pop: 10
      case .popTo, .popToRoot: 6
      case .setViewControllers: 14
      case .assignViewControllers: 4
      case .tapBack: 5
      case .navigationBarHidden, .toolbarHidden: 7
      case .change: 16
      case .setToolbarItems: 4
      case .setDelegate: 2
      case .callback: 3
      case .show: 6
      }
    }
    avoided = []
  }
}
