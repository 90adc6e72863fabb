package import NavigationReference

/// What steers the generator: a value, fixed for an epoch and printed with it.
package struct GenerationPlan: Hashable, Sendable {
  /// How often each kind of operation is drawn, by `OperationKind`.
  package var weights: [UInt32]
  /// By what a weight is multiplied after each kind, in rows of one kind before; `neutralFactor` changes nothing.
  package var factors: [UInt8] {
    didSet { isNeutral = factors.allSatisfy { $0 == Self.neutralFactor } }
  }
  /// Whether none of the factors changes anything, as in the first epoch.
  private(set) var isNeutral = true
  /// Facts that are known to end a scenario early; steps that have all of one entry are mostly left out.
  package var avoided: [Situation]
  /// What the subject breaks down at; such steps are left out.
  package var fatal: [FatalStep] = []
  /// Scenarios to vary: those that a corpus holds, and those that reached what is hard to reach.
  package var patterns: [[ScenarioLine]]
  /// How many of the patterns a corpus holds; they come first.
  package var storedPatternCount = 0
  /// The most that a set mostly keeps of a stack; the whole of a deeper one is taken now and then.
  package var longestList = 6

  package static let neutralFactor: UInt8 = 16

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
      case .callback: 6
      case .show: 6
      case .modal: 4
      case .popGesture: 5
      case .tapEdit: 4
      case .changeBar: 3
      case .barObject: 1
      case .tapToolbarItem: 4
      case .segue: 3
      case .lendDelegate, .tapLeftItem, .lendController: 1
      }
    }
    factors = Array(repeating: Self.neutralFactor, count: OperationKind.count * OperationKind.count)
    avoided = []
    patterns = []
  }
}
