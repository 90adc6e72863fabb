import NavigationReference

extension SystemExpectation {
  /// What is stated of an aspect; of several readings the first; `nil` where nothing is stated.
  func firstReading(of aspect: Aspect) -> SystemValue? {
    statements.first { $0.aspect == aspect }?.firstReading
  }
}

extension SystemStatement {
  /// What is stated; of several readings the first.
  var firstReading: SystemValue? {
    switch permitted {
    case .exactly(let value): value
    case .oneOf(_, let readings), .noted(_, let readings): readings.first?.value
    }
  }
}
