import Foundation
import NavigationConformance

/// Notes which scenario a test process is at, so that the next one can tell which took it along: a trap in a subject ends
/// all tests, and says nothing of what led to it.
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

    func end() {}

    /// There are no processes here that could come after this one.
    static func word(on subject: SuiteSubject) -> String? { nil }
  #endif
}
