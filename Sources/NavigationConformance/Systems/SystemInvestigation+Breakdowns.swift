import ConformanceEngine

extension SystemInvestigation {
  /// The simplest scenario that breaks the subject down in the same way.
  func finding(of record: SystemBreakdownRecord<System>) async -> BreakdownFinding {
    let system = subject.system
    let shortening = BreakdownShortening(
      language: system, witness: SystemBreakdownOracle(subject, passingOver: passedOver),
      vocabulary: system.vocabulary,
      vocabularies: { lines in
        let (own, whole) = (ownVocabulary(of: lines), wholeVocabulary(with: lines))
        return ((own, limits(of: own)), (whole, limits(of: whole)))
      },
      care: subject.elsewhere?.care, patience: patience,
      budget: { SearchBudget(proof, stepsPerLine: System.proofStepsPerLine) })
    let result = await shortening.result(
      of: (record.breakdown, record.key), from: record.lines)
    return BreakdownFinding(
      result.breakdown, scenario: system.story(result.lines), scenarioCount: record.scenarioCount,
      foundLineCount: record.lines.count, foundAt: record.origin,
      shrinkStepCount: result.shrinkStepCount, certainty: result.certainty)
  }
}
