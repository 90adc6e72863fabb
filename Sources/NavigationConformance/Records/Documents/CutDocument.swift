/// Where the opening of a campaign was cut, in the form in which it is kept.
struct CutDocument: Codable, Sendable {
  let limit: Int
  let record: RecordDocument
  let opening: OpeningDocument

  init(_ cut: CampaignCut) {
    limit = cut.limit
    record = RecordDocument(cut.record)
    opening = OpeningDocument(cut.opening)
  }

  func cut() throws(RecordFault) -> CampaignCut {
    CampaignCut(
      limit: try RecordFault.count(limit, "limit"), record: try record.record(),
      opening: try opening.opening())
  }
}
