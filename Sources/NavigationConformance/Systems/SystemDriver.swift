import NavigationReference

/// Carries lines out on a subject and looks at it afterwards: all that knows the adapter.
protocol SystemDriver<System> {
  associatedtype System: JudgedSystem
  /// Forgets the subject of the scenario before.
  mutating func begin()
  /// Carries out the line and looks at everything that is claimed. What the subject throws is noted, not thrown.
  ///
  /// - Parameter state: the model's state after the line.
  mutating func perform(
    _ line: System.Line, state: System.State
  ) async -> SystemObservation<System.State.Aspect>
}
