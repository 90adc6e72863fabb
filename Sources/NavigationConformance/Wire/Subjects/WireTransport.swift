/// The way to a subject that is somewhere else, and the lines that come back.
protocol WireTransport: AnyObject {
  /// Sends bytes on their way; they may still be under way when this returns.
  func send(_ bytes: [UInt8])

  /// Waits for the next line, as long as a step may take.
  ///
  /// - Throws: why none will come.
  func receive() throws(Breakdown.Failure) -> [UInt8]

  /// A line that has come without being waited for; `nil` where there is none by now.
  func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]?

  /// Lets a step take only a fraction of the time that it may take, or all of it.
  func hurry(_ isInHaste: Bool)

  /// Tells the other end that nothing more will be sent, once what was sent has arrived; it may still answer.
  func endSending()

  /// Ends whatever is at the other end.
  func end()
}

extension Breakdown {
  /// A breakdown, thrown.
  struct Failure: Error, Hashable {
    let breakdown: Breakdown
    /// Whether there was nobody to break down: no process could be started.
    let isOfNobody: Bool

    init(_ breakdown: Breakdown, isOfNobody: Bool = false) {
      self.breakdown = breakdown
      self.isOfNobody = isOfNobody
    }

    /// Why there is nobody any more who could be asked, where this came instead of who a subject is that was there before.
    var loss: String {
      let words = breakdown.lastWords.last.map { "; its last words: \($0)" } ?? ""
      return switch breakdown.kind {
      case .protocolError(let text) where isOfNobody:
        "The subject could not be started again: \(text)"
      case .protocolError(let text):
        "Started again, the subject could not be talked to: \(text)\(words)"
      case .hung: "Started again, the subject did not say who it is\(words)"
      default:
        "Started again, the subject \(breakdown.kind.word) before it said who it is\(words)"
      }
    }
  }
}
