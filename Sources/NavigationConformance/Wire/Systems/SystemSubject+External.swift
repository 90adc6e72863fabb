import NavigationReference

extension SystemSubject {
  /// One at the other end of a wire.
  ///
  /// - Parameters:
  ///   - remote: the process.
  ///   - kind: what it calls the system.
  ///   - letters: what the driver's adapter writes down and reads.
  ///   - driver: carries lines out by way of them.
  ///   - limits: what the process may take.
  init(
    name: String, system: System, _ remote: WireSubject, _ kind: WireSystem,
    _ letters: SystemCorrespondence, driver: some SystemDriver<System>, _ limits: ProcessLimits
  ) {
    let box = Box(driver)
    let partner = SystemPartner<System>()
    self.init(
      name: name, system: system, begin: { box.content.begin() },
      perform: { line, state in
        letters.beginLine()
        var seen = await box.content.perform(line, state: state)
        switch letters.trouble {
        case .broken(let breakdown):
          seen = SystemObservation()
          seen.breakdown = breakdown
        case .mistaken(let text):
          seen = SystemObservation()
          seen.mistake = text
        case .refused, .unsupported, nil: break
        }
        return seen
      },
      elsewhere: Elsewhere(
        send: { lines in
          letters.beginWriting()
          box.content.begin()
          var state = System.State()
          for line in lines {
            state.apply(line)
            letters.beginLine()
            _ = await box.content.perform(line, state: state)
          }
          let steps = letters.allSteps
          guard steps.count <= WireLimits.maximumSteps else {
            letters.beginReading(mistake: WireSubject.tooLong)
            return nil
          }
          let exchange = remote.exchange(.system(kind, steps))
          letters.beginReading(exchange)
          return partner.stray(in: exchange, of: lines)
        },
        breakdown: { letters.breakdown }, answers: { letters.answers }, fields: kind.fields,
        care: SubjectCare(
          begin: { remote.beginCare(isKnownToHang: $0) }, end: { remote.endCare() }),
        breakdownLimit: limits.breakdowns))
  }
}

/// Remembers which lines it was that were sent before, since only their steps cross.
private final class SystemPartner<System: JudgedSystem> {
  private var former: [System.Line]?

  func stray(
    in exchange: WireConversation.Exchange, of lines: [System.Line]
  ) -> SystemStray<System.Line>? {
    defer { former = lines }
    return exchange.stray.map {
      SystemStray(breakdown: $0.breakdown, after: $0.after == nil ? nil : former)
    }
  }
}
