/// Where a scenario came from, in the form in which a record keeps it.
struct OriginDocument: Codable, Sendable {
  let kind: String
  let index: Int?
  let seed: UInt64?

  init(_ origin: Counterexample.Origin) {
    switch origin {
    case .stored(let number): (kind, index, seed) = ("stored", number, nil)
    case .exhaustive(let number): (kind, index, seed) = ("exhaustive", number, nil)
    case .generated(let number, let given): (kind, index, seed) = ("generated", number, given)
    case .given: (kind, index, seed) = ("given", nil, nil)
    }
  }

  func origin() throws(RecordFault) -> Counterexample.Origin {
    let number = try RecordFault.index(index ?? 0, "index")
    return switch kind {
    case "stored": .stored(number)
    case "exhaustive": .exhaustive(number)
    case "generated": .generated(number, seed: seed ?? 0)
    case "given": .given
    default: throw RecordFault("there is no origin '\(kind)'")
    }
  }
}
