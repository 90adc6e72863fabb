/// What was expected beside what was observed, with a mark at each row that differs.
struct ComparisonTable {
  let comparisons: [Counterexample.Comparison]
  let columns: ComparisonColumns
  let width: Int
  let paint: Paint

  init(
    _ comparisons: [Counterexample.Comparison], columns: ComparisonColumns? = nil, width: Int,
    paint: Paint
  ) {
    self.comparisons = comparisons.map { comparison in
      var harmless = comparison
      harmless.expected = HarmlessText.line(comparison.expected)
      harmless.observed = HarmlessText.line(comparison.observed)
      return harmless
    }
    self.columns = columns ?? ComparisonColumns(comparisons)
    self.width = width
    self.paint = paint
  }

  private static var indent: String { "    " }
  private static var mark: String { "◀" }

  var lines: [String] {
    guard columns.width <= width else { return comparisons.flatMap(stackedRows) }
    let head =
      Self.indent + TextLayout.blanks(columns.aspect + 2)
      + TextLayout.pad("expected", to: columns.expected) + "  observed"
    return [paint(.quiet, head)] + comparisons.map(row)
  }

  private func row(_ comparison: Counterexample.Comparison) -> String {
    let head = Self.indent + TextLayout.pad(comparison.aspect, to: columns.aspect) + "  "
    let left = TextLayout.pad(comparison.expected, to: columns.expected)
    guard comparison.differs else { return "\(head)\(left)  \(comparison.observed)" }
    let right = TextLayout.pad(comparison.observed, to: columns.observed) + "  " + Self.mark
    return "\(head)\(paint(.good, left))  \(paint(.problem, right))"
  }

  /// One below the other, where they are too long to stand side by side.
  private func stackedRows(_ comparison: Counterexample.Comparison) -> [String] {
    let name = Self.indent + comparison.aspect
    if !comparison.differs, comparison.expected == comparison.observed {
      return [name + "  as expected: " + comparison.expected]
    }
    let tones: (Paint.Tone?, Paint.Tone?) = comparison.differs ? (.good, .problem) : (nil, nil)
    let mark = comparison.differs ? "  " + paint(.problem, Self.mark) : ""
    return [
      name + mark,
      Self.indent + "  expected  " + paint(tones.0, comparison.expected),
      Self.indent + "  observed  " + paint(tones.1, comparison.observed),
    ]
  }
}
