/// Runs all simpler scenarios over the scenario's own vocabulary that end with a line like the
/// failing one, as far as that is cheap.
///
/// Law: lengths are searched in ascending order, each one completely or not at all; what one length
/// would cost is counted on the model before it is begun. Restricting the last line is a guess that
/// saves most of the price: what is found is a simpler failing scenario, but that nothing is found
/// proves nothing. (`ExhaustiveSearch` is for that.)
@usableFromInline
package struct SearchSmallScenarios: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    let language = session.language
    let vocabulary = Vocabulary(toTryWith: session.current, language: language)
    guard
      vocabulary.instanceCount(names: vocabulary.cast, in: language) <= session.limits.choices
    else { return }
    let table = CanonicalLines(of: vocabulary, language: language)
    let endings = Set(
      Vocabulary(
        toTryWith: Array(session.current.suffix(1)), language: language, elementaryLines: []
      ).shapes)
    var allowance = session.limits.exhaustiveSteps
    // What fails without a line has nothing simpler.
    for length in 0..<language.lineCount(of: session.current) {
      let length = length + 1
      guard
        let candidates = candidates(
          length: length, endings: endings, over: table, steps: allowance, in: session)
      else { return }
      allowance -= candidates.count * length
      for candidate in candidates {
        if await session.attempt(candidate) { return }
      }
    }
  }

  /// The scenarios of this length that are still to be tried, or nil if they cost too much.
  @inlinable
  package func candidates<Language>(
    length: Int, endings: Set<Language.Line>, over table: CanonicalLines<Language>, steps: Int,
    in session: ShrinkSession<Language>
  ) -> [[Language.Line]]? {
    let language = session.language
    var cursor = ScenarioCursor(length: length, over: table, language: language)
    var candidates: [[Language.Line]] = []
    while cursor.next() {
      guard cursor.modelSteps <= session.limits.smallModelSteps else { return nil }
      guard
        language.canonicalForm(of: Array(cursor.lines.suffix(1))).allSatisfy(endings.contains),
        session.tried.execution(of: cursor.lines) == nil,
        length < language.lineCount(of: session.current)
          || Simplicity(of: cursor.lines, in: language) < session.currentSimplicity
      else { continue }
      candidates.append(cursor.lines)
      guard candidates.count * length <= steps else { return nil }
    }
    return candidates
  }
}
