import ConformanceEngine
import NavigationReference

/// Makes of a scenario that shows how a subject reads an open point a short one that shows the same.
///
/// An example is worth less than a counterexample, and every campaign has dozens of them: lines are left out and
/// simplified, and no other way to the same state is looked for.
struct ChoiceInvestigation {
  private let language: NavigationLanguage
  private let subject: NavigationSubject

  init(subject: NavigationSubject) {
    self.subject = subject
    language = NavigationLanguage(claims: subject.capabilities)
  }

  func shortest(for choice: ChoiceRecord) async -> [ScenarioLine] {
    var oracle = ChoiceOracle(
      subject: subject,
      sought: ChoiceTally.Sighting(choice: choice.choice, mask: choice.mask))
    var lines = choice.lines
    var size = lines.count
    while size > 0 {
      lines = await without(size, of: lines, &oracle)
      size /= 2
    }
    lines = await simplified(lines, &oracle)
    // A line that is simpler may be one that can go.
    lines = await without(1, of: lines, &oracle)
    let canonical = language.canonicalForm(of: lines)
    return canonical == lines ? lines : await shown(canonical, &oracle) ?? lines
  }

  /// The lines without as many runs of this length as possible, the last ones first.
  private func without(
    _ size: Int, of lines: [ScenarioLine], _ oracle: inout ChoiceOracle
  ) async -> [ScenarioLine] {
    var lines = lines
    var start = lines.count - size
    while start >= 0 {
      let rest = lines[..<start] + lines[min(start + size, lines.count)...]
      // What only the missing lines made possible goes with them.
      if let shown = await shown(language.acceptedLines(of: rest), &oracle) { lines = shown }
      start = min(start, lines.count) - size
    }
    return lines
  }

  private func simplified(
    _ lines: [ScenarioLine], _ oracle: inout ChoiceOracle
  ) async -> [ScenarioLine] {
    var lines = lines
    var index = 0
    while index < lines.count {
      var isSimplest = true
      for line in language.simplifications(of: lines[index]) {
        var candidate = lines
        candidate[index] = line
        guard language.accepts(all: candidate), let shown = await shown(candidate, &oracle) else {
          continue
        }
        lines = shown
        isSimplest = false
        break
      }
      if isSimplest { index += 1 }
    }
    return lines
  }

  /// The scenario up to the line that shows what is sought.
  private func shown(
    _ lines: [ScenarioLine], _ oracle: inout ChoiceOracle
  ) async -> [ScenarioLine]? {
    guard !lines.isEmpty, let last = await oracle.execute(lines).failingLine else { return nil }
    return Array(lines.prefix(last + 1))
  }
}

/// Says of scenarios whether they show one way of reading an open point.
struct ChoiceOracle: FailureOracle {
  private let subject: NavigationSubject
  private let sought: ChoiceTally.Sighting
  private var session: Session

  init(subject: NavigationSubject, sought: ChoiceTally.Sighting) {
    self.subject = subject
    self.sought = sought
    session = Session(claims: subject.capabilities)
    session.keptAtStart = []
  }

  mutating func execute(_ lines: [ScenarioLine]) async -> Execution<ChoiceTally.Sighting> {
    // The other counts stay: nobody asks for them here, and emptying their table takes longer than most scenarios do.
    session.forgetReadings()
    var script = Script(lines)
    _ = await subject.run(&session, &script)
    let seen = session.takeSightings().first { $0.sighting == sought }
    guard let seen else { return .passed(steps: session.lines.count) }
    return .failed(sought, atLine: seen.lineCount - 1, steps: session.lines.count)
  }
}
