/// Replays every entry of a corpus on a subject, and compares what it shows with what is recorded.
package struct CorpusCheck {
  private let subject: CorpusSubject

  package init(of subject: CorpusSubject) {
    self.subject = subject
  }

  /// - Throws: when an adapter fails its self-check, so that no verdict would mean anything.
  package func run(
    _ contents: CorpusContents
  ) async throws(CorpusCheckFailure) -> [CorpusCheckResult] {
    let breakdowns = RecordedBreakdowns(
      in: contents.files.map(\.entry), of: subject.name,
      isInProcess: { subject.isInProcess(for: $0) })
    try await subject.checkAdapters(
      for: contents.files.map(\.entry.scenario).filter { breakdowns.reason(against: $0) == nil })
    var replay = CorpusReplay(subject: subject)
    var results: [CorpusCheckResult] = []
    for file in contents.files {
      if let reason = breakdowns.reason(against: file.entry.scenario) {
        results.append(CorpusCheckResult(file: file.name, outcome: .unjudged(reason)))
        continue
      }
      let recorded = file.entry.finding(on: subject.name)?.verdict
      let outcome = CorpusCheckResult.Outcome(await replay.run(file.entry.scenario), recorded)
      results.append(CorpusCheckResult(file: file.name, outcome: outcome))
    }
    return results
  }
}
