/// The order in which passes are run. Nothing here depends on who is asked, so that it is compiled once for each language.
extension ShrinkSession {
  /// Runs all passes until none of them finds anything simpler.
  ///
  /// A pass that has come to nothing would come to nothing again until another one changes something, so it is not run.
  /// Nor is any once nothing may be executed any more: to work out what to try takes its time, too.
  @inlinable
  package mutating func simplify() async {
    var accepted: Int
    var idle = IdlePasses()
    repeat {
      accepted = acceptedCandidates
      await run(ReenterLate(), &idle)
      await run(CutDetours(), &idle)
      await run(DeleteRuns(), &idle)
      if await failsUnderItsOwnNamesOnly() { return }
      await run(DeletePairs(), &idle)
      await run(RewriteWindows(), &idle)
      await run(ShortenWindows(), &idle)
      await run(SimplifyLines(), &idle)
      await run(SimplifyTogether(), &idle)
      await run(DropNames(), &idle)
      await run(LowerNames(), &idle)
      await run(LowerValues(), &idle)
      await run(DeleteAndAdjust(), &idle)
      await run(ReorderLines(), &idle)
      await run(SubstituteLines(), &idle)
      await run(SubstitutePairs(), &idle)
      if acceptedCandidates == accepted {
        await run(DeleteAndRename(), &idle)
      }
      if acceptedCandidates == accepted {
        await run(ReplaceEnding(), &idle)
      }
      if acceptedCandidates == accepted {
        await run(SearchSmallScenarios(), &idle)
      }
    } while acceptedCandidates > accepted && !isOverLimit
  }

  /// Runs the passes that leave out and simplify lines and names, and look for no other way to the same state.
  @inlinable
  package mutating func shorten() async {
    var accepted: Int
    var idle = IdlePasses()
    repeat {
      accepted = acceptedCandidates
      await run(DeleteRuns(), &idle)
      await run(RewriteWindows(), &idle)
      await run(SimplifyLines(), &idle)
      await run(DropNames(), &idle)
      await run(LowerNames(inAllLinesOnly: true), &idle)
      await run(LowerValues(), &idle)
    } while acceptedCandidates > accepted && !isOverLimit
  }

  @inlinable
  mutating func run<Pass: ShrinkPass>(_ pass: Pass, _ idle: inout IdlePasses) async {
    let accepted = acceptedCandidates
    guard !isOverLimit, !idle.contains(Pass.self, since: accepted) else { return }
    await pass.run(on: &self)
    if acceptedCandidates == accepted { idle.insert(Pass.self, since: accepted) }
  }
}
