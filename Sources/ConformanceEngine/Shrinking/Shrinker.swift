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
    var session = ShrinkSession(
      language: language, oracle: oracle, failure: failure, lines: failing,
      vocabulary: vocabulary, limits: limits, makesNamesCanonical: true)
    await run(on: &session)
    var spentCandidates = 0
    var spentSteps = 0
    var endedByLimit = session.isOverLimit
    if session.acceptedCandidates == 0, await session.canonicalFormFails() != true {
      spentCandidates = session.executedCandidates
      spentSteps = session.executedSteps
      session = ShrinkSession(
        language: language, oracle: session.oracle, failure: failure, lines: failing,
        vocabulary: vocabulary, limits: limits.less(spentSteps), makesNamesCanonical: false)
      await run(on: &session)
      endedByLimit = endedByLimit || session.isOverLimit
    }
    oracle = session.oracle
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
      language: language, oracle: oracle, failure: sought, lines: lines,
      vocabulary: Vocabulary(shapes: [], cast: 0, language: language), limits: limits,
      makesNamesCanonical: true)
    var accepted: Int
    var idle = IdlePasses()
    repeat {
      accepted = session.acceptedCandidates
      await run(DeleteRuns(), on: &session, &idle)
      await run(RewriteWindows(), on: &session, &idle)
      await run(SimplifyLines(), on: &session, &idle)
      await run(DropNames(), on: &session, &idle)
      await run(LowerNames(inAllLinesOnly: true), on: &session, &idle)
      await run(LowerValues(), on: &session, &idle)
    } while session.acceptedCandidates > accepted && !session.isOverLimit
    // What hangs on a name need not be shown by the canonical form of what was seen.
    if session.acceptedCandidates == 0, await session.canonicalFormFails() != true { return lines }
    return session.current
  }

  /// A pass that has come to nothing would come to nothing again until another one changes something, so it is not run.
  /// Nor is any once nothing may be executed any more: to work out what to try takes its time, too.
  @inlinable
  package func run(on session: inout ShrinkSession<Language, Oracle>) async {
    var accepted: Int
    var idle = IdlePasses()
    repeat {
      accepted = session.acceptedCandidates
      await run(ReenterLate(), on: &session, &idle)
      await run(CutDetours(), on: &session, &idle)
      await run(DeleteRuns(), on: &session, &idle)
      if await session.failsUnderItsOwnNamesOnly() { return }
      await run(DeletePairs(), on: &session, &idle)
      await run(RewriteWindows(), on: &session, &idle)
      await run(ShortenWindows(), on: &session, &idle)
      await run(SimplifyLines(), on: &session, &idle)
      await run(SimplifyTogether(), on: &session, &idle)
      await run(DropNames(), on: &session, &idle)
      await run(LowerNames(), on: &session, &idle)
      await run(LowerValues(), on: &session, &idle)
      await run(DeleteAndAdjust(), on: &session, &idle)
      await run(ReorderLines(), on: &session, &idle)
      await run(SubstituteLines(), on: &session, &idle)
      await run(SubstitutePairs(), on: &session, &idle)
      if session.acceptedCandidates == accepted {
        await run(DeleteAndRename(), on: &session, &idle)
      }
      if session.acceptedCandidates == accepted {
        await run(ReplaceEnding(), on: &session, &idle)
      }
      if session.acceptedCandidates == accepted {
        await run(SearchSmallScenarios(), on: &session, &idle)
      }
    } while session.acceptedCandidates > accepted && !session.isOverLimit
  }

  @inlinable
  package func run<Pass: ShrinkPass>(
    _ pass: Pass, on session: inout ShrinkSession<Language, Oracle>, _ idle: inout IdlePasses
  ) async {
    let accepted = session.acceptedCandidates
    guard !session.isOverLimit, !idle.contains(Pass.self, since: accepted) else { return }
    await pass.run(on: &session)
    if session.acceptedCandidates == accepted { idle.insert(Pass.self, since: accepted) }
  }
}
