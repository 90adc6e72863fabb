/// How wide the columns of a comparison are; several tables with the same ones stand in line.
struct ComparisonColumns {
  private(set) var aspect = 11
  private(set) var expected = 8
  private(set) var observed = 8

  init(_ comparisons: some Sequence<Counterexample.Comparison>) {
    for comparison in comparisons {
      aspect = max(aspect, TextLayout.width(of: comparison.aspect))
      expected = max(expected, TextLayout.width(of: HarmlessText.line(comparison.expected)) + 1)
      observed = max(observed, TextLayout.width(of: HarmlessText.line(comparison.observed)) + 1)
    }
  }

  /// The width of a row with its mark.
  var width: Int { 4 + aspect + 2 + expected + 2 + observed + 2 }
}
