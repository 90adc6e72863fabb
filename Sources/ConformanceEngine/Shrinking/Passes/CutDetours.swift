/// Deletes the lines between two states with equal fingerprints, the longest stretches first.
///
/// Law: the model's state before every kept line has the same fingerprint as before.
@usableFromInline
package struct CutDetours: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var prints = prints(in: session)
    var length = session.current.count - 1
    while length > 0 {
      var start = 0
      while start + length < session.current.count {
        let lines = session.current
        if prints[start] == prints[start + length],
          await session.attempt(Array(lines[..<start] + lines[(start + length)...]))
        {
          prints = self.prints(in: session)
        } else {
          start += 1
        }
      }
      length = min(length - 1, session.current.count - 1)
    }
  }

  /// What is known of the states along the present lines: of the one before each line, and of the last.
  @inlinable
  func prints<Language>(
    in session: ShrinkSession<Language>
  ) -> [Language.Fingerprint] {
    session.language.states(along: session.current).map { session.language.fingerprint(of: $0) }
  }
}
