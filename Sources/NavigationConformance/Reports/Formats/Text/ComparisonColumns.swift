/// How wide the columns of a comparison are; several tables with the same ones stand in line.
struct ComparisonColumns {
  private(set) var aspect = 11
  private(set) var expected = 8
  private(set) var observed = 8

  /// - Parameters:
  ///   - heads: what stands above the values.
  ///   - width: the columns of the whole; values that take more than their share do not count.
  init(
    _ comparisons: some Sequence<Counterexample.Comparison>, _ heads: ComparisonHeads, width: Int
  ) {
    expected = max(expected, TextLayout.width(of: heads.left))
    for comparison in comparisons {
      aspect = max(aspect, TextLayout.width(of: comparison.aspect))
      let left = TextLayout.width(of: HarmlessText.line(comparison.expected))
      let right = TextLayout.width(of: HarmlessText.line(comparison.observed))
      if left <= (width - 30) * 3 / 5 { expected = max(expected, left) }
      if right <= (width - 30) / 2 { observed = max(observed, right) }
    }
  }

  var widthBeforeObserved: Int { 4 + aspect + 2 + expected + 2 }
}
