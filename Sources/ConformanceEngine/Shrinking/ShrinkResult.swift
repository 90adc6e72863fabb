/// What shrinking came to.
@usableFromInline
package struct ShrinkResult<Language: ScenarioLanguage> {
  /// The simplest scenario found; it was executed and failed as the original did, at its last line.
  @usableFromInline package let lines: [Language.Line]
  /// Whether the limit of executed steps ended it before the passes had nothing more to offer.
  @usableFromInline package let endedByLimit: Bool
  /// False when no canonically named scenario was seen to fail and the original names were kept:
  /// a subject that looks at names, against the law of equivariance, or a limit too small to tell.
  @usableFromInline package let canonicalNames: Bool
  @usableFromInline package let executedCandidates: Int
  @usableFromInline package let executedSteps: Int

  @inlinable
  package init(
    lines: [Language.Line], endedByLimit: Bool, canonicalNames: Bool, executedCandidates: Int,
    executedSteps: Int
  ) {
    self.lines = lines
    self.endedByLimit = endedByLimit
    self.canonicalNames = canonicalNames
    self.executedCandidates = executedCandidates
    self.executedSteps = executedSteps
  }
}
