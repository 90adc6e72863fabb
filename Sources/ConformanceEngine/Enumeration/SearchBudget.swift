/// What a search may cost: a number of steps, or a time.
///
/// Steps give the same search on every machine. A time is for those who would rather wait for a
/// known while than for a known result.
@usableFromInline
package struct SearchBudget: Sendable {
  /// Lines carried out on the subject so far.
  @usableFromInline package var executedSteps = 0
  /// Lines about which the model alone was asked.
  @usableFromInline package var modelSteps = 0
  @usableFromInline let stepLimit: Int
  @usableFromInline let deadline: ContinuousClock.Instant?
  @usableFromInline var chargesUntilLook = 0
  @usableFromInline var isLate = false

  /// So many lines of the model cost as much as one that is carried out on a fast subject.
  @inlinable package static var modelStepsPerStep: Int { 8 }

  @inlinable
  package init(steps: Int) {
    stepLimit = max(steps, 0)
    deadline = nil
    isLate = stepLimit == 0
  }

  @inlinable
  package init(time: Duration) {
    stepLimit = .max
    deadline = ContinuousClock.now.advanced(by: time)
    isLate = time <= .zero
  }

  /// The same with a part of what is left taken away, so that it remains for something else.
  ///
  /// - Parameter part: one in how many is taken away.
  @inlinable
  package func without(oneIn part: Int) -> SearchBudget {
    guard let deadline else {
      let spent = executedSteps + modelSteps / Self.modelStepsPerStep
      let left = stepLimit - min(spent, stepLimit)
      return SearchBudget(self, stepLimit: stepLimit - left / part, deadline: nil)
    }
    let left = ContinuousClock.now.duration(to: deadline)
    return SearchBudget(
      self, stepLimit: stepLimit, deadline: deadline.advanced(by: .zero - left / part))
  }

  /// A budget for what comes first: of steps, so many beside these, or as many as there are if these are fewer; of a time,
  /// the first quarter of what is left, which passes for this budget as well.
  @inlinable
  package func first(stepsBeside steps: Int) -> SearchBudget {
    guard let deadline else { return SearchBudget(steps: min(steps, stepLimit)) }
    return SearchBudget(time: ContinuousClock.now.duration(to: deadline) / 4)
  }

  @inlinable
  init(_ other: SearchBudget, stepLimit: Int, deadline: ContinuousClock.Instant?) {
    executedSteps = other.executedSteps
    modelSteps = other.modelSteps
    self.stepLimit = stepLimit
    self.deadline = deadline
    isLate = other.isLate
  }

  /// Charges what has been spent of another one that was made of this.
  @inlinable
  package mutating func charge(spentOf other: SearchBudget) {
    charge(
      executedSteps: other.executedSteps - executedSteps, modelSteps: other.modelSteps - modelSteps)
  }

  /// Whether nothing is left.
  @inlinable
  package var isSpent: Bool {
    isLate || executedSteps + modelSteps / Self.modelStepsPerStep >= stepLimit
  }

  /// Whether so many lines of the model are more than what is left. A time may be enough for
  /// anything.
  @inlinable
  package func isTooSmall(forModelSteps modelSteps: Int) -> Bool {
    let spent = executedSteps + self.modelSteps / Self.modelStepsPerStep
    return modelSteps / Self.modelStepsPerStep > stepLimit - min(spent, stepLimit)
  }

  /// Charges a scenario that was carried out on the subject, which may have taken any time.
  @inlinable
  package mutating func chargeExecution(of steps: Int) {
    executedSteps += steps
    guard let deadline, ContinuousClock.now >= deadline else { return }
    isLate = true
  }

  /// Takes away what is left.
  @inlinable
  package mutating func end() {
    isLate = true
  }

  @inlinable
  package mutating func charge(executedSteps: Int = 0, modelSteps: Int = 0) {
    self.executedSteps += executedSteps
    self.modelSteps += modelSteps
    guard let deadline else { return }
    // Reading a clock costs about as much as a step.
    chargesUntilLook -= 1
    guard chargesUntilLook < 0 else { return }
    chargesUntilLook = 256
    if ContinuousClock.now >= deadline { isLate = true }
  }
}
