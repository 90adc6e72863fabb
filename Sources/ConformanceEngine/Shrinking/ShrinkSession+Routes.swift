extension ShrinkSession {
  /// The shortest way known to the state after the first `count` lines of `current`, made of lines
  /// of the original's vocabulary over the names that state depends on.
  ///
  /// Where the state is too far for the search, the scenario's own way is used: without detours,
  /// and with its head replaced by the shortest route to some state it passes.
  @inlinable
  package func shortestRoute(toPrefix count: Int) -> [Line] {
    let prefix = Array(current.prefix(count))
    let names = language.liveNames(after: prefix)
    var search = RouteSearch(
      from: language.initialState,
      over: vocabulary.lines(over: names, in: language, atMost: limits.choices),
      language: language, modelSteps: limits.routeModelSteps)
    let direct = withoutDetours(prefix)
    var best = direct
    let states = language.states(along: direct)
    for index in direct.indices.reversed() {
      let goal = language.fingerprint(of: states[index + 1])
      if let head = search.route(to: goal) {
        let route = head + direct[(index + 1)...]
        if route.count < best.count
          || (route.count == best.count
            && Simplicity(of: route, in: language) < Simplicity(of: best, in: language))
        {
          best = route
        }
      }
    }
    return best
  }

  /// The lines without those between two states with equal fingerprints, the longest detours first.
  @inlinable
  package func withoutDetours(_ lines: [Line]) -> [Line] {
    let fingerprints = language.states(along: lines).map { language.fingerprint(of: $0) }
    var last: [Language.Fingerprint: Int] = [:]
    for (index, fingerprint) in fingerprints.enumerated() { last[fingerprint] = index }
    var kept: [Line] = []
    var index = 0
    while index < lines.count {
      if let later = last[fingerprints[index]], later > index {
        index = later
      } else {
        kept.append(lines[index])
        index += 1
      }
    }
    return kept
  }
}
