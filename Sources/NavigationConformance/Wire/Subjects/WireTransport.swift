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

    init(_ breakdown: Breakdown) {
      self.breakdown = breakdown
    }
  }
}
