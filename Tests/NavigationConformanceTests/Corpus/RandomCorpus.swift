import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

/// Entries and corpora of every kind, from a seed: the same on every machine.
struct RandomCorpus {
  private var random: RandomLines
  /// Scenarios of the smaller systems take a while to be drawn.
  private var pools: [ScenarioSystem: [CorpusScenario]] = [:]

  init(seed: UInt64) {
    random = RandomLines(seed: seed)
  }

  mutating func next(upTo bound: Int) -> Int { random.next(upTo: bound) }

  /// About any of the systems.
  mutating func entry() -> CorpusEntry {
    let systems = ScenarioSystem.allCases
    return entry(about: next(upTo: 2) == 0 ? .navigation : systems[next(upTo: systems.count)])
  }

  mutating func entry(about system: ScenarioSystem) -> CorpusEntry {
    CorpusEntry(
      requirement: id(system), scenario: scenario(about: system),
      findings: findings(upTo: 4, system))
  }

  private mutating func scenario(about system: ScenarioSystem) -> CorpusScenario {
    let pool: [CorpusScenario]
    if let known = pools[system] {
      pool = known
    } else {
      switch system {
      case .navigation: return CorpusScenario(scenario())
      case .layout: pool = someScenarios(of: FullScreenSystem())
      case .lifecycle: pool = someScenarios(of: LifecycleSystem(claims: .all))
      case .toolbarController: pool = someScenarios(of: ToolbarControllerSystem(claims: .all))
      }
      pools[system] = pool
    }
    return pool[next(upTo: pool.count)]
  }

  /// Some of the small ones, and some that are drawn.
  private mutating func someScenarios<System: JudgedSystem>(of system: System) -> [CorpusScenario] {
    let small = system.smallScenarios(atMost: 300)
    return (0..<40).compactMap { _ in
      var randomness = SeededGenerator(
        seed: UInt64(next(upTo: 1_000)), stream: UInt64(next(upTo: 1_000)))
      let lines =
        random.flag() && system.draws
        ? system.drawnLines(using: &randomness) : small[next(upTo: small.count)]
      let story = system.story(lines)
      guard let scenario = CorpusScenario(story, about: System.kind) else {
        Issue.record("cannot be read: \(story.oneLine)")
        return nil
      }
      return scenario
    }
  }

  /// Corpora that often have entries in common, with findings that contradict each other.
  mutating func corpora(_ count: Int) -> [Corpus] {
    let pool = (0..<4).map { _ in scenario() }
    return (0..<count).map { _ in
      Corpus(
        (0..<next(upTo: 6)).map { _ in
          CorpusEntry(
            requirement: ["PUSH-03", "POP-01"][next(upTo: 2)], scenario: pool[next(upTo: 4)],
            findings: findings(upTo: 3))
        })
    }
  }

  /// One that the documents define.
  mutating func scenario() -> NavigationScenario {
    var model = NavigationModel()
    var expectation = Expectation()
    var lines: [ScenarioLine] = []
    while lines.isEmpty || next(upTo: 8) > 0 {
      let line = random.line()
      guard model.refusal(of: line) == nil, line.names.allSatisfy({ $0.index < 60 }) else {
        continue
      }
      model.apply(line, to: &expectation)
      lines.append(line)
    }
    return NavigationScenario(lines: lines)
  }

  private mutating func id(_ system: ScenarioSystem) -> String {
    let all = system.requirements
    return all[next(upTo: all.count)].id
  }

  private mutating func verdict(_ system: ScenarioSystem) -> CorpusVerdict {
    switch next(upTo: 5) {
    case 0, 1: .agrees
    case 2, 3: .violates(id(system))
    default: .breaksDown("crashed (signal 11)")
    }
  }

  private mutating func findings(
    upTo bound: Int, _ system: ScenarioSystem = .navigation
  ) -> [CorpusFinding] {
    (0...next(upTo: bound)).map { _ in
      CorpusFinding(
        subject: text(), verdict: verdict(system),
        differences: (0..<next(upTo: 3)).map { _ in text() },
        origin: origin(), date: random.flag() ? text() : nil)
    }
  }

  private mutating func origin() -> CorpusOrigin? {
    let suite = VersionNumber(0, UInt64(next(upTo: 2)), 0)
    let number = UInt64(next(upTo: 3))
    return switch next(upTo: 4) {
    case 0: nil
    case 1: CorpusOrigin(suite: suite, place: .given)
    case 2: CorpusOrigin(suite: suite, place: .small(number))
    default:
      CorpusOrigin(
        suite: suite,
        place: .generated(
          generator: number, seed: [1, .max][next(upTo: 2)], index: UInt64(next(upTo: 2))))
    }
  }

  /// Never empty: nothing that a head says is.
  private mutating func text() -> String {
    let odd = RandomLines.oddTexts.compactMap { $0 } + ["MyContainer", "a: b", "# end", "\r"]
    let text = (0...next(upTo: 2)).map { _ in odd[next(upTo: odd.count)] }.joined()
    return text.isEmpty ? "x" : text
  }
}
