package import NavigationReference

/// All that it takes to go on with a campaign: what is known, what is avoided, and which index comes next.
package struct CampaignState: Hashable, Sendable {
  package var record: CampaignRecord
  /// What the plans steer around: since the first epoch, and before its end what that one does.
  package let avoided: [Situation]
  /// What they leave out since the first epoch.
  package let fatal: [FatalStep]
  /// The index of the next generated scenario.
  package var next: Int
  /// How far the opening has come; `nil` once it is complete.
  package let opening: CampaignOpening?
  /// Where it was cut; `nil` where it was not.
  package var cut: CampaignCut?
  /// What each finding of the record has had at least, to prove that nothing shorter shows it.
  package var proof: ProofBudget

  package init(
    record: CampaignRecord, avoided: [Situation], fatal: [FatalStep] = [], next: Int,
    opening: CampaignOpening? = nil, cut: CampaignCut? = nil,
    proof: ProofBudget = CampaignOptions().proof
  ) {
    self.record = record
    self.avoided = avoided
    self.fatal = fatal
    self.next = next
    self.opening = opening
    self.cut = cut
    self.proof = proof
  }

  /// From where a campaign goes on that is to have so many scenarios.
  package func going(onTo limit: Int) -> CampaignState {
    guard let cut, cut.limit != limit else { return self }
    return CampaignState(
      record: cut.record, avoided: [], next: 0, opening: cut.opening, proof: proof)
  }
}
