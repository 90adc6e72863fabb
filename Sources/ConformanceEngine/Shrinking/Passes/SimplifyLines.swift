/// Replaces a line by one of its simplifications: first wherever it occurs, then in one place.
///
/// Law: no line becomes less simple; lines the model then refuses go.
@usableFromInline
package struct SimplifyLines: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var index = 0
    while index < session.current.count {
      if await !simplify(at: index, on: &session) { index += 1 }
    }
  }

  @inlinable
  package func simplify<Language>(
    at index: Int, on session: inout ShrinkSession<Language>
  ) async -> Bool {
    let lines = session.current
    let line = lines[index]
    for simpler in session.language.simplifications(of: line) {
      if await session.attemptAccepted(lines.map { $0 == line ? simpler : $0 }) { return true }
      var candidate = lines
      candidate[index] = simpler
      if await session.attemptAccepted(candidate) { return true }
    }
    return false
  }
}
