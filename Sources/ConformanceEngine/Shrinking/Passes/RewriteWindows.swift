/// Tries the language's own rewrites of every window of lines, long windows first.
///
/// Law: nothing outside the window changes, except that lines the model then refuses go.
@usableFromInline
package struct RewriteWindows: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var length = session.current.count
    while length > 0 {
      var start = 0
      while start + length <= session.current.count {
        let lines = session.current
        for rewrite in session.language.rewrites(of: lines[start..<(start + length)]) {
          if await session.attemptAccepted(
            lines[..<start] + rewrite + lines[(start + length)...])
          {
            break
          }
        }
        start += 1
      }
      length = min(length - 1, session.current.count)
    }
  }
}
