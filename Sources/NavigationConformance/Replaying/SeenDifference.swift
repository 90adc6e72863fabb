import NavigationReference

/// What was seen in the step in which a run differed, and in which steps it had differed before and gone on: its repetitions
/// should show the same.
struct SeenDifference: Sendable {
  private let differences: [Counterexample.Comparison]
  /// Every step in which the run differed, this one last.
  private let steps: [Step]
  /// All that was seen in the step, in words.
  let words: String

  /// - Parameter session: as it stands after the step.
  init(_ session: Session) {
    var copy = session
    let lines = copy.lines
    let differences = copy.comparisons(isWhole: false).filter(\.differs)
    self.differences = differences
    let passed = copy.passed.map { Step($0, in: lines) }
    let last = PassedDifference.Place(lineCount: lines.count, requirement: nil)
    steps = passed + [Step(last, in: lines, showing: Self.rows(differences))]
    words = copy.lastSeen
  }

  /// Where this run and a repetition of it part, in the words of each; `nil` where they do not.
  ///
  /// - Parameter isOnlyPart: Whether only part of what differed in the step is repeated.
  func parting(
    from repetition: SeenDifference, isOnlyPart: Bool
  ) -> (found: String, repeated: String)? {
    for (mine, theirs) in zip(steps, repetition.steps) where mine.place != theirs.place {
      if mine.place.lineCount == theirs.place.lineCount { return (mine.words, theirs.words) }
      return mine.place.lineCount < theirs.place.lineCount
        ? (mine.words, mine.wordsWithoutDifference) : (theirs.wordsWithoutDifference, theirs.words)
    }
    let agrees =
      isOnlyPart
      ? repetition.differences.allSatisfy(differences.contains)
      : repetition.differences == differences
    return agrees ? nil : (words, repetition.words)
  }

  private var rows: [String] { Self.rows(differences) }

  private static func rows(_ differences: [Counterexample.Comparison]) -> [String] {
    differences.map { "\($0.aspect): \($0.observed)" }
  }

  /// A step in which a run differed.
  private struct Step {
    let place: PassedDifference.Place
    private let line: String
    private let rows: [String]

    init(
      _ place: PassedDifference.Place, in lines: [ScenarioLine], showing rows: [String]
    ) {
      self.place = place
      line = lines.isEmpty ? "" : lines[place.lineCount - 1].text
      self.rows = rows
    }

    init(_ passed: PassedDifference, in lines: [ScenarioLine]) {
      let rows =
        if case .unconfirmed(let seen) = passed.cause { seen.rows } else {
          ["what was known to differ"]
        }
      self.init(passed.place, in: lines, showing: rows)
    }

    var words: String { text(rows) }
    var wordsWithoutDifference: String { text(["nothing differs"]) }

    private func text(_ rows: [String]) -> String {
      (["step \(place.lineCount): \(line)"] + rows).joined(separator: "\n")
    }
  }
}
