import ConformanceChecks
import ConformanceEngine
import NavigationReference

/// Makes of a failing scenario the shortest one that shows the same, with all that there is to say about it.
struct Investigation {
  let subject: NavigationSubject
  let catalogue: RequirementCatalogue
  let proof: ProofBudget
  /// Asked before each scenario; once it says so, what has been found by then is kept as it is.
  private let isOver: () -> Bool
  private let strays = StrayWatch()
  /// A scenario that the subject answered in two ways while it was looked into.
  private(set) var nondeterminism: Nondeterminism?

  init(
    subject: NavigationSubject, catalogue: RequirementCatalogue, proof: ProofBudget,
    until isOver: @escaping () -> Bool = { false }
  ) {
    self.subject = subject
    self.catalogue = catalogue
    self.proof = proof
    self.isOver = isOver
  }

  /// - Parameters:
  ///   - lines: a scenario whose last line fails.
  ///   - blame: what it shows.
  ///   - origin: where it came from.
  mutating func counterexample(
    from lines: [ScenarioLine], showing blame: Blame, origin: Counterexample.Origin
  ) async -> Counterexample {
    if let scenario = RelationScenario(lines) {
      var investigation = RelationInvestigation(
        subject: subject, catalogue: catalogue, proof: proof, until: isOver)
      defer { nondeterminism = investigation.nondeterminism }
      return await investigation.counterexample(from: scenario, showing: blame, origin: origin)
    }
    var shortest = await shrink(lines, showing: blame)
    if let proven = await prove(shortest, requirement: blame.requirement) {
      shortest = proven
    } else if nondeterminism == nil, !isOver() {
      // A try that failed once, by chance, may have led there.
      _ = await isSteady(shortest.lines, blame.requirement, seen: shortest.seen)
    }
    var oracle = oracle(for: blame.requirement)
    let last = await oracle.execute(shortest.lines)
    if nondeterminism == nil, last.failure?.requirement != blame.requirement {
      nondeterminism = noLonger(
        blame.requirement, shortest.lines, seen: shortest.seen, now: oracle.session.lastSeen)
    }
    let detours = await detours(in: shortest.lines, around: blame.requirement)
    // What nobody has answered was not seen.
    let isAnswered = subject.loss == nil
    return Counterexample(
      scenario: ScenarioStory(lines: shortest.lines),
      failingLine: shortest.lines.count - 1,
      comparisons: isAnswered ? oracle.session.comparisons(isWhole: false) : [],
      raised: isAnswered ? oracle.session.observation.raised : nil,
      certainty: isAnswered ? shortest.certainty.claimed(beside: strays) : .endedByLimit,
      foundLineCount: lines.count,
      foundAt: origin,
      shrinkStepCount: shortest.stepCount,
      detours: detours)
  }

  /// The lines that change nothing on the stack, and without which something else is violated first: whoever reads the
  /// scenario would look for their part in what it shows.
  private func detours(
    in lines: [ScenarioLine], around requirement: Int
  ) async -> [Counterexample.Detour] {
    let language = NavigationLanguage(claims: subject.capabilities)
    var oracle = oracle(for: requirement)
    var detours: [Counterexample.Detour] = []
    for index in lines.indices.dropLast() where lines[index].isSetting {
      var shorter = lines
      shorter.remove(at: index)
      guard language.accepts(all: shorter), !isOver(),
        let other = await oracle.execute(shorter).failure?.requirement, other != requirement
      else { continue }
      detours.append(
        Counterexample.Detour(line: index, requirement: catalogue.requirements[other].id))
    }
    return detours
  }

  private struct Shortest {
    var lines: [ScenarioLine]
    var certainty: Counterexample.Certainty
    var stepCount: Int
    /// Whether it fails under any names; if not, a scenario does not speak for its renamings.
    var isNameless: Bool
    /// What was seen when it failed while it was shrunk.
    var seen: String?
  }

  private func shrink(_ lines: [ScenarioLine], showing blame: Blame) async -> Shortest {
    // Whoever is out of patience does not wait for what would be tried either.
    guard !isOver() else {
      return Shortest(lines: lines, certainty: .endedByLimit, stepCount: 0, isNameless: false)
    }
    let language = NavigationLanguage(claims: subject.capabilities)
    var oracle = oracle(for: blame.requirement)
    oracle.keepsFailures = true
    var shrinker = Shrinker(
      language: language, oracle: EndableOracle(oracle, until: isOver),
      vocabulary: NavigationVocabulary.whole(
        with: lines, language: language, claims: subject.capabilities))
    let shrunk = await shrinker.shrink(lines, failure: blame, failingLine: lines.count - 1)
    return Shortest(
      lines: shrunk.lines, certainty: shrunk.endedByLimit ? .endedByLimit : .shortestFound,
      stepCount: shrunk.executedSteps, isNameless: shrunk.canonicalNames,
      seen: shrinker.oracle.inner.failures[shrunk.lines])
  }

  /// What is spent on looking for a simpler one of the same length, before it is proven that none is shorter.
  private static let simplestStepCount = 10_000
  /// What is spent at most on looking at those that differ from it in few lines.
  private static let nearbyStepCount = 200_000

  /// The same, a simpler or a shorter one with what is proven of it; `nil` where nothing can be claimed.
  private mutating func prove(_ found: Shortest, requirement: Int) async -> Shortest? {
    guard var budget = SearchBudget(proof), found.isNameless else { return nil }
    let proof = ShortestProof(
      subject: subject, catalogue: catalogue, requirement: requirement, isOver: isOver,
      strays: strays)
    var shortest = found
    // What has been found among its neighbours has none that are better.
    var settled: [ScenarioLine] = []
    var nearby = budget.first(stepsBeside: Self.nearbyStepCount)
    while true {
      var part = SearchBudget(steps: Self.simplestStepCount)
      if let simplest = await proof.simplest(of: shortest.lines, within: &part) {
        guard await isSteady(simplest, requirement) else { return nil }
        shortest.lines = simplest
        shortest.seen = nil
      }
      if shortest.lines != settled,
        let near = await proof.nearby(of: shortest.lines, within: &nearby)
      {
        guard await isSteady(near, requirement) else { return nil }
        settled = near
        shortest.lines = near
        shortest.seen = nil
        // A line that the other one needed may be in vain here.
        var oracle = oracle(for: requirement)
        if let blame = await oracle.execute(near).failure {
          let shrunk = await shrink(near, showing: blame)
          shortest.stepCount += shrunk.stepCount
          if shrunk.isNameless, shrunk.lines.count < near.count {
            shortest.lines = shrunk.lines
            shortest.seen = shrunk.seen
          }
        }
        continue
      }
      switch await proof.search(below: shortest.lines, within: &budget) {
      case .certain(let certainty):
        guard await isSteady(shortest.lines, requirement, seen: shortest.seen) else { return nil }
        shortest.certainty = shortest.certainty.followed(by: certainty)
        return shortest
      case .shorter(let lines, let blame):
        guard await isSteady(lines, requirement) else { return nil }
        // The same length may do with simpler lines.
        var simpler = await shrink(lines, showing: blame)
        simpler.stepCount += shortest.stepCount
        guard simpler.isNameless else { return simpler }
        shortest = simpler
      case .contradicted(let lines):
        if await isSteady(lines, requirement) {
          nondeterminism = Nondeterminism(
            scenario: ScenarioStory(lines: lines), first: "no difference",
            second: await lastSeen(in: lines, requirement))
        }
        return nil
      }
    }
  }

  private func oracle(for requirement: Int) -> SubjectOracle {
    var oracle = SubjectOracle(subject: subject, catalogue: catalogue, blaming: requirement)
    oracle.strays = strays
    return oracle
  }

  private func lastSeen(in lines: [ScenarioLine], _ requirement: Int) async -> String {
    var oracle = oracle(for: requirement)
    _ = await oracle.execute(lines)
    return oracle.session.lastSeen
  }

  /// Whether the subject violates the requirement three times alike; if not, that is what has been found.
  ///
  /// - Parameter seen: what was seen when it failed before.
  private mutating func isSteady(
    _ lines: [ScenarioLine], _ requirement: Int, seen: String? = nil
  ) async -> Bool {
    var oracle = oracle(for: requirement)
    let first = await oracle.answer(to: lines)
    let firstSeen = oracle.session.lastSeen
    if let other = first.failure, other.requirement != requirement {
      nondeterminism = noLonger(requirement, lines, seen: seen, now: firstSeen)
      return false
    }
    for _ in 0..<2 {
      guard await oracle.answer(to: lines) == first, first.failure != nil else {
        nondeterminism = .wavering(
          ScenarioStory(lines: lines), firstSeen, oracle.session.lastSeen, before: seen)
        return false
      }
    }
    return true
  }

  /// That a scenario has violated a requirement, and does not any more.
  private func noLonger(
    _ requirement: Int, _ lines: [ScenarioLine], seen: String?, now: String
  ) -> Nondeterminism {
    Nondeterminism(
      scenario: ScenarioStory(lines: lines),
      first: seen ?? "a violation of \(catalogue.requirements[requirement].id)", second: now)
  }
}

extension ScenarioLine {
  /// Whether it only says how something is to be, and neither moves on the stack nor waits.
  fileprivate var isSetting: Bool {
    switch self {
    case .change, .setDelegate, .changeBar, .setNavigationBarHidden, .assignNavigationBarHidden,
      .setToolbarHidden, .assignToolbarHidden, .setToolbarItems:
      true
    default: false
    }
  }
}

extension SearchBudget {
  /// `nil` where nothing is to be searched.
  ///
  /// - Parameter stepsPerLine: how many steps a line takes of the budget.
  init?(_ proof: ProofBudget, stepsPerLine: Int = 1) {
    switch proof {
    case .none: return nil
    case .steps(let count): self.init(steps: count / stepsPerLine)
    case .time(let duration): self.init(time: duration)
    }
  }
}
