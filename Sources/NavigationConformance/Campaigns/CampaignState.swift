package import NavigationReference

/// All that it takes to go on with a campaign: what is known, what is avoided, and which index comes next.
package struct CampaignState: Hashable, Sendable {
  package var record: CampaignRecord
  /// What the plans steer around since the first epoch.
  package let avoided: [Situation]
  /// The index of the next generated scenario.
  package var next: Int

  package init(record: CampaignRecord, avoided: [Situation], next: Int) {
    self.record = record
    self.avoided = avoided
    self.next = next
  }
}
