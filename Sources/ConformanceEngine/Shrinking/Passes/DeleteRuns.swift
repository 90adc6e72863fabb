/// Deletes runs of lines, long ones first, and with them every line the model then refuses.
///
/// Law: what remains is a subsequence that keeps the failing line. Once a whole pass
/// changes nothing, no single line before it can be left out in this way.
@usableFromInline
package struct DeleteRuns: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var size = max((session.current.count - 1) / 2, 1)
    while size > 0 {
      var end = session.current.count - 1
      while end > 0 {
        let start = max(end - size, 0)
        let lines = session.current
        if await session.attemptAccepted(Array(lines[..<start] + lines[end...])) {
          end = min(start, session.current.count - 1)
        } else {
          end = start
        }
      }
      size /= 2
    }
  }
}
