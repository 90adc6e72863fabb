/// How those outside look on at a campaign, and end it. None of it has an influence on any verdict.
package struct CampaignControl {
  /// Told now and then how far the campaign has come.
  package var progress: (CampaignProgress) -> Void
  package var patience: Patience
  /// Handed the state whenever it is complete, to be kept for another day.
  package var checkpoint: (CampaignState) -> Void
  /// Handed each finding once something has been made of it.
  package var found: (ViolationRecord) -> Void
  /// Handed each breakdown once something has been made of it.
  package var brokeDown: (BreakdownRecord) -> Void
  /// Handed what a run on one of the smaller systems came to.
  package var judged: (SystemRun) -> Void

  package init(
    progress: @escaping (CampaignProgress) -> Void = { _ in },
    patience: Patience = Patience(),
    checkpoint: @escaping (CampaignState) -> Void = { _ in },
    found: @escaping (ViolationRecord) -> Void = { _ in },
    brokeDown: @escaping (BreakdownRecord) -> Void = { _ in },
    judged: @escaping (SystemRun) -> Void = { _ in }
  ) {
    self.progress = progress
    self.patience = patience
    self.checkpoint = checkpoint
    self.found = found
    self.brokeDown = brokeDown
    self.judged = judged
  }

  /// The same, and at an end when the subject cannot be asked any more.
  func minding(_ subject: NavigationSubject) -> CampaignControl {
    var control = self
    control.patience = patience.minding(subject.care)
    return control
  }
}
