/// What was expected beside what was observed, with a mark at each row that differs.
struct ComparisonTable {
  let comparisons: [Counterexample.Comparison]
  let others: [Counterexample.Comparison]
  let width: Int
  let paint: Paint

  /// - Parameter others: rows of other tables that should have the same columns.
  init(
    _ comparisons: [Counterexample.Comparison],
    alignedWith others: [Counterexample.Comparison] = [],
    width: Int, paint: Paint
  ) {
    self.comparisons = comparisons.map { $0.harmless }
    self.others = others.map { $0.harmless }
    self.width = width
    self.paint = paint
  }

  private static var indent: String { "    " }
  private static var mark: String { "◀" }

  var lines: [String] {
    let name = column(\.aspect, atLeast: 11)
    let expected = column(\.expected, atLeast: 15)
    let observed = column(\.observed, atLeast: 16)
    guard 4 + name + 2 + expected + 2 + observed + 2 <= width else { return stacked }
    let head =
      Self.indent + TextLayout.blanks(name + 2) + TextLayout.pad("expected", to: expected)
      + "  observed"
    return [paint(.quiet, head)]
      + comparisons.map { row($0, name: name, expected: expected, observed: observed) }
  }

  private func row(
    _ comparison: Counterexample.Comparison, name: Int, expected: Int, observed: Int
  ) -> String {
    let head = Self.indent + TextLayout.pad(comparison.aspect, to: name) + "  "
    let left = TextLayout.pad(comparison.expected, to: expected)
    guard comparison.differs else { return "\(head)\(left)  \(comparison.observed)" }
    let right = TextLayout.pad(comparison.observed, to: observed) + "  " + Self.mark
    return "\(head)\(paint(.good, left))  \(paint(.problem, right))"
  }

  /// One below the other, where they are too long to stand side by side.
  private var stacked: [String] { comparisons.flatMap(stackedRows) }

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

  private func column(
    _ part: KeyPath<Counterexample.Comparison, String>, atLeast minimum: Int
  ) -> Int {
    (comparisons + others).reduce(minimum) { max($0, TextLayout.width(of: $1[keyPath: part])) }
  }
}

extension Counterexample.Comparison {
  fileprivate var harmless: Self {
    var harmless = self
    harmless.expected = HarmlessText.line(expected)
    harmless.observed = HarmlessText.line(observed)
    return harmless
  }
}
