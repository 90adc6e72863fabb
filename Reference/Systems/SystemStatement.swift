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
