/// Finds the simplest scenario that fails as a given one does.
///
/// The passes run in a fixed order until none of them finds anything simpler. The order is by
/// price: what the model can say is asked before the subject is run, and large cuts come before
/// small ones. Everything is deterministic.
@usableFromInline
package struct Shrinker<Language: ScenarioLanguage, Oracle: FailureOracle>
where Oracle.Line == Language.Line {
  @usableFromInline package let language: Language
  @usableFromInline package var oracle: Oracle
  @usableFromInline package let vocabulary: Vocabulary<Language>?
  @usableFromInline package let limits: ShrinkLimits

  /// Routes are searched in `vocabulary`; without one, in that of the scenario to be shrunk.
  @inlinable
  package init(
    language: Language, oracle: Oracle, vocabulary: Vocabulary<Language>? = nil,
    limits: ShrinkLimits = ShrinkLimits()
  ) {
    self.vocabulary = vocabulary
    self.language = language
    self.oracle = oracle
    self.limits = limits
  }

  /// Shrinks a scenario that failed with `failure` at `failingLine`; what follows that line goes at
  /// once, unexecuted.
  @inlinable
  package mutating func shrink(
    _ lines: [Language.Line], failure: Oracle.Failure, failingLine: Int
  ) async -> ShrinkResult<Language> {
    let failing = Array(lines.prefix(failingLine + 1))
    let vocabulary = vocabulary ?? Vocabulary(toTryWith: lines, language: language)
    let shared = SharedOracle(oracle)
    defer { oracle = shared.oracle }
    var session = ShrinkSession(
      language: language, oracle: SoughtFailureOracle(shared, seeking: failure), lines: failing,
      vocabulary: vocabulary, limits: limits, makesNamesCanonical: true)
    await session.simplify()
    var spentCandidates = 0
    var spentSteps = 0
    var endedByLimit = session.isOverLimit
    if session.acceptedCandidates == 0, await session.canonicalFormFails() != true {
      spentCandidates = session.executedCandidates
      spentSteps = session.executedSteps
      session = ShrinkSession(
        language: language, oracle: session.oracle, lines: failing, vocabulary: vocabulary,
        limits: limits.less(spentSteps), makesNamesCanonical: false)
      await session.simplify()
      endedByLimit = endedByLimit || session.isOverLimit
    }
    return ShrinkResult(
      lines: session.current, endedByLimit: endedByLimit,
      canonicalNames: session.makesNamesCanonical,
      executedCandidates: spentCandidates + session.executedCandidates,
      executedSteps: spentSteps + session.executedSteps)
  }

  /// Shortens what shows something and is no failure: an example is worth less than a counterexample. Lines and names are
  /// left out and simplified, and no other way to the same state is looked for.
  ///
  /// - Parameters:
  ///   - lines: a scenario that ends with the line that shows it.
  ///   - sought: what the oracle says of such a scenario.
  /// - Returns: the shortest scenario found, up to the line that shows it.
  @inlinable
  package func shorten(
    _ lines: [Language.Line], showing sought: Oracle.Failure
  ) async -> [Language.Line] {
    var session = ShrinkSession(
      language: language, oracle: SoughtFailureOracle(SharedOracle(oracle), seeking: sought),
      lines: lines, vocabulary: Vocabulary(shapes: [], cast: 0, language: language),
      limits: limits, makesNamesCanonical: true)
    await session.shorten()
    // What hangs on a name need not be shown by the canonical form of what was seen.
    if session.acceptedCandidates == 0, await session.canonicalFormFails() != true { return lines }
    return session.current
  }
}
