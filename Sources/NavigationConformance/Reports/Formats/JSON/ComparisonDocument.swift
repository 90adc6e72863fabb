/// One aspect as expected and as observed, in the form in which it is stored.
struct ComparisonDocument: Encodable, Sendable {
  let aspect: String
  let expected: String
  let observed: String
  let differs: Bool

  init(_ comparison: Counterexample.Comparison) {
    aspect = comparison.aspect
    expected = comparison.expected
    observed = comparison.observed
    differs = comparison.differs
  }
}
