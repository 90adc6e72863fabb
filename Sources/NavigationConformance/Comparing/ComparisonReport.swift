/// What two subjects do differently on the same scenarios. Nobody is judged.
package struct ComparisonReport: Hashable, Sendable {
  /// The names of the two.
  package let first: String
  package let second: String
  package let seed: UInt64
  package var scenarioCount = 0
  /// In the order in which they were found: small scenarios come first.
  package var differences: [SubjectDifference] = []
  /// What was not compared, because one of the two does not claim it.
  package var onlyFirst: [String]
  package var onlySecond: [String]
  /// Why one of the two cannot be driven.
  package var adapterErrors: [AdapterError] = []
  /// What ended the comparison before its time, where one of the two broke down too often.
  package var endedByBreakdowns: BreakdownEnd?
  /// A scenario that one of the two answers now in this way and now in that.
  package var unsteady: ScenarioStory?

  package struct AdapterError: Hashable, Sendable {
    package let subject: String
    package let message: String
  }

  package struct BreakdownEnd: Hashable, Sendable {
    package let subject: String
    package let count: Int
  }

  /// - Parameter losses: the names of the two, and why each cannot be asked any more if that is so.
  /// - Returns: whether one cannot.
  mutating func noteLosses(of losses: [(name: String, loss: String?)]) -> Bool {
    for (name, loss) in losses {
      guard let loss else { continue }
      adapterErrors.append(AdapterError(subject: name, message: "\(loss)."))
    }
    return !adapterErrors.isEmpty
  }

  /// What the comparison came to.
  package enum Outcome: Hashable, Sendable {
    /// The two were compared to the end, and nothing was found.
    case agree
    case differ
    /// It could not begin, or not come to its end.
    case undone
  }

  package var outcome: Outcome {
    if !adapterErrors.isEmpty { return .undone }
    if !differences.isEmpty || unsteady != nil { return .differ }
    return endedByBreakdowns == nil ? .agree : .undone
  }
}
