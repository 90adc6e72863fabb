/// Leaves a line out, and lets others come where those who came later can do so no more.
///
/// Law: one line goes; where a later line is refused for that, or changes nothing any more, one of its names becomes one that
/// nobody has, there and from there on. Who was taken away to come once more may as well stay, and another one come: a
/// line less for a name more.
@usableFromInline
package struct DeleteAndRename: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var index = 0
    while index + 1 < session.current.count {
      if let candidate = candidate(without: index, in: &session),
        await session.attempt(valid: candidate)
      {
        continue
      }
      index += 1
    }
  }

  /// `nil` where nobody has to be called otherwise, which other passes try, or where that is of no use.
  @inlinable
  package func candidate<Language>(
    without index: Int, in session: inout ShrinkSession<Language>
  ) -> [Language.Line]? {
    let language = session.language
    let prints = language.states(along: session.current).map { language.fingerprint(of: $0) }
    var taken = Set(language.names(in: session.current))
    var lines = Array(session.current[..<index])
    var state = session.state(before: index)
    var map: [Language.Name: Language.Name] = [:]
    for later in (index + 1)..<session.current.count {
      let line = session.current[later]
      let isOfUse = prints[later] != prints[later + 1]
      var renamed = language.renaming(line) { map[$0] ?? $0 }
      var next = Self.state(after: renamed, isOfUse: isOfUse, in: state, language)
      if next == nil {
        let fresh = language.firstName(besides: taken)
        let known = map
        for name in language.names(in: line) where next == nil {
          map = known
          map[name] = fresh
          renamed = language.renaming(line) { map[$0] ?? $0 }
          next = Self.state(after: renamed, isOfUse: isOfUse, in: state, language)
        }
        taken.insert(fresh)
      }
      guard let next else { return nil }
      state = next
      lines.append(renamed)
    }
    return map.isEmpty ? nil : lines
  }

  /// `nil` where the line is refused, or changes nothing and did.
  @inlinable
  package static func state<Language: ScenarioLanguage>(
    after line: Language.Line, isOfUse: Bool, in state: Language.State, _ language: Language
  ) -> Language.State? {
    guard language.accepts(line, in: state) else { return nil }
    var next = state
    language.apply(line, to: &next)
    if isOfUse, language.fingerprint(of: next) == language.fingerprint(of: state) { return nil }
    return next
  }
}
