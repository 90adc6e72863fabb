/// Simplifies several lines in step: what fails only while two lines agree in a value has to change
/// in both at once.
///
/// Law: lines with the same number of simplifications, so that their values probably range over the
/// same set, each become the one of the same rank; first all such lines, then two of them.
@usableFromInline
package struct SimplifyTogether: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    while await simplify(on: &session) {}
  }

  @inlinable
  package func simplify<Language>(
    on session: inout ShrinkSession<Language>
  ) async -> Bool {
    let lines = session.current
    let choices = lines.map { session.language.simplifications(of: $0) }
    for group in groups(byCount: choices.map(\.count)) {
      for rank in choices[group[0]].indices {
        var candidate = lines
        for index in group { candidate[index] = choices[index][rank] }
        if await session.attemptAccepted(candidate) { return true }
      }
    }
    return false
  }

  /// The positions with equal counts, and then every two of them.
  @inlinable
  package func groups(byCount counts: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    for count in Set(counts).sorted() where count > 0 {
      groups.append(counts.indices.filter { counts[$0] == count })
    }
    let pairs = groups.filter { $0.count > 2 }.flatMap { group in
      group.indices.flatMap { first in
        group.indices.dropFirst(first + 1).map { [group[first], group[$0]] }
      }
    }
    return groups.filter { $0.count > 1 } + pairs
  }
}
