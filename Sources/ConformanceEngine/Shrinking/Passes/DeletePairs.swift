/// Deletes two lines at once, first where the second undoes the first, such as a push and its pop.
///
/// Law: either the model's state after the second of the two has the same fingerprint as before; or
/// the scenario is so short that all pairs can be tried, since two lines may belong together for
/// the subject without undoing each other. Pairs of which the model refuses the second without the
/// first go together in `DeleteRuns` already.
@usableFromInline
package struct DeletePairs: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    while await deletePair(keepingState: true, on: &session) {}
    let count = session.current.count
    if count * count * count / 2 <= 2 * session.limits.exhaustiveSteps {
      while await deletePair(keepingState: false, on: &session) {}
    }
  }

  @inlinable
  package func deletePair<Language>(
    keepingState: Bool, on session: inout ShrinkSession<Language>
  ) async -> Bool {
    let language = session.language
    let original = session.current
    let prints = language.states(along: original).map { language.fingerprint(of: $0) }
    for first in original.indices.dropLast(2) {
      for second in original.indices.dropLast().dropFirst(first + 1) {
        var lines = original
        lines.remove(at: second)
        lines.remove(at: first)
        guard language.accepts(all: lines) else { continue }
        let after = language.fingerprint(of: language.state(after: lines[..<(second - 1)]))
        guard !keepingState || after == prints[second + 1] else { continue }
        if await session.attempt(lines) { return true }
      }
    }
    return false
  }
}
