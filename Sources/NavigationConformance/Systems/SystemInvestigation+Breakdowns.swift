import ConformanceEngine

extension SystemInvestigation {
  /// The simplest scenario that breaks the subject down in the same way.
  mutating func finding(of record: SystemBreakdownRecord<System>) async -> BreakdownFinding {
    let (system, asked) = (subject.system, self)
    let shortening = BreakdownShortening(
      language: system, witness: SystemBreakdownOracle(subject, passingOver: passedOver),
      vocabulary: system.vocabulary,
      vocabularies: { lines in
        let (own, whole) = (asked.ownVocabulary(of: lines), asked.wholeVocabulary(with: lines))
        return ((own, asked.limits(of: own)), (whole, asked.limits(of: whole)))
      },
      care: subject.elsewhere?.care, patience: patience,
      budget: { SearchBudget(asked.proof, stepsPerLine: System.proofStepsPerLine) })
    let result = await shortening.result(
      of: (record.breakdown, record.key), from: record.lines)
    nondeterminism = nondeterminism ?? result.wavering?.nondeterminism { system.story($0) }
    return BreakdownFinding(
      result.breakdown, scenario: system.story(result.lines), scenarioCount: record.scenarioCount,
      foundLineCount: record.lines.count, foundAt: record.origin,
      shrinkStepCount: result.shrinkStepCount, certainty: result.certainty)
  }
}
