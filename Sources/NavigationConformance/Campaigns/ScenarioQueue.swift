import NavigationReference

/// The scenarios of a seed that have these indices, one after the other. Those for another process are written ahead and
/// sent there, so that it has something to do while answers are judged.
struct ScenarioQueue<Indices: Sequence<Int>> {
  private var indices: Indices.Iterator
  private let seed: UInt64
  private let plan: GenerationPlan
  private let subject: NavigationSubject
  private let relations: RelationGenerator
  private var written: [(index: Int, lines: [ScenarioLine])] = []
  /// How many of these have been handed out.
  private var taken = 0

  /// - Parameter relations: writes what is compared between them.
  init(
    _ indices: Indices, seed: UInt64, plan: GenerationPlan, subject: NavigationSubject,
    relations: RelationGenerator
  ) {
    self.indices = indices.makeIterator()
    self.seed = seed
    self.plan = plan
    self.subject = subject
    self.relations = relations
  }

  mutating func next() -> (index: Int, script: Script)? {
    guard let foresight = subject.foresight else {
      return indices.next().map { index in
        (index, Script(generator(index), seed: seed, index: UInt64(index)))
      }
    }
    if written.count - taken <= foresight.count / 2 { write(foresight) }
    guard taken < written.count else { return nil }
    taken += 1
    return (written[taken - 1].index, Script(written[taken - 1].lines))
  }

  private mutating func write(_ foresight: NavigationSubject.Foresight) {
    written.removeFirst(taken)
    taken = 0
    var runs: [[ScenarioLine]] = []
    while written.count < foresight.count, let index = indices.next() {
      var script = Script(generator(index))
      let lines = script.allLines()
      written.append((index, lines))
      runs.append(lines)
      if let plan = relations.scenario(after: index)?.plan { runs += [plan.left, plan.right] }
    }
    if !runs.isEmpty { foresight.announce(runs) }
  }

  private func generator(_ index: Int) -> ScenarioGenerator {
    ScenarioGenerator(
      seed: seed, index: UInt64(index), plan: plan, claims: subject.capabilities)
  }
}
