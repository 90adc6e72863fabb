/// Replaces two adjacent lines by two simpler ones that occur in the scenario.
///
/// Law: two lines change, and the model's state after them has the same fingerprint as before. So
/// a scenario that does something a number of times comes to do it in one way.
@usableFromInline
package struct SubstitutePairs: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var start = 0
    while start + 2 < session.current.count {
      var isStuck = true
      for candidate in candidates(at: start, in: session) {
        if await session.attempt(candidate) {
          isStuck = false
          break
        }
      }
      if isStuck { start += 1 }
    }
  }

  @inlinable
  package func candidates<Language>(
    at start: Int, in session: ShrinkSession<Language>
  ) -> [[Language.Line]] {
    let language = session.language
    let lines = session.current
    let substitutes = SubstituteLines().substitutes(in: session)
    let before = language.state(after: lines[..<start])
    let after = language.fingerprint(of: language.state(after: lines[..<(start + 2)]))
    let key = Simplicity(of: Array(lines[start..<(start + 2)]), in: language)
    var candidates: [[Language.Line]] = []
    for first in substitutes where language.accepts(first, in: before) {
      var middle = before
      language.apply(first, to: &middle)
      for second in substitutes where language.accepts(second, in: middle) {
        var end = middle
        language.apply(second, to: &end)
        guard language.fingerprint(of: end) == after,
          Simplicity(of: [first, second], in: language) < key
        else { continue }
        candidates.append(lines[..<start] + [first, second] + lines[(start + 2)...])
      }
    }
    return candidates
  }
}
