import ConformanceChecks
import ConformanceEngine
import NavigationReference

/// Runs a scenario on two subjects of one of the smaller systems and says in which line they first differ, and in what.
struct SystemDifferenceOracle<System: JudgedSystem>: FailureOracle {
  typealias Observation = SystemObservation<System.State.Aspect>

  /// What differences are told apart by; the numbers are indices in the system's lists.
  enum Key: Hashable, Sendable {
    case requirement(Int)
    case choice(Int)
    case open(String)
    case breakdown(String, String)

    var isOpen: Bool { if case .open = self { true } else { false } }
  }

  let first: SystemSubject<System>
  let second: SystemSubject<System>
  /// What both claim.
  let system: System
  /// Differences that are passed over where nothing else follows from them.
  var known: Set<Key> = []

  // What the last run came to.
  private(set) var rows: [SubjectDifference.Row] = []
  /// Why one of the two could not be driven.
  private(set) var mistake: (isOfFirst: Bool, text: String)?
  private(set) var brokenDown = (first: false, second: false)

  init(_ first: SystemSubject<System>, _ second: SystemSubject<System>) {
    self.first = first
    self.second = second
    system = first.system.common(with: second.system)
  }

  /// One of the two may leave when it has answered the last line.
  func mayComeAfterTheEnd(_ failure: Key) -> Bool {
    if case .breakdown = failure { true } else { false }
  }

  mutating func execute(_ lines: [System.Line]) async -> Execution<Key> {
    let (ofFirst, endOfFirst) = await run(lines, on: first, isFirst: true)
    let (ofSecond, endOfSecond) = await run(lines, on: second, isFirst: false)
    brokenDown = (endOfFirst != nil, endOfSecond != nil)
    rows = []
    guard mistake == nil else { return .passed(steps: lines.count) }
    var state = System.State()
    for (index, pair) in zip(ofFirst, ofSecond).enumerated() {
      state.apply(lines[index])
      if let key = difference(pair.0, pair.1, state.expectation) {
        // How the two go on after a difference says nothing.
        brokenDown = (false, false)
        return .failed(key, atLine: index, steps: lines.count)
      }
    }
    let words = [endOfFirst, endOfSecond].map { $0?.kind.word ?? DifferenceOracle.answered }
    guard words[0] != words[1] else { return .passed(steps: lines.count) }
    rows = [SubjectDifference.Row(aspect: "step", first: words[0], second: words[1])]
    return .failed(
      .breakdown(words[0], words[1]), atLine: min(ofFirst.count, ofSecond.count, lines.count - 1),
      steps: lines.count)
  }

  /// What was seen of each line, and how the subject broke down.
  private mutating func run(
    _ lines: [System.Line], on subject: SystemSubject<System>, isFirst: Bool
  ) async -> (seen: [Observation], end: Breakdown?) {
    subject.announce?(lines)
    _ = await subject.elsewhere?.send(lines)
    subject.begin()
    var state = System.State()
    var seen: [Observation] = []
    for line in lines {
      state.apply(line)
      let observation = await subject.perform(line, state)
      if let breakdown = observation.breakdown { return (seen, breakdown) }
      if let text = observation.mistake
        ?? observation.unsupported.map({ SystemSelfCheck<System>.unsupported($0) })
      {
        mistake = (isFirst, text)
        return (seen, nil)
      }
      seen.append(observation)
      if observation.isUndefinedFromHere { break }
    }
    return (seen, nil)
  }

  /// What the first aspect that differs is to be called; `nil` where they do the same, or differ as is known.
  private mutating func difference(
    _ first: Observation, _ second: Observation,
    _ expectation: SystemExpectation<System.State.Aspect, System.State.Situation>
  ) -> Key? {
    let differing = System.State.Aspect.allCases.filter { aspect in
      system.claims(aspect) && first[aspect] != second[aspect]
    }
    var keys = differing.map { (aspect: $0, key: key($0, first, second, expectation)) }
    // What nothing is said of is told of only where it is all there is: mostly it is another view of the same.
    if keys.contains(where: { !$0.key.isOpen }) { keys.removeAll { $0.key.isOpen } }
    guard
      let found = keys.first(where: { !known.contains($0.key) })
        ?? keys.first(where: { !$0.aspect.standsAlone })
    else { return nil }
    let shown = System.State.Aspect.allCases.filter { aspect in
      differing.contains(aspect) || aspect.givesContext && first[aspect] != nil
    }
    rows = shown.map { aspect in
      SubjectDifference.Row(
        aspect: aspect.title, first: Self.text(of: aspect, first),
        second: Self.text(of: aspect, second))
    }
    return found.key
  }

  private func key(
    _ aspect: System.State.Aspect, _ first: Observation, _ second: Observation,
    _ expectation: SystemExpectation<System.State.Aspect, System.State.Situation>
  ) -> Key {
    let values = [first[aspect], second[aspect]]
    guard let statement = expectation.statements.first(where: { $0.aspect == aspect }),
      !values.contains(where: { $0?.isUnjudged ?? false })
    else { return .open(aspect.title) }
    switch statement.permitted {
    case .exactly: break
    case .oneOf(let choice, _), .noted(let choice, _):
      if values.allSatisfy({ $0.map { statement.permits($0) } ?? false }) { return .choice(choice) }
    }
    let blamed = System.State.catalogue.mostSpecific(of: aspect, in: expectation.situation).first
    return blamed.map { .requirement($0) } ?? .open(aspect.title)
  }

  private static func text(of aspect: System.State.Aspect, _ seen: Observation) -> String {
    seen[aspect]?.text ?? seen.raised.map { "raised \($0)" } ?? "nothing"
  }
}
