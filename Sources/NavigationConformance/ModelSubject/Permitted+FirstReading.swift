import NavigationReference

extension Permitted {
  /// What is stated; of several readings the first; `nil` where nothing is stated.
  var firstReading: Value? {
    switch self {
    case .unstated: nil
    case .exactly(let value): value
    case .oneOf(let readings): readings.values.first
    }
  }
}
