/// How the command ends. A code says what kind of end it was, never how often something happened.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// Everything that was asked about holds, or does not apply. Also: help was given, a list printed.
  case conforms = 0
  /// At least one requirement is violated, the subject does not answer the same scenario in the same way, or it broke down
  /// in a process of its own.
  case violated = 1
  /// Nothing is violated, but not everything that was asked about could be judged.
  case inconclusive = 2
  /// Nothing is violated that is not declared, but what the file of known deviations says of the subject is not so.
  case deviations = 3
  /// The command was called wrongly: an unknown option, subject or requirement, a bad number.
  case usage = 64
  /// A scenario, a report or a kept campaign that cannot be read, or does not belong to the others.
  case badData = 65
  /// The subject cannot be driven: its adapter failed the self-check, it ended a process too often, or its process
  /// could not be started again.
  case unavailable = 69
  /// The command itself failed, for instance to write its output.
  case ownFailure = 70

  /// From the one that says most about why the others may mean nothing, to the one that says least.
  private static var precedence: [ExitCode] {
    [.ownFailure, .unavailable, .badData, .usage, .violated, .deviations, .inconclusive]
  }

  /// The one code for all that apply; `conforms` when none does.
  package static func combined(_ codes: some Sequence<ExitCode>) -> ExitCode {
    let codes = Set(codes)
    return precedence.first { codes.contains($0) } ?? .conforms
  }

  /// What the code means, for a help text.
  package var summary: String {
    switch self {
    case .conforms: "conforms, or violates only what is declared"
    case .violated: "violated, not deterministic, broken down, or different in a comparison"
    case .inconclusive: "nothing violated, but not everything asked about could be judged"
    case .deviations: "what the file of known deviations declares is not so"
    case .usage: "called wrongly: unknown option, subject or requirement, bad number"
    case .badData: "a scenario or a file that cannot be read"
    case .unavailable: "the subject cannot be driven: adapter error, broke down too often, or gone"
    case .ownFailure: "failed itself, for instance to write the output"
    }
  }
}
