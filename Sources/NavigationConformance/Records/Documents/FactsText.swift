import NavigationReference

/// Facts of a step as they are stored and sent: those of the operation, then those of the state, in sixteen hexadecimal
/// digits each.
enum FactsText {
  static func text(of facts: Situation) -> String {
    Digest.digits(of: facts.operation) + Digest.digits(of: facts.state)
  }

  static func facts(in text: String, _ name: String) throws(RecordFault) -> Situation {
    guard text.utf8.count == 32, let operation = UInt64(text.prefix(16), radix: 16),
      let state = UInt64(text.suffix(16), radix: 16)
    else {
      throw RecordFault("'\(name)' expects thirty-two hexadecimal digits, found '\(text)'")
    }
    return Situation(operation: operation, state: state)
  }
}
