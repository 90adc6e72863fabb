/// What a campaign had come to when it ran out of scenarios before it had run all that a longer one would have run by then.
///
/// What comes behind is not what comes there in a longer one. So whoever goes on with as many scenarios goes on behind it, and
/// whoever goes on with another number goes on from here, as long as the opening is not complete.
package struct CampaignCut: Hashable, Sendable {
  /// How many scenarios were asked for.
  package let limit: Int
  package var record: CampaignRecord
  package let opening: CampaignOpening

  package init(limit: Int, record: CampaignRecord, opening: CampaignOpening) {
    self.limit = limit
    self.record = record
    self.opening = opening
  }
}
