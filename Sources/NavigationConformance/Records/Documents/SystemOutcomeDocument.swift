/// What came of judging a small system, in the form in which another process tells it.
package struct SystemOutcomeDocument: Codable, Sendable {
  let run: SystemRunDocument?
  let mistake: String?

  package init(_ outcome: SystemOutcome) {
    switch outcome {
    case .judged(let run): (self.run, mistake) = (SystemRunDocument(run), nil)
    case .mistaken(let text): (run, mistake) = (nil, text)
    case .nothing: (run, mistake) = (nil, nil)
    }
  }

  package func outcome() throws(RecordFault) -> SystemOutcome {
    if let run { return .judged(try run.run()) }
    return mistake.map { .mistaken($0) } ?? .nothing
  }
}
