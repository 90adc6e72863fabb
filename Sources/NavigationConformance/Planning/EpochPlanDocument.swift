/// The plan of an epoch in the form in which it is printed.
package struct EpochPlanDocument: Codable, Sendable {
  package let generatorVersion: Int
  package let seed: UInt64
  /// Sixteen hexadecimal digits, as in the parts of a report's record.
  package let digest: String
  /// Counted from 0.
  package let firstEpoch: Int
  package let lastEpoch: Int
  package let plan: PlanDocument

  package init(_ epochPlan: EpochPlan) {
    generatorVersion = ScenarioGenerator.version
    seed = epochPlan.seed
    digest = Digest.digits(of: epochPlan.digest)
    firstEpoch = epochPlan.firstEpoch
    lastEpoch = epochPlan.lastEpoch
    plan = PlanDocument(epochPlan.plan)
  }
}
