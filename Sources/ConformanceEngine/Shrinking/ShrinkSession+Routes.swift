extension ShrinkSession {
  /// The shortest way known to the state after the first `count` lines of `current`, made of lines
  /// of the original's vocabulary over the names that state depends on.
  ///
  /// Where the state is too far for the search, the scenario's own way is used: without detours,
  /// and with its head replaced by the shortest route to some state it passes.
  @inlinable
  package mutating func shortestRoute(toPrefix count: Int) -> [Line] {
    let prefix = Array(current.prefix(count))
    let names = language.liveNames(after: prefix)
    var search = routesFromStart(
      over: vocabulary.lines(over: names, in: language, atMost: limits.choices))
    defer { routes = search }
    let direct = withoutDetours(prefix)
    var best = direct
    let states = language.states(along: direct)
    for index in direct.indices.reversed() {
      let goal = language.fingerprint(of: states[index + 1])
      if let head = search.route(to: goal, atMost: index + 1) {
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

  /// The search for what these lines lead to from the start: the one that was asked last goes on where it is over the same
  /// lines, and finds what a new one would.
  @inlinable
  package mutating func routesFromStart(over lines: [Line]) -> RouteSearch<Language> {
    if let routes, routes.lines == lines {
      // So that it stands in one place, and is not copied when it goes on.
      self.routes = nil
      return routes
    }
    routes = nil
    return RouteSearch(
      from: language.initialState, over: lines, language: language,
      modelSteps: limits.routeModelSteps)
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
