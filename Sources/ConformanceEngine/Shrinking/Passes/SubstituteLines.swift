/// Replaces a line by a simpler one that occurs elsewhere in the scenario, or an elementary one.
///
/// Law: one line changes and becomes simpler; it may be the failing one. Nothing is asked of the
/// model's state: what a line did for the failure need not be what it does to the model.
@usableFromInline
package struct SubstituteLines: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var index = 0
    while index < session.current.count {
      let lines = session.current
      let key = Simplicity(of: [lines[index]], in: session.language)
      for substitute in substitutes(in: session)
      where Simplicity(of: [substitute], in: session.language) < key {
        var candidate = lines
        candidate[index] = substitute
        if await session.attempt(candidate) { break }
      }
      index += 1
    }
  }

  /// The scenario's own lines and the elementary ones over its names, simplest first, each once.
  @inlinable
  package func substitutes<Language>(
    in session: ShrinkSession<Language>
  ) -> [Language.Line] {
    let language = session.language
    let names = language.names(in: session.current)
    let elementary = Vocabulary(
      shapes: language.elementaryLines, cast: names.count, language: language)
    var seen: Set<Language.Line> = []
    return
      (session.current + elementary.lines(over: names, in: language, atMost: session.limits.choices))
      .filter { seen.insert($0).inserted }
      .map { (line: $0, key: Simplicity(of: [$0], in: language)) }
      .sorted { $0.key < $1.key }
      .map(\.line)
  }
}
