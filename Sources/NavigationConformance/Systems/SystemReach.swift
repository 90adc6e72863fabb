import ConformanceEngine
import NavigationReference

/// What scenarios can put to the test on a subject that leaves some of what can be claimed to others.
///
/// Asked of the model alone. A requirement that speaks of a line which nobody may write does not apply, though what it
/// looks at is claimed. That nobody may is taken from a sample, which is the same for every run, so that what is left out
/// of a short run is left out of a long one.
struct SystemReach<System: JudgedSystem> {
  /// By the index of the requirement.
  private(set) var isReached: [Bool]

  /// So many small scenarios beside the examples, and as many that are drawn: twice what exercises everything where all is
  /// claimed.
  private static var count: Int { 600 }
  private static var seed: UInt64 { 0x52_45_41_43_48 }

  /// - Parameter asked: the requirements that are asked about. Once all of them are reached, nothing more is followed.
  init(of system: System, asking asked: [Int]) {
    isReached = Array(repeating: false, count: System.State.catalogue.requirements.count)
    let small = system.smallScenarios(atMost: Self.count).prefix(Self.count)
    for lines in system.examples + small {
      if asked.allSatisfy({ isReached[$0] }) { return }
      follow(lines, in: system)
    }
    guard system.draws else { return }
    for index in 0..<Self.count {
      if asked.allSatisfy({ isReached[$0] }) { return }
      var randomness = SeededGenerator(seed: Self.seed, stream: UInt64(index))
      follow(system.drawnLines(using: &randomness), in: system)
    }
  }

  private mutating func follow(_ lines: [System.Line], in system: System) {
    let catalogue = System.State.catalogue
    var state = System.State()
    for line in lines {
      state.apply(line)
      let expectation = state.expectation
      for statement in expectation.statements where system.claims(statement.aspect) {
        if case .noted = statement.permitted { continue }
        catalogue.visit(statement.aspect, in: expectation.situation) { isReached[$0] = true }
      }
    }
  }
}
