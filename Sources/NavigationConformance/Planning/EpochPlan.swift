/// The plan of an epoch, and what tells where it is in force.
package struct EpochPlan: Sendable {
  package let plan: GenerationPlan
  /// By what the record of a report names that from which the plan follows: what is stored, and what is steered around.
  package let digest: UInt64
  /// Decides everything that is random.
  package let seed: UInt64
  /// The first epoch in which it is in force, counted from 0.
  package let firstEpoch: Int

  package init(_ plan: GenerationPlan, of epoch: Int, digest: UInt64, seed: UInt64) {
    self.plan = plan
    self.digest = digest
    self.seed = seed
    firstEpoch = PlanSchedule.lastLearning(until: epoch)
  }

  /// The last epoch in which it is in force; the next plan is learned for the one after it.
  package var lastEpoch: Int {
    firstEpoch == 0 ? 0 : firstEpoch - 1 + firstEpoch
  }
}
