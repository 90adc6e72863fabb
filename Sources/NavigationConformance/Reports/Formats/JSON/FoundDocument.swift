/// Where a violation was found, before shrinking.
struct FoundDocument: Encodable, Sendable {
  let origin: String
  /// The number of a small scenario, or the index of a generated one.
  let index: Int?
  let lineCount: Int

  init(_ counterexample: Counterexample) {
    self.init(at: counterexample.foundAt, lineCount: counterexample.foundLineCount)
  }

  init(at place: Counterexample.Origin, lineCount: Int) {
    self.lineCount = lineCount
    switch place {
    case .stored(let number): (origin, index) = ("stored", number)
    case .exhaustive(let number): (origin, index) = ("exhaustive", number)
    case .generated(let number, _): (origin, index) = ("generated", number)
    case .given: (origin, index) = ("given", nil)
    }
  }
}
