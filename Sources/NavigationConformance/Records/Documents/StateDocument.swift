import NavigationReference

/// The state of a campaign in the form in which it is kept for another day.
package struct StateDocument: Codable, Sendable {
  let record: RecordDocument
  let avoided: [String]
  let next: Int

  package init(_ state: CampaignState) {
    record = RecordDocument(state.record)
    avoided = state.avoided.map { Digest.digits(of: $0.rawValue) }
    next = state.next
  }

  package func state() throws(RecordFault) -> CampaignState {
    var facts: [Situation] = []
    for word in avoided { facts.append(Situation(rawValue: try RecordFault.word(word, "avoided"))) }
    return CampaignState(
      record: try record.record(), avoided: facts, next: try RecordFault.count(next, "next"))
  }
}
