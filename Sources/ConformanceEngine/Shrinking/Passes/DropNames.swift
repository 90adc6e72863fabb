/// Takes a name out of all lines at once.
///
/// Law: a line that mentions the name becomes its first simplification that does not, or goes; lines
/// the model then refuses go too.
@usableFromInline
package struct DropNames: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    let language = session.language
    var index = 0
    while true {
      let names = language.names(in: session.current)
      guard index < names.count else { return }
      let name = names[index]
      let candidate = session.current.compactMap { line in
        ([line] + language.simplifications(of: line))
          .first { !language.names(in: $0).contains(name) }
      }
      if await !session.attemptAccepted(candidate) { index += 1 }
    }
  }
}
