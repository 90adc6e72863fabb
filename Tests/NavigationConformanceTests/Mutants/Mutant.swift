import Testing

/// A subject that is wrong in one thing, the requirement that it breaks, and the shortest scenario that shows it.
struct Mutant: Sendable, CustomTestStringConvertible {
  let requirement: String
  /// What it does.
  let defect: String
  let scenario: String
  let mutation: Mutation

  init(
    _ requirement: String, _ defect: String, _ scenario: String, _ change: (inout Mutation) -> Void
  ) {
    self.requirement = requirement
    self.defect = defect
    self.scenario = scenario
    var mutation = Mutation()
    change(&mutation)
    self.mutation = mutation
  }

  var testDescription: String { "\(requirement): \(defect)" }

  static let all = stack + transitions + delegate + items + navigationBar + toolbar
}
