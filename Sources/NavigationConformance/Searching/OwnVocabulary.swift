package import ConformanceEngine
package import NavigationReference

/// What a counterexample itself is made of: its kinds of lines, fields and values, with push and pop; no list longer than
/// its longest, and no more controllers than it has.
///
/// Fields and values are combined freely: a title and the text of another field make that title too. A still motion
/// belongs to the values, because it is what the others are simplified to; so does a start on screen.
package struct OwnVocabulary {
  package let vocabulary: Vocabulary<NavigationLanguage>
  /// The longest list of controllers in one line; 0 where no line has a list.
  package let longestList: Int
  package let cast: Int

  package init(of lines: [ScenarioLine], claims: Capabilities) {
    let language = NavigationLanguage(claims: claims)
    let values = LineValues(lines)
    longestList = values.longestList
    cast = max(Set(lines.flatMap(\.names)).count, 1)
    let kinds = lines + language.elementaryLines
    vocabulary = Vocabulary(
      shapes: kinds.flatMap { values.shapes(of: $0) }.filter { claims.allows($0) }, cast: cast,
      language: language)
  }
}
