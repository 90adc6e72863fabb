/// Puts one name in the place of another: in all lines at once, from one line on, and in one line. Where a line has both,
/// they change places.
///
/// Law: lines change in their names only; what the model then refuses goes.
@usableFromInline
package struct LowerNames: ShrinkPass {
  /// Whether the first of these is enough: the others are as many as there are lines.
  @usableFromInline let isInAllLinesOnly: Bool

  @inlinable
  package init(inAllLinesOnly isInAllLinesOnly: Bool = false) {
    self.isInAllLinesOnly = isInAllLinesOnly
  }

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var accepted: Int
    repeat {
      accepted = session.acceptedCandidates
      await lower(on: &session)
    } while session.acceptedCandidates > accepted
  }

  @inlinable
  package func lower<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    let language = session.language
    let lines = session.current
    let names = language.names(in: lines)
    for old in names.reversed() {
      for new in names where new != old {
        for range in ranges(of: lines) {
          var candidate = lines
          for index in range {
            candidate[index] = language.renaming(lines[index]) { $0 == old ? new : $0 }
          }
          if await session.attemptAccepted(candidate) { return }
        }
      }
    }
    if !isInAllLinesOnly { await exchange(names, on: &session) }
  }

  /// A list of names may stand in another order: none of them could be replaced, as all are there.
  @inlinable
  package func exchange<Language>(
    _ names: [Language.Name], on session: inout ShrinkSession<Language>
  ) async {
    let language = session.language
    let lines = session.current
    for index in lines.indices {
      let own = names.filter { language.names(in: lines[index]).contains($0) }
      for (place, first) in own.enumerated() {
        for second in own.dropFirst(place + 1) {
          var candidate = lines
          candidate[index] = language.renaming(lines[index]) { name in
            name == first ? second : name == second ? first : name
          }
          if await session.attempt(candidate) { return }
        }
      }
    }
  }

  @inlinable
  package func ranges<Line>(of lines: [Line]) -> [Range<Int>] {
    if isInAllLinesOnly { return [lines.indices] }
    return [lines.indices] + lines.indices.dropFirst().map { $0..<lines.count }
      + lines.indices.map { $0..<($0 + 1) }
  }
}
