/// Replaces all but a short tail by the shortest known route to the model state before that tail.
///
/// Law: the model's state before the kept tail has the same fingerprint as before. What fails
/// because of the model's state then fails after a handful of lines, whatever came before; what
/// fails because of hidden state needs a longer tail, and tails are tried at doubling lengths, then
/// by bisection between the last that did not do and the first that did.
@usableFromInline
package struct ReenterLate: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    var tooShort = 0
    var tail = 1
    while tail < session.current.count {
      if await reenter(tail: tail, on: &session) { break }
      tooShort = tail
      tail *= 2
    }
    while tail - tooShort > 1 {
      let middle = (tooShort + tail) / 2
      if middle < session.current.count, await reenter(tail: middle, on: &session) {
        tail = middle
      } else {
        tooShort = middle
      }
    }
  }

  @inlinable
  package func reenter<Language>(
    tail: Int, on session: inout ShrinkSession<Language>
  ) async -> Bool {
    let lines = session.current
    let route = session.shortestRoute(toPrefix: lines.count - tail)
    return await session.attempt(route + lines.suffix(tail))
  }
}
