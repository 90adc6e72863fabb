/// Runs the scenarios that count for as many lines as a given one and are simpler, to find the simplest that fails.
///
/// Where a failure shows in several scenarios of one length, which of them a campaign comes upon hangs on its seed; which of
/// them is the simplest does not. What is left out is what `ExhaustiveSearch` leaves out, and what is no simpler. A search
/// whose budget ends keeps the simplest that it has met.
@usableFromInline
package struct SimplestSearch<Language: ScenarioLanguage, Oracle: FailureOracle>
where Oracle.Line == Language.Line {
  @usableFromInline package typealias Line = Language.Line

  @usableFromInline package var oracle: Oracle
  @usableFromInline let language: Language
  @usableFromInline let table: CanonicalLines<Language>
  @usableFromInline let isSought: (Oracle.Failure) -> Bool
  @usableFromInline let canFail: (Line, Language.State, Language.State) -> Bool
  @usableFromInline var cursor: ScenarioCursor<Language>
  /// What has to be simpler.
  @usableFromInline var simplicity: Simplicity<Language>
  /// The weights of the lines under the cursor, as far as they have been asked for.
  @usableFromInline var weighed: [(line: Line, weight: Language.Weight)] = []

  /// Searches among the scenarios that are simpler than `lines`, and no shorter. What the closures are asked is told in
  /// `ExhaustiveSearch`.
  @inlinable
  package init(
    simplerThan lines: [Line], vocabulary: Vocabulary<Language>, language: Language,
    oracle: Oracle, canEnd: (Line) -> Bool = { _ in true },
    canFail:
      @escaping (
        _ lastLine: Line, _ before: Language.State, _ after: Language.State
      ) -> Bool = { _, _, _ in true },
    isSought: @escaping (Oracle.Failure) -> Bool
  ) {
    self.language = language
    self.oracle = oracle
    self.isSought = isSought
    self.canFail = canFail
    table = CanonicalLines(
      of: vocabulary, language: language,
      atMost: ExhaustiveSearch<Language, Oracle>.choiceLimit)
    cursor = ScenarioCursor(
      length: language.lineCount(of: lines), over: table, endings: table.filtered(canEnd),
      language: language)
    simplicity = Simplicity(of: language.canonicalForm(of: lines), in: language)
  }

  /// The simplest scenario that fails, and how; `nil` if the budget has room for none.
  @inlinable
  package mutating func run(
    within budget: inout SearchBudget
  ) async -> (lines: [Line], failure: Oracle.Failure)? {
    guard table.isComplete else { return nil }
    var found: (lines: [Line], failure: Oracle.Failure)?
    while cursor.next(charging: &budget), !budget.isSpent {
      if let place = firstHeavierLine() {
        // So are all that can still come in its place.
        guard place > 0 else { return found }
        cursor.skipExtensions(ofFirst: place)
        continue
      }
      let lines = cursor.lines
      let key = Simplicity(of: lines, in: language)
      guard let last = lines.last, key < simplicity,
        canFail(last, cursor.lastStep.before, cursor.lastStep.after)
      else { continue }
      let execution = await oracle.execute(lines)
      guard !oracle.hasEnded else { return found }
      budget.chargeExecution(of: execution.steps + execution.waitedSteps)
      guard let end = execution.lastLine else { continue }
      if let failure = execution.failure, isSought(failure), end == lines.count - 1 {
        found = (lines: lines, failure: failure)
        simplicity = key
      }
      cursor.skipExtensions(ofFirst: end + 1)
    }
    return found
  }

  /// Where the scenario under the cursor has the first line that weighs something else than what it is to be simpler than,
  /// if that is more.
  @inlinable
  mutating func firstHeavierLine() -> Int? {
    for (place, line) in cursor.lines.enumerated() {
      if place == weighed.count || weighed[place].line != line {
        weighed.removeSubrange(place...)
        weighed.append((line: line, weight: language.weight(of: line)))
      }
      guard place < simplicity.weights.count else { return nil }
      let weight = weighed[place].weight
      guard weight == simplicity.weights[place] else {
        return simplicity.weights[place] < weight ? place : nil
      }
    }
    return nil
  }
}
