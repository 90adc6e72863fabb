/// What a campaign makes of what it has found.
extension Campaign {
  /// Looks for the shortest scenarios that show what was seen of open points. What is found depends on the part alone, so
  /// that a part stays what it is, whoever runs it; a search that was cut short is kept by nobody.
  mutating func shortenChoices(
    in key: CampaignPart.Key, _ control: CampaignControl
  ) async {
    let investigation = ChoiceInvestigation(subject: subject, isOver: control.patience.isOut)
    for choice in record.unshortenedChoices(in: key) {
      let shortest = await investigation.shortest(for: choice)
      if control.patience.isOut() { return }
      record.keep(shortest, of: choice, in: key)
    }
  }

  /// Makes counterexamples of what was found.
  mutating func investigate(_ control: CampaignControl) async {
    await investigate(
      record.total.violations.filter { $0.counterexample == nil },
      record.total.breakdowns.filter { $0.finding == nil }, control)
  }

  /// Whether a proof may take more than one could by now.
  var mayProveFurther: Bool { options.proof.isLarger(than: provenWith) }

  /// Tries again what was left open of what is shorter.
  mutating func proveFurther(_ control: CampaignControl) async {
    guard mayProveFurther else { return }
    await investigate(
      record.total.violations.filter { $0.counterexample?.certainty.isOpen ?? false },
      record.total.breakdowns.filter(\.hasOpenProof), control)
    guard state?.opening == nil else { return }
    state?.record = record
    if let state { control.checkpoint(state) }
  }

  /// What each finding has had is what this run gives it.
  mutating func noteProven() {
    provenWith = options.proof
    state?.proof = options.proof
  }

  /// Makes of each of them what can be made of it; what was made of it before stays where that is better.
  private mutating func investigate(
    _ violations: [ViolationRecord], _ breakdowns: [BreakdownRecord], _ control: CampaignControl
  ) async {
    let count = violations.count + breakdowns.count
    for (index, violation) in violations.enumerated() {
      tell(control, shortening: .init(violation.requirement, number: index + 1, of: count))
      var investigation = Investigation(
        subject: subject, catalogue: catalogue, proof: options.proof,
        until: control.patience.isOut)
      var kept = violation
      kept.counterexample.keepBetter(
        of: await investigation.counterexample(
          from: violation.lines, showing: violation.blame, origin: violation.position.origin))
      guard let counterexample = kept.counterexample else { continue }
      // Who does not answer because nobody is there any more does not waver.
      let nondeterminism = subject.loss == nil ? investigation.nondeterminism : nil
      record.keep(counterexample, nondeterminism, of: violation)
      if nondeterminism != nil { total = record.total }
      checkpointOpening(control)
      let isNew = violation.counterexample?.scenario != counterexample.scenario
      if isNew, nondeterminism == nil { control.found(kept) }
    }
    for (index, breakdown) in breakdowns.enumerated() {
      tell(
        control,
        shortening: .init(
          breakdown.breakdown.kind.word, number: violations.count + index + 1, of: count))
      var kept = breakdown
      let (finding, wavering) = await BreakdownInvestigation(
        subject: subject, proof: options.proof, patience: control.patience
      ).finding(of: breakdown)
      kept.finding.keepBetter(of: finding)
      let nondeterminism = subject.loss == nil ? wavering : nil
      record.keep(kept, nondeterminism)
      if nondeterminism != nil { total = record.total }
      checkpointOpening(control)
      let isNew = breakdown.finding?.scenario != kept.finding?.scenario
      if isNew, nondeterminism == nil { control.brokeDown(kept) }
    }
    if count > 0 { tell(control) }
  }
}
