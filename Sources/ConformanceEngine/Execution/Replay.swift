/// Executes given lines against the model and a subject: the oracle over any checked subject.
@usableFromInline
package struct Replay<Subject: CheckedSubject>: FailureOracle {
  @usableFromInline package let language: Subject.Language
  @usableFromInline package var subject: Subject

  @inlinable
  package init(language: Subject.Language, subject: Subject) {
    self.language = language
    self.subject = subject
  }

  @inlinable
  package mutating func execute(
    _ lines: [Subject.Language.Line]
  ) async -> Execution<Subject.Failure> {
    var state = language.initialState
    await subject.start()
    for index in lines.indices {
      language.apply(lines[index], to: &state)
      if let failure = await subject.failure(of: lines[index], expecting: state) {
        return .failed(failure, atLine: index, steps: index + 1)
      }
    }
    return .passed(steps: lines.count)
  }
}
