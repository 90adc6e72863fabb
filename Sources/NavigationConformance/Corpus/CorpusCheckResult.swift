/// What became of one file of a corpus.
package struct CorpusCheckResult: Hashable, Sendable {
  package let file: String
  package let outcome: Outcome

  package enum Outcome: Hashable, Sendable {
    /// It shows what is recorded of this subject.
    case reproduced(CorpusVerdict)
    /// It shows something else than what is recorded of this subject.
    case changed(from: CorpusVerdict, to: CorpusVerdict)
    /// Nothing is recorded of this subject, and it does what the documents say.
    case agrees
    /// Nothing is recorded of this subject, and it violates something.
    case violates(String)
    /// Nothing is recorded of this subject, and it breaks down, in this way.
    case breaksDown(String)
    case notDeterministic
    /// It was not carried out to its end, for this reason.
    case unjudged(String)

    init(_ sighting: CorpusSighting, _ recorded: CorpusVerdict?) {
      switch (sighting, recorded) {
      case (.unjudged(let reason), _): self = .unjudged(reason)
      case (.notDeterministic, _): self = .notDeterministic
      case (.agrees, .agrees?): self = .reproduced(.agrees)
      case (.violates(let id, _, _), let recorded?) where recorded == .violates(id):
        self = .reproduced(recorded)
      case (.agrees, let recorded?): self = .changed(from: recorded, to: .agrees)
      case (.violates(let id, _, _), let recorded?):
        self = .changed(from: recorded, to: .violates(id))
      case (.breaksDown(let how), let recorded?) where recorded == .breaksDown(how):
        self = .reproduced(recorded)
      case (.breaksDown(let how), let recorded?):
        self = .changed(from: recorded, to: .breaksDown(how))
      case (.breaksDown(let how), nil): self = .breaksDown(how)
      case (.agrees, nil): self = .agrees
      case (.violates(let id, _, _), nil): self = .violates(id)
      }
    }
  }
}
