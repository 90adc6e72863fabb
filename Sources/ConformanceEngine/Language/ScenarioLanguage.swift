/// What the search must know about scenarios: their lines, and a model that says which may follow.
///
/// A scenario is an array of lines executed from `initialState`. The model is a free oracle of
/// validity: asking it costs no step of the subject.
///
/// Laws, for all scenarios whose every line is accepted in turn:
/// - **Determinism.** `accepts` and `apply` depend on the line and the state alone.
/// - **Equivariance.** Renaming every line with one injective map changes neither what is accepted
///   nor, for a subject worth testing, what fails. Whatever has a fixed meaning is not a `Name`.
/// - **Names.** `names(in:)` lists what `renaming` changes, in reading order, repeats included.
/// - **Fingerprints.** States with equal fingerprints accept the same lines, and the same line leads
///   them to equal fingerprints.
/// - **Weights.** A line is determined by its weight and its names: `weight` tells apart whatever
///   renaming cannot.
/// - **Simplifications.** Each has a smaller weight than the line it stands for, and repeated
///   simplification ends.
/// - **Values.** `canonicalValues` changes neither names nor how many lines there are, and changes its own
///   result no further.
/// - **Lengths.** The length of a scenario is the sum of what its lines count for, each in its turn. In
///   states with equal fingerprints a line counts for the same, and as much is missing after it.
@usableFromInline
package protocol ScenarioLanguage: Sendable {
  associatedtype Line: Hashable & Sendable
  /// The model's state: a value. It may carry what the last line permits the subject to show.
  associatedtype State
  /// A thing that lines mention and that could as well be another of its kind.
  associatedtype Name: Hashable & Comparable & Sendable
  /// How simple one line is, names apart; smaller is simpler.
  associatedtype Weight: Comparable
  associatedtype Fingerprint: Hashable

  var initialState: State { get }
  func accepts(_ line: Line, in state: State) -> Bool
  /// Called only with lines that are accepted in `state`.
  func apply(_ line: Line, to state: inout State)
  func fingerprint(of state: State) -> Fingerprint

  /// For how many lines this one counts, at least one: it may stand for a block that is not to be torn
  /// apart. Asked before `accepts`, and cheaper.
  func lineCount(of line: Line, in state: State) -> Int
  /// For how many lines the whole scenario counts; asked of refused ones, too.
  func lineCount(of lines: [Line]) -> Int
  /// At least so many lines are still needed until a scenario may end; none if and only if it may end
  /// with this line. Asked before `accepts`, and cheaper.
  func missingLineCount(after line: Line, in state: State) -> Int

  func weight(of line: Line) -> Weight
  func names(in line: Line) -> [Name]
  func renaming(_ line: Line, by map: (Name) -> Name) -> Line
  /// The canonical names in ascending order, without end.
  func canonicalName(_ index: Int) -> Name

  /// Strictly simpler lines that may be tried in the place of `line`, most promising first.
  func simplifications(of line: Line) -> [Line]
  /// Lines of the same kind with other values, simpler or not: what may have to stand in the place of
  /// `line` when an earlier line goes and its argument means something else.
  func variants(of line: Line) -> [Line]
  /// The scenario with the first values there are in the place of those that could as well be others, in order of first
  /// use. Names are no such values.
  func canonicalValues(of lines: [Line]) -> [Line]
  /// Lines without which a vocabulary is no language; every own vocabulary has them.
  var elementaryLines: [Line] { get }
  /// Shortcuts only the domain can know: what may be tried in the place of these lines. Nothing is
  /// promised about them; each is tried only if it makes the scenario simpler.
  func rewrites(of window: ArraySlice<Line>) -> [[Line]]
}

extension ScenarioLanguage {
  @inlinable package func lineCount(of line: Line, in state: State) -> Int { 1 }
  @inlinable package func lineCount(of lines: [Line]) -> Int { lines.count }
  @inlinable package func missingLineCount(after line: Line, in state: State) -> Int { 0 }
  @inlinable package var elementaryLines: [Line] { [] }
  @inlinable package func simplifications(of line: Line) -> [Line] { [] }
  @inlinable package func variants(of line: Line) -> [Line] { [] }
  @inlinable package func canonicalValues(of lines: [Line]) -> [Line] { lines }
  @inlinable package func rewrites(of window: ArraySlice<Line>) -> [[Line]] { [] }
}
