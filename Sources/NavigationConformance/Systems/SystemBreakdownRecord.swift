import ConformanceEngine
import NavigationReference

/// The first scenario in which a subject of one of the smaller systems broke down in one way, and how many did.
struct SystemBreakdownRecord<System: JudgedSystem> {
  let breakdown: Breakdown
  let key: SystemBreakdownKey
  /// Up to the line that was not answered.
  let lines: [System.Line]
  let origin: Counterexample.Origin
  var scenarioCount = 1

  /// The simplest scenario that breaks the subject down in the same way.
  ///
  /// - Parameters:
  ///   - passedOver: known violations behind which it was come upon.
  ///   - proof: what may be spent to prove that none is shorter.
  ///   - isOver: asked before each candidate; once it says so, what has been found by then is kept as it is.
  func finding(
    on subject: SystemSubject<System>, passingOver passedOver: Set<Int>, proof: ProofBudget,
    until isOver: @escaping () -> Bool
  ) async -> BreakdownFinding {
    let system = subject.system
    let isHung = if case .hung = breakdown.kind { true } else { false }
    subject.elsewhere?.care.begin(isHung)
    defer { subject.elsewhere?.care.end() }
    var shrinker = Shrinker(
      language: system,
      oracle: EndableOracle(
        SystemBreakdownOracle(subject, passingOver: passedOver),
        failureLimit: BreakdownInvestigation.failureLimit(isHung: isHung), until: isOver),
      vocabulary: system.vocabulary,
      limits: BreakdownInvestigation.limits(isHung: isHung))
    let shrunk = await shrinker.shrink(lines, failure: key, failingLine: lines.count - 1)
    // Once more with all the patience there is, as for a navigation controller.
    subject.elsewhere?.care.begin(false)
    var oracle = SystemBreakdownOracle(subject, passingOver: passedOver)
    var shortest = shrunk.lines
    var certainty: Counterexample.Certainty =
      shrunk.endedByLimit ? .endedByLimit : .shortestFound
    var isConfirmed = await oracle.execute(shortest).failure == key
    if isConfirmed, shrunk.canonicalNames, breakdown.kind.canBeProven,
      let proven = await proven(
        shortest, certainty,
        by: SystemInvestigation(
          subject: subject, proof: proof, passedOver: passedOver, until: isOver))
    {
      (shortest, certainty) = proven
      isConfirmed = await oracle.execute(shortest).failure == key
    }
    return BreakdownFinding(
      isConfirmed ? oracle.session.observation.breakdown ?? breakdown : breakdown,
      scenario: system.story(isConfirmed ? shortest : lines), scenarioCount: scenarioCount,
      foundLineCount: lines.count, foundAt: origin, shrinkStepCount: shrunk.executedSteps,
      certainty: isConfirmed ? certainty : .endedByLimit)
  }

  /// The same or a shorter one, with what is proven of it; `nil` where nothing can be claimed.
  private func proven(
    _ lines: [System.Line], _ certainty: Counterexample.Certainty,
    by investigation: SystemInvestigation<System>
  ) async -> ([System.Line], Counterexample.Certainty)? {
    guard
      var budget = SearchBudget(investigation.proof, stepsPerLine: System.proofStepsPerLine)
    else { return nil }
    let proof = BreakdownProof(
      language: investigation.subject.system,
      oracle: EndableOracle(
        SystemBreakdownOracle(
          investigation.subject, passingOver: investigation.passedOver),
        until: investigation.isOver),
      sought: key
    ) { lines in
      let (own, whole) = (
        investigation.ownVocabulary(of: lines), investigation.wholeVocabulary(with: lines)
      )
      return ((own, investigation.limits(of: own)), (whole, investigation.limits(of: whole)))
    }
    return await proof.run(below: lines, certainty, within: &budget)
  }
}
