/// Deletes the lines between two states with equal fingerprints, the longest stretches first.
///
/// Law: the model's state before every kept line has the same fingerprint as before.
@usableFromInline
package struct CutDetours: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language, Oracle>(
    on session: inout ShrinkSession<Language, Oracle>
  ) async {
    var length = session.current.count - 1
    while length > 0 {
      var start = 0
      while start + length < session.current.count {
        let lines = session.current
        let prints = session.language.states(along: lines)
          .map { session.language.fingerprint(of: $0) }
        if prints[start] != prints[start + length] {
          start += 1
        } else if await !session.attempt(
          Array(lines[..<start] + lines[(start + length)...]))
        {
          start += 1
        }
      }
      length = min(length - 1, session.current.count - 1)
    }
  }
}
