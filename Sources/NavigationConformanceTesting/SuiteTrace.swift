import Foundation
import NavigationConformance

/// Notes which scenario a test process is at: a trap in a subject ends all tests and says nothing of what led to it, which the
/// next process can tell then; and one that hangs says nothing at all.
struct SuiteTrace {
  /// The one to be judged.
  let subject: SuiteSubject

  #if os(macOS) || os(Linux)
    private let trace: ScenarioTrace?

    init(_ subject: SuiteSubject) {
      trace = Self.path(of: subject).flatMap {
        ScenarioTrace($0, of: subject.name, claims: subject.claims)
      }
      self.subject = trace.map { subject.traced(by: $0) } ?? subject
    }

    /// Has it told while the campaign lasts that one scenario goes on for long.
    func watch(
      patience: Duration = StallWatch.patience, to output: FileHandle = .standardError
    ) {
      guard trace != nil, let path = Self.path(of: subject) else { return }
      let name = HarmlessText.line(subject.name)
      StallWatch(path, patience: patience) { stalled in
        let word = Self.word(on: stalled, of: name, after: patience)
        try? output.write(contentsOf: Data(word.utf8))
      }.begin()
    }

    static func word(
      on stalled: TracedScenario, of name: String, after patience: Duration
    ) -> String {
      let word =
        "\(name): this test run has been at \(stalled.place) for \(patience.components.seconds) s. If the subject "
        + "hangs there, the run will not end by itself."
      guard let scenario = stalled.scenario else { return word + "\n" }
      let literal = PastedScenario(oneLine: scenario).swiftLiteral
      return "\(word) The scenario by itself:\n  try await conformance.replay(\(literal))\n"
    }

    /// The campaign has come to its end by itself.
    func end() { trace?.remove() }

    /// What there is to say of a run that did not; `nil` if there was none.
    static func word(on subject: SuiteSubject) -> String? {
      guard let path = path(of: subject), let last = TracedScenario(from: path) else { return nil }
      let name = HarmlessText.line(subject.name)
      let word = "\(name): the test run before this one came to no end; it was at \(last.place)."
      guard let scenario = last.scenario else { return word + "\n" }
      let literal = PastedScenario(oneLine: scenario).swiftLiteral
      return "\(word) To see what that does:\n  try await conformance.replay(\(literal))\n"
    }

    static func path(of subject: SuiteSubject) -> String? {
      TraceFolder.path(for: ["test", "\(subject.system)", subject.name])
    }
  #else
    init(_ subject: SuiteSubject) { self.subject = subject }

    func watch() {}

    func end() {}

    /// There are no processes here that could come after this one.
    static func word(on subject: SuiteSubject) -> String? { nil }
  #endif
}
