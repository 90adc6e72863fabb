import NavigationReference

/// A tally in the form in which it is stored and sent.
package struct TallyDocument: Codable, Sendable {
  let scenarios: Int
  let steps: Int
  /// By requirement ID; what was never put to the test is left out.
  let exercised: [String: Int]
  let choices: [ChoiceRecordDocument]
  let violations: [ViolationRecordDocument]
  /// Left out where there are none.
  let breakdowns: [BreakdownRecordDocument]?
  let nondeterminism: NondeterminismRecordDocument?
  let unsupported: UnsupportedRecordDocument?

  package init(_ tally: CampaignTally) {
    let requirements = RequirementCatalogue.core.requirements
    scenarios = tally.scenarioCount
    steps = tally.stepCount
    exercised = Dictionary(
      zip(requirements, tally.exercised).filter { $0.1 > 0 }.map { ($0.0.id, $0.1) },
      uniquingKeysWith: { first, _ in first })
    choices = tally.choices.map { ChoiceRecordDocument($0) }
    violations = tally.violations.map { ViolationRecordDocument($0) }
    breakdowns =
      tally.breakdowns.isEmpty ? nil : tally.breakdowns.map { BreakdownRecordDocument($0) }
    nondeterminism = tally.nondeterminism.map { NondeterminismRecordDocument($0) }
    unsupported = tally.unsupported.map { UnsupportedRecordDocument($0) }
  }

  package func tally() throws(RecordFault) -> CampaignTally {
    let catalogue = RequirementCatalogue.core
    var tally = CampaignTally(requirementCount: catalogue.requirements.count)
    tally.scenarioCount = try RecordFault.count(scenarios, "scenarios")
    tally.stepCount = try RecordFault.count(steps, "steps")
    for (id, count) in exercised.sorted(by: { $0.key < $1.key }) {
      tally.exercised[try RecordFault.requirement(id)] = try RecordFault.count(count, id)
    }
    for (index, document) in choices.enumerated() {
      tally.add(try document.record())
      try Self.expectNew(tally.choices.count > index, "choices")
    }
    for (index, document) in violations.enumerated() {
      tally.add(try document.record())
      try Self.expectNew(tally.violations.count > index, "violations")
    }
    for (index, document) in (breakdowns ?? []).enumerated() {
      tally.add(try document.record())
      try Self.expectNew(tally.breakdowns.count > index, "breakdowns")
    }
    tally.nondeterminism = try nondeterminism?.record()
    tally.unsupported = try unsupported?.record()
    return tally
  }

  private static func expectNew(_ isNew: Bool, _ name: String) throws(RecordFault) {
    guard isNew else { throw RecordFault("'\(name)' has the same twice") }
  }
}
