/// Leaves a line out, and lets others come where the model refuses those who came later.
///
/// Law: one line goes; where a later line is refused for that, one of its names becomes one that nobody has, there and from
/// there on. Who was taken away to come once more may as well stay, and another one come: a line less for a name more.
@usableFromInline
package struct DeleteAndRename: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language, Oracle>(
    on session: inout ShrinkSession<Language, Oracle>
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
  package func candidate<Language, Oracle>(
    without index: Int, in session: inout ShrinkSession<Language, Oracle>
  ) -> [Language.Line]? {
    let language = session.language
    var taken = Set(language.names(in: session.current))
    var lines = Array(session.current[..<index])
    var state = session.state(before: index)
    var map: [Language.Name: Language.Name] = [:]
    for line in session.current[(index + 1)...] {
      var renamed = language.renaming(line) { map[$0] ?? $0 }
      if !language.accepts(renamed, in: state) {
        let fresh = language.firstName(besides: taken)
        let known = map
        let isAccepted = language.names(in: line).contains { name in
          map = known
          map[name] = fresh
          renamed = language.renaming(line) { map[$0] ?? $0 }
          return language.accepts(renamed, in: state)
        }
        guard isAccepted else { return nil }
        taken.insert(fresh)
      }
      language.apply(renamed, to: &state)
      lines.append(renamed)
    }
    return map.isEmpty ? nil : lines
  }
}
