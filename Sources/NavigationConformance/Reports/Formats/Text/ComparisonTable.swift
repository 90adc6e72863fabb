/// What was expected beside what was observed, with a mark at each row that differs.
///
/// Where the values are too long to stand side by side, those that differ stand one below the other, whole; of those
/// that agree it is enough to say so.
struct ComparisonTable {
  let comparisons: [Counterexample.Comparison]
  let columns: ComparisonColumns
  let width: Int
  let paint: Paint
  let heads: ComparisonHeads

  init(
    _ comparisons: [Counterexample.Comparison], _ heads: ComparisonHeads,
    columns: ComparisonColumns? = nil, width: Int, paint: Paint
  ) {
    self.heads = heads
    self.comparisons = comparisons.map { comparison in
      var harmless = comparison
      harmless.expected = HarmlessText.line(comparison.expected)
      harmless.observed = HarmlessText.line(comparison.observed)
      return harmless
    }
    self.columns = columns ?? ComparisonColumns(comparisons, heads, width: width)
    self.width = width
    self.paint = paint
  }

  private static var indent: String { "    " }
  private static var mark: String { "◀" }

  var lines: [String] {
    let rows = comparisons.flatMap(rows)
    guard comparisons.contains(where: isNarrow) else { return rows }
    let head =
      Self.indent + TextLayout.blanks(columns.aspect + 2)
      + TextLayout.pad(heads.left, to: columns.expected) + "  " + heads.right
    return [paint(.quiet, head)] + rows
  }

  /// Whether the row fits with its values side by side.
  private func isNarrow(_ comparison: Counterexample.Comparison) -> Bool {
    TextLayout.width(of: comparison.expected) <= columns.expected
      && columns.widthBeforeObserved + TextLayout.width(of: comparison.observed) + 3 <= width
  }

  private func rows(_ comparison: Counterexample.Comparison) -> [String] {
    let head = Self.indent + TextLayout.pad(comparison.aspect, to: columns.aspect) + "  "
    let left = TextLayout.pad(comparison.expected, to: columns.expected)
    switch (comparison.differs, isNarrow(comparison)) {
    case (false, true):
      return ["\(head)\(left)  \(comparison.observed)"]
    case (true, true):
      let right = TextLayout.pad(comparison.observed, to: columns.observed) + "  " + Self.mark
      return ["\(head)\(paint(.good, left))  \(paint(.problem, right))"]
    case (false, false):
      return ["\(head)\(left)  \(paint(.quiet, "agrees"))"]
    case (true, false):
      return [Self.indent + comparison.aspect + "  " + paint(.problem, Self.mark)]
        + lines(of: comparison.expected, after: heads.left, .good)
        + lines(of: comparison.observed, after: heads.right, .problem)
    }
  }

  /// One of two values that stand one below the other: whole, in as many lines as it takes.
  private func lines(of value: String, after head: String, _ tone: Paint.Tone) -> [String] {
    let lead = Self.indent + "  " + TextLayout.pad(head, to: heads.left.count) + "  "
    let indent = TextLayout.blanks(TextLayout.width(of: lead))
    let room = width - TextLayout.width(of: lead)
    let parts =
      TextLayout.width(of: value) <= room ? [value] : TextLayout.wrap(value, to: room)
    return parts.enumerated().map { ($0.offset == 0 ? lead : indent) + paint(tone, $0.element) }
  }
}
