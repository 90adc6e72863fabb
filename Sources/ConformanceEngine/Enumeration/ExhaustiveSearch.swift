/// Runs all canonical scenarios with fewer lines than a given one, to prove that none is shorter.
///
/// Lengths are searched in ascending order, so the first scenario found is a shortest one. Besides
/// what `ScenarioCursor` leaves out, these are not run:
/// - **Extensions of a scenario that has failed**, in whatever way, or has come to its end: nothing
///   after that is judged, so they cannot show the sought failure for the first time. This holds for hidden
///   state too, since it rests on the subject's own run. At every greater length the first of them
///   is run once more, which is what it costs to remember nothing.
/// - **Scenarios whose last line cannot show the failure**, by `canFail`. If the failure came at an
///   earlier line it was met at that length. `canFail` looks at the model alone and must not be
///   false where the sought failure can be; nor must `canEnd`, which looks at the last line alone and
///   spares the model, too.
///
/// Every scenario is counted, whether it was run or one of these arguments was good for it. A length
/// with more scenarios than the budget could walk through is not begun: half of a length proves
/// nothing. Nor is one in which some line could be followed by more lines than can be prepared.
///
/// The search is a value that goes on where it stopped, if it is run again with another budget. It
/// claims nothing for a subject that does not answer the same lines in the same way.
@usableFromInline
package struct ExhaustiveSearch<Language: ScenarioLanguage, Oracle: FailureOracle>
where Oracle.Line == Language.Line {
  @usableFromInline
  package typealias Outcome = ExhaustiveSearchOutcome<Language.Line, Oracle.Failure>

  @usableFromInline package let language: Language
  @usableFromInline package let lineLimit: Int
  @usableFromInline package var oracle: Oracle
  /// All scenarios of the lengths that are complete.
  @usableFromInline package var scenarios = 0
  @usableFromInline let table: CanonicalLines<Language>
  @usableFromInline let endings: CanonicalLines<Language>
  @usableFromInline let isSought: (Oracle.Failure) -> Bool
  @usableFromInline let canFail: (Language.Line, Language.State, Language.State) -> Bool
  @usableFromInline var cursor: ScenarioCursor<Language>
  /// How many scenarios the length before the present one has, and how many names they have at most.
  @usableFromInline var last = CanonicalCount<Language>.Result(scenarios: 1, mostNames: 0)
  /// Whether the scenario under the cursor is still to be run.
  @usableFromInline var isPending = false
  @usableFromInline var counter: CanonicalCount<Language>

  /// Searches among the scenarios with fewer than `lineLimit` lines.
  ///
  /// - Parameters:
  ///   - canEnd: whether a last line can show a sought failure, whatever came before.
  ///   - canFail: whether the last line can show a sought failure, by the model's states before and
  ///     after it.
  ///   - isSought: whether it is this failure that is searched for.
  @inlinable
  package init(
    fewerLinesThan lineLimit: Int, vocabulary: Vocabulary<Language>, language: Language,
    oracle: Oracle, canEnd: (Language.Line) -> Bool = { _ in true },
    canFail:
      @escaping (
        _ lastLine: Language.Line, _ before: Language.State, _ after: Language.State
      ) -> Bool = { _, _, _ in true },
    isSought: @escaping (Oracle.Failure) -> Bool
  ) {
    self.language = language
    self.lineLimit = lineLimit
    self.oracle = oracle
    self.isSought = isSought
    self.canFail = canFail
    table = CanonicalLines(of: vocabulary, language: language, atMost: Self.choiceLimit)
    endings = table.filtered(canEnd)
    cursor = ScenarioCursor(length: 1, over: table, endings: endings, language: language)
    counter = CanonicalCount(over: table, language: language)
  }

  /// How many lines may follow in a scenario of a length that can be searched.
  @inlinable package static var choiceLimit: Int { 100_000 }

  /// Goes on searching until the budget ends. Then counts what there is, which is not charged and
  /// may cost `modelSteps`.
  @inlinable
  package mutating func run(
    within budget: inout SearchBudget, countingModelSteps modelSteps: Int = 1_000_000
  ) async -> Outcome {
    while cursor.length < lineLimit {
      if isWithin(budget), isPrepared(within: &budget),
        let found = await searchLength(within: &budget)
      {
        return found
      }
      guard cursor.isFinished, let count = counter.count(length: cursor.length, within: &budget)
      else {
        return .endedByLimit(
          scenarios: scenarios, total: oracle.hasEnded ? nil : total(modelSteps: modelSteps),
          completeLines: cursor.length - 1)
      }
      scenarios += count.scenarios
      last = count
      cursor = ScenarioCursor(
        length: cursor.length + 1, over: table, endings: endings, language: language)
    }
    return .exhausted(scenarios: scenarios)
  }

  /// Whether the present length can be walked through, as far as its beginnings tell.
  @inlinable
  func isWithin(_ budget: SearchBudget) -> Bool {
    guard table.isPrepared(namesUsed: last.mostNames) else { return false }
    let (steps, isTooLarge) = last.scenarios.multipliedReportingOverflow(
      by: table.count(namesUsed: 0))
    return !isTooLarge && !budget.isTooSmall(forModelSteps: steps)
  }

  /// Whether every line is prepared that the present length takes; where not all are, only going
  /// through its beginnings tells, which is what counting does.
  @inlinable
  mutating func isPrepared(within budget: inout SearchBudget) -> Bool {
    table.isComplete || counter.count(length: cursor.length, within: &budget) != nil
  }

  /// Runs what is left of the present length. A scenario that is still pending then had no budget.
  @inlinable
  mutating func searchLength(within budget: inout SearchBudget) async -> Outcome? {
    while isPending || cursor.next(charging: &budget) {
      isPending = true
      guard !budget.isSpent else { return nil }
      guard let lastLine = cursor.lines.last,
        canFail(lastLine, cursor.lastStep.before, cursor.lastStep.after)
      else {
        isPending = false
        continue
      }
      let execution = await oracle.execute(cursor.lines)
      guard !oracle.hasEnded else {
        budget.end()
        return nil
      }
      budget.chargeExecution(of: execution.steps + execution.waitedSteps)
      isPending = false
      guard let last = execution.lastLine else { continue }
      if let failure = execution.failure, isSought(failure) {
        let lines = Array(cursor.lines.prefix(last + 1))
        return last == cursor.lines.count - 1 ? .found(lines, failure) : .contradicted(lines)
      }
      cursor.skipExtensions(ofFirst: last + 1)
    }
    return nil
  }

  /// How many canonical scenarios have fewer lines, or nil if that takes too long to count.
  @inlinable
  package mutating func total(modelSteps: Int) -> Int? {
    guard table.isPrepared(namesUsed: last.mostNames) else { return nil }
    var budget = SearchBudget(steps: modelSteps / SearchBudget.modelStepsPerStep)
    var total = 0
    for length in 1..<max(lineLimit, 1) {
      guard let count = counter.count(length: length, within: &budget) else { return nil }
      let (sum, isTooLarge) = total.addingReportingOverflow(count.scenarios)
      guard !isTooLarge else { return nil }
      total = sum
    }
    return total
  }
}
