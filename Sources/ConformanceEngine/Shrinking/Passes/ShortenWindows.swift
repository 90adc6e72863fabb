/// Replaces lines by the shortest route between the model's states before and after them.
///
/// Law: the model's state before every line that is kept has the same fingerprint as before, and a
/// window becomes shorter, or simpler at the same length. Candidates are tried shortest first.
@usableFromInline
package struct ShortenWindows: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var isStuck = false
    while !isStuck {
      isStuck = true
      for candidate in candidates(in: session) {
        if await session.attempt(candidate) {
          isStuck = false
          break
        }
      }
    }
  }

  @inlinable
  package func candidates<Language>(
    in session: ShrinkSession<Language>
  ) -> [[Language.Line]] {
    let lines = session.current
    let language = session.language
    let states = language.states(along: lines)
    let instances = session.vocabulary.lines(
      over: language.names(in: lines), in: language, atMost: session.limits.choices)
    var candidates: [[Language.Line]] = []
    for start in lines.indices.dropLast() {
      var search = RouteSearch(
        from: states[start], over: instances, language: language,
        modelSteps: session.limits.routeModelSteps / lines.count)
      for end in (start + 1)..<lines.count {
        let goal = language.fingerprint(of: states[end])
        if let route = search.route(to: goal, atMost: end - start), route.count <= end - start {
          candidates.append(lines[..<start] + route + lines[end...])
        }
      }
    }
    return
      candidates
      .map { (lines: $0, key: Simplicity(of: $0, in: language)) }
      .filter { $0.key < session.currentSimplicity }
      .sorted { $0.key < $1.key }
      .map(\.lines)
  }
}
