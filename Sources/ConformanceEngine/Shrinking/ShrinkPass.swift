/// One way of making a failing scenario simpler.
///
/// Laws:
/// - A pass changes the session only through its attempts, so `current` always fails as the
///   original did and only ever becomes simpler.
/// - It depends on nothing but the session: the same session leads to the same attempts.
/// - It ends: it loops only as long as `current` becomes simpler.
/// - It is local: which other passes there are, and in what order, is no concern of it.
@usableFromInline
package protocol ShrinkPass: Sendable {
  func run<Language>(on session: inout ShrinkSession<Language>) async
}
