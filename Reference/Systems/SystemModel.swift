/// The documents' meaning of one of the smaller systems: which lines are defined, and what is permitted to be seen.
///
/// Laws: `refusal` and `apply` depend on the line and on `world` alone, and `apply` changes nothing else that later lines
/// could tell.
package protocol SystemModel: Sendable {
  associatedtype Line: Hashable & Sendable
  associatedtype Aspect: SystemAspect
  associatedtype Situation: OptionSet & Hashable & Sendable
  /// The state, without what the last line permits to be seen.
  associatedtype World: Hashable

  /// Before the first line.
  init()
  var world: World { get }
  /// What the last line permits to be seen.
  var expectation: SystemExpectation<Aspect, Situation> { get }
  /// Why the documents do not define what the line does here; `nil` when they do.
  func refusal(of line: Line) -> SystemRefusal?
  /// Called only with lines that are not refused.
  mutating func apply(_ line: Line)

  static var catalogue: SystemCatalogue<Aspect, Situation> { get }
  static var choices: [SystemChoice] { get }
}
