import NavigationReference

@testable import NavigationConformance

/// Entries and corpora of every kind, from a seed: the same on every machine.
struct RandomCorpus {
  private var random: RandomLines

  init(seed: UInt64) {
    random = RandomLines(seed: seed)
  }

  mutating func next(upTo bound: Int) -> Int { random.next(upTo: bound) }

  mutating func entry() -> CorpusEntry {
    CorpusEntry(requirement: id(), scenario: scenario(), findings: findings(upTo: 4))
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

  private mutating func id() -> String {
    let all = RequirementDescription.navigation
    return all[next(upTo: all.count)].id
  }

  private mutating func verdict() -> CorpusVerdict {
    switch next(upTo: 5) {
    case 0, 1: .agrees
    case 2, 3: .violates(id())
    default: .breaksDown("crashed (signal 11)")
    }
  }

  private mutating func findings(upTo bound: Int) -> [CorpusFinding] {
    (0...next(upTo: bound)).map { _ in
      CorpusFinding(
        subject: text(), verdict: verdict(),
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
