/// Moves a line to an earlier place, if that makes the scenario simpler.
///
/// Law: the lines stay the same but for their order and their names' order.
@usableFromInline
package struct ReorderLines: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var index = 1
    while index < session.current.count {
      for earlier in 0..<index {
        var candidate = session.current
        candidate.insert(candidate.remove(at: index), at: earlier)
        if await session.attempt(candidate) { break }
      }
      index += 1
    }
  }
}
