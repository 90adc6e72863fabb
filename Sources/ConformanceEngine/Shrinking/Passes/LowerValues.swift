/// Puts the first values there are in the place of those that could as well be others, in order of use.
///
/// Law: all lines change at once, so that what is equal stays equal, and what is different stays different.
@usableFromInline
package struct LowerValues: ShrinkPass {
  @inlinable package init() {}

  @inlinable
  package func run<Language>(
    on session: inout ShrinkSession<Language>
  ) async {
    _ = await session.attempt(session.language.canonicalValues(of: session.current))
  }
}
