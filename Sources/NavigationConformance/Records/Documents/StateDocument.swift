import NavigationReference

/// The state of a campaign in the form in which it is kept for another day.
package struct StateDocument: Codable, Sendable {
  let record: RecordDocument
  let avoided: [String]
  /// Left out where nothing is known to be.
  let fatal: [FatalStepDocument]?
  let next: Int
  /// Left out once the opening is complete.
  let opening: OpeningDocument?
  /// Left out where it was not cut.
  let cut: CutDocument?
  /// Left out for what is spent on a proof when nothing else is asked for.
  let proof: ProofDocument?

  package init(_ state: CampaignState) {
    record = RecordDocument(state.record)
    opening = state.opening.map { OpeningDocument($0) }
    cut = state.cut.map { CutDocument($0) }
    avoided = state.avoided.map { FactsText.text(of: $0) }
    fatal = FatalStepDocument.documents(of: state.fatal)
    next = state.next
    proof = state.proof == CampaignOptions().proof ? nil : ProofDocument(state.proof)
  }

  package func state() throws(RecordFault) -> CampaignState {
    var facts: [Situation] = []
    for text in avoided { facts.append(try FactsText.facts(in: text, "avoided")) }
    return CampaignState(
      record: try record.record(), avoided: facts, fatal: try FatalStepDocument.steps(of: fatal),
      next: try RecordFault.index(next, "next"), opening: try opening?.opening(),
      cut: try cut?.cut(),
      proof: try proof?.budget() ?? CampaignOptions().proof)
  }
}
