/// Runs all canonical scenarios with fewer lines than a given one, to prove that none is shorter.
///
/// Lengths are searched in ascending order, so the first scenario found is a shortest one. Besides
/// what `ScenarioCursor` leaves out, these are not run:
/// - **Extensions of a scenario that has failed**, in whatever way: nothing after the first failure
///   is judged, so they cannot show the given failure for the first time. This holds for hidden
///   state too, since it rests on the subject's own run. They are not counted as searched.
///   At every greater length the first of them is run once more, which is what it costs to
///   remember nothing.
/// - **Scenarios whose last line cannot show the failure**, by `canFail`. If the failure came at an
///   earlier line it was met at that length. `canFail` looks at the model alone and must not be
///   false where the requirement's situation holds. They are counted: the model has judged them.
///
/// The search is a value that goes on where it stopped, if it is run again with more steps. It
/// claims nothing for a subject that does not answer the same lines in the same way.
package struct ExhaustiveSearch<Language: ScenarioLanguage, Oracle: FailureOracle>
where Oracle.Line == Language.Line {
  package let language: Language
  package let failure: Oracle.Failure
  package let lineLimit: Int
  package var oracle: Oracle
  package var executedSteps = 0
  /// Scenarios searched so far.
  package var scenarios = 0
  /// False when the vocabulary has more lines than anyone could search; nothing is searched then.
  @usableFromInline let isSearchable: Bool
  @usableFromInline let table: CanonicalLines<Language>
  @usableFromInline let canFail: (Language.Line, Language.State, Language.State) -> Bool
  @usableFromInline var cursor: ScenarioCursor<Language>
  /// Whether the scenario under the cursor is still to be run.
  @usableFromInline var isPending = false

  /// Searches for `failure` among the scenarios with fewer than `lineLimit` lines.
  @inlinable
  package init(
    for failure: Oracle.Failure, fewerLinesThan lineLimit: Int,
    vocabulary: Vocabulary<Language>, language: Language, oracle: Oracle,
    canFail:
      @escaping (
        _ lastLine: Language.Line, _ before: Language.State, _ after: Language.State
      ) -> Bool = { _, _, _ in true }
  ) {
    self.language = language
    self.failure = failure
    self.lineLimit = lineLimit
    self.oracle = oracle
    self.canFail = canFail
    isSearchable =
      vocabulary.instanceCount(names: vocabulary.cast, in: language) <= Self.choiceLimit
    table = CanonicalLines(
      of: isSearchable ? vocabulary : Vocabulary(shapes: [], cast: 0, language: language),
      language: language)
    cursor = ScenarioCursor(length: 1, over: table, language: language)
  }

  /// How many lines a vocabulary that can be searched may have.
  @inlinable package static var choiceLimit: Int { 100_000 }

  /// Goes on searching for at most `steps` executed steps; counts what is left for at most
  /// `modelSteps` model steps.
  @inlinable
  package mutating func run(
    steps: Int, countingModelSteps modelSteps: Int = 1_000_000
  ) async -> ExhaustiveSearchOutcome<Language.Line> {
    guard isSearchable else {
      return .endedByLimit(scenarios: 0, total: nil, completeLines: 0)
    }
    let limit = executedSteps + steps
    while cursor.length < lineLimit {
      while isPending || cursor.next() {
        isPending = true
        let (before, after) = cursor.lastStep
        guard let lastLine = cursor.lines.last, canFail(lastLine, before, after) else {
          scenarios += 1
          isPending = false
          continue
        }
        guard executedSteps + cursor.length <= limit else {
          return .endedByLimit(
            scenarios: scenarios, total: total(modelSteps: modelSteps),
            completeLines: cursor.length - 1)
        }
        let execution = await oracle.execute(cursor.lines)
        executedSteps += execution.steps
        scenarios += 1
        isPending = false
        if let failingLine = execution.failingLine {
          if execution.failure == failure {
            return .found(Array(cursor.lines.prefix(failingLine + 1)))
          }
          cursor.skipExtensions(ofFirst: failingLine + 1)
        }
      }
      cursor = ScenarioCursor(length: cursor.length + 1, over: table, language: language)
    }
    return .exhausted(scenarios: scenarios)
  }

  /// How many canonical scenarios have fewer lines, or nil if that takes too long to count.
  @inlinable
  package func total(modelSteps: Int) -> Int? {
    var total = 0
    var spent = 0
    for length in 1..<max(lineLimit, 1) {
      var counter = ScenarioCursor(length: length, over: table, language: language)
      while counter.next() {
        guard spent + counter.modelSteps <= modelSteps else { return nil }
      }
      total += counter.visited
      spent += counter.modelSteps
    }
    return total
  }
}
