/// Finds the simplest scenario that fails as a given one does.
///
/// The passes run in a fixed order until none of them finds anything simpler. The order is by
/// price: what the model can say is asked before the subject is run, and large cuts come before
/// small ones. Everything is deterministic.
package struct Shrinker<Language: ScenarioLanguage, Oracle: FailureOracle>
where Oracle.Line == Language.Line {
  package let language: Language
  package var oracle: Oracle
  package let vocabulary: Vocabulary<Language>?
  package let limits: ShrinkLimits

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
    let vocabulary = vocabulary ?? Vocabulary(of: lines, language: language)
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

  @inlinable
  package func run(on session: inout ShrinkSession<Language, Oracle>) async {
    var accepted: Int
    repeat {
      accepted = session.acceptedCandidates
      await ReenterLate().run(on: &session)
      await CutDetours().run(on: &session)
      await DeleteRuns().run(on: &session)
      if await session.failsUnderItsOwnNamesOnly() { return }
      await DeletePairs().run(on: &session)
      await RewriteWindows().run(on: &session)
      await ShortenWindows().run(on: &session)
      await SimplifyLines().run(on: &session)
      await SimplifyTogether().run(on: &session)
      await DropNames().run(on: &session)
      await LowerNames().run(on: &session)
      await DeleteAndAdjust().run(on: &session)
      await ReorderLines().run(on: &session)
      await SubstituteLines().run(on: &session)
      await SubstitutePairs().run(on: &session)
      if session.acceptedCandidates == accepted {
        await ReplaceEnding().run(on: &session)
      }
      if session.acceptedCandidates == accepted {
        await SearchSmallScenarios().run(on: &session)
      }
    } while session.acceptedCandidates > accepted && !session.isOverLimit
  }
}
