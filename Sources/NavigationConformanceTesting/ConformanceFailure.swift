public import NavigationConformance

/// One reason why a subject does not conform, ready to be shown.
public struct ConformanceFailure: Hashable, Sendable, Identifiable {
  /// The ID of the requirement; the name of the subject when the failure is that of none.
  public let id: String
  /// What kind of reason it is.
  public let kind: Kind
  /// All there is to say, in several lines.
  public let message: String
  /// The scenario that shows it.
  public let scenario: ScenarioStory?
  /// It does not decide conformance.
  let isWarning: Bool

  /// The kinds of reasons.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The subject does something else than is required.
    case violated
    /// No step put the requirement to the test, so nothing is known.
    case notExercised
    /// It differed in steps that are put down to something else, of which nobody asked, so nothing is known.
    case unsettled
    /// What is declared in the file of known deviations is not so.
    case deviationChanged
    /// The subject broke down instead of answering: it crashed, ended, hung, said what the protocol does not ask for, or
    /// could not be started again.
    case brokenDown
    /// Nothing can be said: the adapter is at fault, the answers change from run to run, nothing that was asked about
    /// applies, or a test holds the suite to a requirement on another system.
    case notJudged
    /// The file that is to hold the verdicts could not be written; the verdicts stand all the same.
    case notWritten
  }

  init(
    _ kind: Kind, id: String, isWarning: Bool = false, message: String,
    scenario: ScenarioStory? = nil
  ) {
    self.kind = kind
    self.id = id
    self.isWarning = isWarning
    self.message = message
    self.scenario = scenario
  }
}
