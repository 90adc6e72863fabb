import NavigationReference

/// How a subject broke down, in the form in which it is stored.
struct BreakdownDocument: Codable, Sendable {
  let kind: String
  let signal: Int?
  let code: Int?
  let text: String?
  let errorOutput: String?

  init(_ breakdown: Breakdown) {
    var (signal, code, text): (Int?, Int?, String?) = (nil, nil, nil)
    switch breakdown.kind {
    case .crashed(let number): signal = number
    case .exited(let number): code = number
    case .protocolError(let reason): text = reason
    case .hung, .outgrown, .flooded: break
    }
    kind = breakdown.kind.name
    (self.signal, self.code, self.text) = (signal, code, text)
    errorOutput = breakdown.errorOutput.isEmpty ? nil : breakdown.errorOutput
  }

  func breakdown() throws(RecordFault) -> Breakdown {
    let read: Breakdown.Kind? =
      switch kind {
      case "crashed": signal.map { .crashed(signal: $0) }
      case "exited": code.map { .exited(code: $0) }
      case "hung": .hung
      case "outgrown": .outgrown
      case "flooded": .flooded
      case "protocolError": text.map { .protocolError($0) }
      default: nil
      }
    guard let read else { throw RecordFault("there is no breakdown '\(kind)'") }
    return Breakdown(read, errorOutput: errorOutput ?? "")
  }
}
