/// What a format needs to know beyond the report: how to run a scenario again, and what the catalogue advises.
public struct ReportContext: Hashable, Sendable {
  /// The command that replays the scenario put after it on this subject; `nil` where there is none.
  public var replayCommand: String?
  /// Advice by requirement ID: what to look at in an implementation that fails it.
  public var hints: [String: String]
  /// How long a step may take, in words; `nil` where nobody waits with a clock.
  package var stepLimit: String?
  /// Whether a test in Swift can hold the subject: not one of another program.
  package var showsTest = true
  /// How the report compares with what its owner has declared; `nil` where nobody asked.
  package var deviations: DeviationFindings?

  /// - Parameters:
  ///   - replayCommand: the command that replays the scenario put after it on this subject; `nil` where there is none.
  ///   - hints: advice by requirement ID; the catalogue's when not given.
  public init(
    replayCommand: String? = "navconform replay", hints: [String: String]? = nil
  ) {
    self.replayCommand = replayCommand
    self.hints =
      hints
      ?? Dictionary(
        RequirementDescription.all.map { ($0.id, $0.hint) }, uniquingKeysWith: { first, _ in first }
      )
  }
}

extension ReportContext {
  /// The advice on a requirement, as reports and tests print it below a violation.
  package func advice(on id: String, width: Int) -> [String] {
    guard let hint = hints[id], !hint.isEmpty else { return [] }
    return TextLayout.paragraph(
      "if this fails, " + hint, lead: "  ", indent: "    ", width: width)
  }

  /// How long nothing came from a subject that hung.
  func waiting(for kind: Breakdown.Kind) -> String? {
    guard case .hung = kind, let stepLimit else { return nil }
    return "no answer came within \(stepLimit); '--watchdog' gives a step another time"
  }
}
