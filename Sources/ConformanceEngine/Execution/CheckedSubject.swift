/// A subject and the judgement of it, one step at a time.
///
/// The model's state is handed in and never kept: the line has been applied to it just before, once
/// for the generator, the model and the check together.
@usableFromInline
package protocol CheckedSubject<Language> {
  associatedtype Language: ScenarioLanguage
  associatedtype Failure: Hashable
  /// Makes a fresh subject.
  mutating func start() async
  /// Performs the line and compares what is seen with the model's state after it.
  mutating func failure(of line: Language.Line, expecting state: Language.State) async -> Failure?
}
