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
  /// What was known to be fatal when they were written.
  private var fatal: [FatalStep] = []

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

  /// - Parameter fatal: what the scenarios end before.
  mutating func next(before fatal: [FatalStep]) -> (index: Int, script: Script)? {
    guard let foresight = subject.foresight else {
      return indices.next().map { index in
        guard fatal.isEmpty else { return (index, Script(lines(index, before: fatal))) }
        return (index, Script(generator(index), seed: seed, index: UInt64(index)))
      }
    }
    if fatal != self.fatal {
      self.fatal = fatal
      foresight.forget()
      for place in written.indices {
        written[place].lines = Array(fatal.survived(of: written[place].lines))
      }
      announce(written.dropFirst(taken), foresight)
    }
    if written.count - taken <= foresight.count / 2 { write(foresight) }
    guard taken < written.count else { return nil }
    taken += 1
    return (written[taken - 1].index, Script(written[taken - 1].lines))
  }

  private mutating func write(_ foresight: NavigationSubject.Foresight) {
    written.removeFirst(taken)
    taken = 0
    let former = written.count
    while written.count < foresight.count, let index = indices.next() {
      written.append((index, lines(index, before: fatal)))
    }
    announce(written.dropFirst(former), foresight)
  }

  private func announce(
    _ scenarios: ArraySlice<(index: Int, lines: [ScenarioLine])>,
    _ foresight: NavigationSubject.Foresight
  ) {
    var runs: [[ScenarioLine]] = []
    for (index, lines) in scenarios {
      runs.append(lines)
      guard let scenario = relations.scenario(after: index), !fatal.isMet(in: scenario),
        let plan = scenario.plan
      else { continue }
      runs += [plan.left, plan.right]
    }
    if !runs.isEmpty { foresight.announce(runs) }
  }

  private func lines(_ index: Int, before fatal: [FatalStep]) -> [ScenarioLine] {
    var script = Script(generator(index))
    return Array(fatal.survived(of: script.allLines()))
  }

  private func generator(_ index: Int) -> ScenarioGenerator {
    ScenarioGenerator(
      seed: seed, index: UInt64(index), plan: plan, claims: subject.capabilities)
  }
}
