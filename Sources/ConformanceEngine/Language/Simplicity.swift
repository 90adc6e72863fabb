/// The one total order by which scenarios are simpler or less simple.
///
/// Fewer lines; then simpler lines, compared in order of execution; then fewer names; then lower
/// names, compared in order of use. By the laws of weights two scenarios with equal keys are equal.
/// Weights are compared position by position and not summed, so that the order is the one in which
/// an enumeration meets scenarios, and no exchange rate between kinds of lines has to be invented.
@usableFromInline
package struct Simplicity<Language: ScenarioLanguage>: Comparable {
  @usableFromInline let lineCount: Int
  @usableFromInline let weights: [Language.Weight]
  @usableFromInline let distinctNames: Int
  @usableFromInline let names: [Language.Name]

  @inlinable
  package init(of lines: [Language.Line], in language: Language) {
    lineCount = language.lineCount(of: lines)
    weights = lines.map { language.weight(of: $0) }
    names = lines.flatMap { language.names(in: $0) }
    distinctNames = Set(names).count
  }

  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.weights == right.weights && left.names == right.names
  }

  @inlinable
  package static func < (left: Self, right: Self) -> Bool {
    if left.lineCount != right.lineCount { return left.lineCount < right.lineCount }
    for (first, second) in zip(left.weights, right.weights) where first != second {
      return first < second
    }
    if left.distinctNames != right.distinctNames {
      return left.distinctNames < right.distinctNames
    }
    return left.names.lexicographicallyPrecedes(right.names)
  }
}
