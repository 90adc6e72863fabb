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
          let script = WireScript.system(kind, steps)
          let exchange = remote.exchange(script)
          if let kept = remote.kept {
            letters.beginReading(mistake: kept.description)
            return nil
          }
          letters.beginReading(exchange)
          return partner.stray(in: exchange, of: lines, sentAs: script)
        },
        breakdown: { letters.breakdown }, answers: { letters.answers },
        kept: { remote.kept?.description }, fields: kind.fields,
        care: SubjectCare(
          begin: { remote.beginCare(isKnownToHang: $0) }, end: { remote.endCare() },
          loss: { remote.loss }),
        breakdownLimit: limits.breakdownLimit))
  }
}

/// Remembers which lines it was that were sent before, since only their steps cross.
private final class SystemPartner<System: JudgedSystem> {
  private var former: (lines: [System.Line], script: WireScript)?

  /// A breakdown that did not come again. What else the process may have been at before is none of this system's.
  func stray(
    in exchange: WireConversation.Exchange, of lines: [System.Line], sentAs script: WireScript
  ) -> SystemStray<System.Line>? {
    defer { former = (lines, script) }
    return exchange.stray.map { stray in
      SystemStray(
        breakdown: stray.breakdown,
        after: former.flatMap { $0.script == stray.after ? $0.lines : nil })
    }
  }
}
