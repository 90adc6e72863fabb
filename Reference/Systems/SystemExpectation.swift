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

/// What is permitted to be seen of one aspect.
package struct SystemStatement<Aspect: SystemAspect>: Sendable {
  @usableFromInline package let aspect: Aspect
  @usableFromInline package let permitted: Permission

  @usableFromInline
  package enum Permission: Sendable {
    case exactly(SystemValue)
    /// By the index of the choice in the system's list.
    case oneOf(choice: Int, readings: [SystemReading])
    /// Anything; the readings are those that have a name.
    case noted(choice: Int, readings: [SystemReading])
  }

  @inlinable
  package func permits(_ value: SystemValue) -> Bool {
    switch permitted {
    case _ where value.isUnjudged: true
    case .exactly(let expected): expected == value
    case .oneOf(_, let readings): readings.contains { $0.value == value }
    case .noted: true
    }
  }

  /// The permitted values in words.
  package var text: String {
    switch permitted {
    case .exactly(let value): return value.text
    case .oneOf(_, let readings):
      var words: [String] = []
      for reading in readings where !words.contains(reading.value.text) {
        words.append(reading.value.text)
      }
      return words.joined(separator: " or ")
    case .noted: return "anything"
    }
  }
}

/// One way to read a point that the documents leave open, and what is seen then.
@usableFromInline
package struct SystemReading: Hashable, Sendable {
  /// Its index among the choice's readings.
  package let index: Int
  @usableFromInline package let value: SystemValue
  /// Whether it is the reading by which nothing changes, so that only what was seen in the step before speaks for it.
  package let isUnchanged: Bool

  package init(_ index: Int, _ value: SystemValue, isUnchanged: Bool = false) {
    self.index = index
    self.value = value
    self.isUnchanged = isUnchanged
  }

  /// Whether it is what explains a value.
  ///
  /// - Parameter former: what was seen in the step before, as far as anything was.
  package func explains(_ seen: SystemValue, after former: SystemValue?) -> Bool {
    seen == value && !(isUnchanged && former != nil && former != seen)
  }
}
