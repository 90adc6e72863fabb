/// What the documents permit to be seen of one of the smaller systems after one step.
package struct SystemExpectation<Aspect: SystemAspect, Situation: OptionSet & Sendable>: Sendable {
  /// The facts of the step.
  package var situation: Situation = []
  /// In the order of the aspects; of an aspect that is not among them nothing is stated.
  package private(set) var statements: [SystemStatement<Aspect>] = []

  package init() {}

  package mutating func state(_ aspect: Aspect, _ value: SystemValue) {
    add(SystemStatement(aspect: aspect, permitted: .exactly(value)))
  }

  /// States that one of several readings is seen. Readings that come to the same value count as one.
  package mutating func state(
    _ aspect: Aspect, _ choice: Int, _ readings: [SystemReading]
  ) {
    guard let first = readings.first else { return }
    if readings.allSatisfy({ $0.value == first.value }) {
      state(aspect, first.value)
    } else {
      add(
        SystemStatement(aspect: aspect, permitted: .oneOf(choice: choice, readings: readings)))
    }
  }

  /// Notes which of several readings is seen, if it is one of them; whatever is seen is permitted.
  package mutating func note(
    _ aspect: Aspect, _ choice: Int, _ readings: [SystemReading]
  ) {
    add(SystemStatement(aspect: aspect, permitted: .noted(choice: choice, readings: readings)))
  }

  private mutating func add(_ statement: SystemStatement<Aspect>) {
    let place =
      statements.firstIndex { $0.aspect.rawValue > statement.aspect.rawValue }
      ?? statements.endIndex
    statements.insert(statement, at: place)
  }
}
