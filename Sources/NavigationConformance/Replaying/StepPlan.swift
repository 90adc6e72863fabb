public import ConformanceChecks
import NavigationReference

/// What to do with the subject in one step.
@usableFromInline
struct StepPlan: Sendable {
  @usableFromInline let settles: Bool
  @usableFromInline let takesEvents: Bool
  @usableFromInline let look: Look
  /// The controller that is asked whether it has its navigation item yet.
  @usableFromInline let probe: ControllerName?
  /// The line is a start that a subject may refuse; then there is nothing to look at, and nothing to wait for.
  @usableFromInline let mayHaveNobody: Bool
}
