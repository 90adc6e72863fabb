/// How much shrinking may cost. Executed steps and model steps, never time.
package struct ShrinkLimits: Hashable, Sendable {
  /// Executed steps in all; shrinking that needs more ends with what it has.
  package var executedSteps: Int
  /// Executed steps that one search through all small scenarios may cost; a size that would need
  /// more is not begun.
  package var exhaustiveSteps: Int
  /// Model steps that one search for a route may take.
  package var routeModelSteps: Int

  package init(
    executedSteps: Int = 20_000, exhaustiveSteps: Int = 100, routeModelSteps: Int = 50_000
  ) {
    self.executedSteps = executedSteps
    self.exhaustiveSteps = exhaustiveSteps
    self.routeModelSteps = routeModelSteps
  }
}

extension ShrinkLimits {
  /// What is left after `spent` executed steps.
  @usableFromInline
  package func less(_ spent: Int) -> Self {
    var rest = self
    rest.executedSteps = max(executedSteps - spent, 0)
    return rest
  }
}
