/// What may be spent on a proof in the form in which it is kept: steps, or milliseconds; neither for nothing.
struct ProofDocument: Codable, Sendable {
  let steps: Int?
  let milliseconds: Int64?

  init(_ budget: ProofBudget) {
    switch budget {
    case .none: (steps, milliseconds) = (nil, nil)
    case .steps(let count): (steps, milliseconds) = (count, nil)
    case .time(let time):
      let (seconds, attoseconds) = time.components
      (steps, milliseconds) = (nil, seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
    }
  }

  func budget() throws(RecordFault) -> ProofBudget {
    switch (steps, milliseconds) {
    case (nil, nil): return .none
    case (let count?, nil): return .steps(try RecordFault.count(count, "steps"))
    case (nil, let time?):
      guard time >= 0 else {
        throw RecordFault("'milliseconds' expects a time from 0, found \(time)")
      }
      return .time(.milliseconds(time))
    case (_?, _?): throw RecordFault("'proof' expects steps or milliseconds, found both")
    }
  }
}
