/// Generate, apply to the model, perform on the subject, compare: a random scenario of any machine.
///
/// It is here to measure the engine without the suite, in the benchmark, and to give the engine's
/// own tests failures to shrink. A campaign does not use it: its loops are `ScenarioRunner` and
/// `SystemSession`, which judge by requirements.
///
/// The model is walked once: the generator reads the state the line is then applied to, and the
/// subject is compared with what comes out. Lines are recorded in a buffer that is reused, so
/// nothing is allocated per step.
@usableFromInline
package struct RandomRun<Generator: LineGenerator, Subject: CheckedSubject>
where Generator.Language == Subject.Language {
  @usableFromInline package let language: Generator.Language
  @usableFromInline package var generator: Generator
  @usableFromInline package var subject: Subject
  /// The lines of the last scenario, the failing one last.
  @usableFromInline package var lines: [Generator.Language.Line]

  @inlinable
  package init(language: Generator.Language, generator: Generator, subject: Subject) {
    self.language = language
    self.generator = generator
    self.subject = subject
    lines = []
  }

  /// Runs scenario `index` of `seed`, a pure function of the two, up to `length` lines.
  @inlinable
  package mutating func run(
    scenario index: UInt64, seed: UInt64, length: Int
  ) async -> Execution<Subject.Failure> {
    var randomness = SeededGenerator(seed: seed, stream: index)
    lines.removeAll(keepingCapacity: true)
    lines.reserveCapacity(length)
    var state = language.initialState
    generator.start()
    await subject.start()
    while lines.count < length, let line = generator.line(in: state, using: &randomness) {
      lines.append(line)
      language.apply(line, to: &state)
      if let failure = await subject.failure(of: line, expecting: state) {
        return .failed(failure, atLine: lines.count - 1, steps: lines.count)
      }
    }
    return .passed(steps: lines.count)
  }
}
