/// How much shrinking may cost. Executed steps and model steps, never time.
@usableFromInline
package struct ShrinkLimits: Hashable, Sendable {
  /// Executed steps in all; shrinking that needs more ends with what it has.
  @usableFromInline package var executedSteps: Int
  /// Executed steps that one pass may spend on trying everything of a kind; what would need more is
  /// not begun.
  @usableFromInline package var exhaustiveSteps: Int
  /// Model steps that one search for a route may take.
  @usableFromInline package var routeModelSteps: Int
  /// Model steps that the small scenarios of one length may take.
  @usableFromInline package var smallModelSteps: Int
  /// How many lines a search over a vocabulary may have to choose from.
  @usableFromInline package var choices: Int

  @usableFromInline
  package init(
    executedSteps: Int = 20_000, exhaustiveSteps: Int = 200, routeModelSteps: Int = 10_000,
    smallModelSteps: Int = 50_000, choices: Int = 2_000
  ) {
    self.executedSteps = executedSteps
    self.exhaustiveSteps = exhaustiveSteps
    self.routeModelSteps = routeModelSteps
    self.smallModelSteps = smallModelSteps
    self.choices = choices
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
