/// Where in a campaign a scenario stands. What is found at several places counts as found at the first.
package struct ScenarioPosition: Hashable, Sendable, Comparable {
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Scenarios that were found earlier.
    case stored
    /// All small scenarios.
    case exhaustive
    /// Relations in all small states.
    case compared
    /// Those that a seed generates.
    case generated
  }

  package let phase: Phase
  package let index: Int
  /// 0 where nothing is random.
  package let seed: UInt64

  package init(_ phase: Phase, _ index: Int, seed: UInt64 = 0) {
    self.phase = phase
    self.index = index
    self.seed = seed
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.phase.rank, left.index, left.seed) < (right.phase.rank, right.index, right.seed)
  }
}

extension ScenarioPosition.Phase {
  fileprivate var rank: Int {
    switch self {
    case .stored: 0
    case .exhaustive: 1
    case .compared: 2
    case .generated: 3
    }
  }
}

extension ScenarioPosition {
  /// The same, as a counterexample tells it.
  var origin: Counterexample.Origin {
    switch phase {
    case .stored: .stored(index)
    case .exhaustive, .compared: .exhaustive(index)
    case .generated: .generated(index, seed: seed)
    }
  }
}
