/// Chooses the next line of a random scenario from the model's state.
///
/// Law: the line is accepted in `state`, and depends on nothing but the state, the generator handed
/// in and what is kept since `start()`.
@usableFromInline
package protocol LineGenerator<Language> {
  associatedtype Language: ScenarioLanguage
  mutating func start()
  /// Nil when nothing can follow.
  mutating func line(
    in state: Language.State, using randomness: inout SeededGenerator
  ) -> Language.Line?
}

extension LineGenerator {
  @inlinable package mutating func start() {}
}
