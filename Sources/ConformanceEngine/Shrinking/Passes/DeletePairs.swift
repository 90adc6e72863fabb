/// Deletes two lines at once where the second undoes the first, such as a push and its pop.
///
/// Law: after the second of the two the model's state has the same fingerprint as before. Pairs of
/// which the model refuses the second without the first go together in `DeleteRuns` already.
package struct DeletePairs: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language, Oracle>(
    on session: inout ShrinkSession<Language, Oracle>
  ) async {
    var first = 0
    while first < session.current.count - 2 {
      var isDeleted = false
      for second in (first + 1)..<(session.current.count - 1) {
        var lines = session.current
        let after = session.language.fingerprint(
          of: session.language.state(after: lines[...second]))
        lines.remove(at: second)
        lines.remove(at: first)
        guard session.language.accepts(all: lines),
          session.language.fingerprint(
            of: session.language.state(after: lines[..<(second - 1)])) == after
        else { continue }
        if await session.attempt(lines) {
          isDeleted = true
          break
        }
      }
      if !isDeleted { first += 1 }
    }
  }
}
