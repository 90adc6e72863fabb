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
    try await subject.checkAdapters(for: contents.files.map(\.entry.scenario))
    var replay = CorpusReplay(subject: subject)
    var results: [CorpusCheckResult] = []
    for file in contents.files {
      let recorded = file.entry.finding(on: subject.name)?.verdict
      if case .breaksDown(let how)? = recorded,
        subject.isInProcess(for: file.entry.scenario.system)
      {
        results.append(
          CorpusCheckResult(
            file: file.name,
            outcome: .unjudged("it is recorded that it breaks down (\(how)); use '--isolated'")))
        continue
      }
      let outcome = CorpusCheckResult.Outcome(await replay.run(file.entry.scenario), recorded)
      results.append(CorpusCheckResult(file: file.name, outcome: outcome))
    }
    return results
  }
}
