/// Deletes a line and changes a later one whose argument means something else without it.
///
/// Law: one line goes and one changes: into a variant of itself; or into a simplification or the
/// same line with other names, where the model is then as it was before or would refuse the line
/// unchanged.
@usableFromInline
package struct DeleteAndAdjust: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var index = session.current.count - 2
    while index >= 0 {
      if await deleteLine(at: index, on: &session) {
        index = min(index, session.current.count - 1)
      }
      index -= 1
    }
  }

  @inlinable
  package func deleteLine<Language>(
    at index: Int, on session: inout ShrinkSession<Language>
  ) async -> Bool {
    let language = session.language
    let prints = language.states(along: session.current).map { language.fingerprint(of: $0) }
    let names = language.names(in: session.current)
    var lines = session.current
    lines.remove(at: index)
    var state = language.state(after: lines[..<index])
    for later in index..<lines.count {
      let isRefused = !language.accepts(lines[later], in: state)
      let variants = language.variants(of: lines[later])
      for alternative in variants
        + alternatives(
          to: lines[later], names: names, limit: session.limits.choices, language: language)
      where language.accepts(alternative, in: state) {
        var after = state
        language.apply(alternative, to: &after)
        guard
          isRefused || variants.contains(alternative)
            || language.fingerprint(of: after) == prints[later + 2]
        else { continue }
        var candidate = lines
        candidate[later] = alternative
        if await session.attemptAccepted(candidate) { return true }
      }
      if isRefused { return false }
      language.apply(lines[later], to: &state)
    }
    return false
  }

  @inlinable
  package func alternatives<Language: ScenarioLanguage>(
    to line: Language.Line, names: [Language.Name], limit: Int, language: Language
  ) -> [Language.Line] {
    let shape = Vocabulary(shapes: [line], cast: names.count, language: language)
    return language.simplifications(of: line)
      + shape.lines(over: names, in: language, atMost: limit).filter { $0 != line }
  }
}
