/// Replays every entry of a corpus on a subject, and compares what it shows with what is recorded.
package struct CorpusCheck {
  private let subject: NavigationSubject

  package init(of subject: NavigationSubject) {
    self.subject = subject
  }

  /// - Throws: when the adapter fails its self-check, so that no verdict would mean anything.
  package func run(
    _ contents: CorpusContents
  ) async throws(CorpusCheckFailure) -> [CorpusCheckResult] {
    if let failure = await subject.selfCheck().failure {
      throw CorpusCheckFailure(description: failure)
    }
    var replay = CorpusReplay(subject: subject)
    var results: [CorpusCheckResult] = []
    for file in contents.files {
      let recorded = file.entry.finding(on: subject.name)?.verdict
      if case .breaksDown(let how)? = recorded, subject.isInProcess {
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

/// Why a subject cannot be driven, as its self-check says it.
package struct CorpusCheckFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}
