/// Replaces the failing line by a simpler one of the vocabulary, whatever kind it is of.
///
/// Law: only the last line changes, and becomes simpler. One defect may show through several kinds of
/// lines; which of them a campaign comes upon first hangs on its seed, and what is kept of the defect
/// should not. Lines are tried simplest first, as many as `exhaustiveSteps` allows.
@usableFromInline
package struct ReplaceEnding: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var allowance = session.limits.exhaustiveSteps
    for ending in endings(in: session) {
      let executed = session.executedSteps
      if await session.attempt(session.current.dropLast() + [ending]) { return }
      allowance -= session.executedSteps - executed
      guard allowance > 0 else { return }
    }
  }

  /// The lines of the vocabulary that are simpler than the failing one, over the scenario's names and
  /// one more.
  @inlinable
  package func endings<Language>(
    in session: ShrinkSession<Language>
  ) -> [Language.Line] {
    let language = session.language
    var names = language.names(in: session.current)
    names.append(language.firstName(besides: Set(names)))
    let failing = Simplicity(of: session.current.suffix(1), in: language)
    return session.vocabulary.lines(over: names, in: language, atMost: session.limits.choices)
      .filter { Simplicity(of: [$0], in: language) < failing }
  }
}
