/// A scenario that is kept, the requirement it is about, and what subjects made of it.
///
/// What it is, is requirement and scenario; names of controllers carry no meaning, so it holds the canonical form. One bug
/// gives one entry, whatever the seed and the machine it was found with.
package struct CorpusEntry: Hashable, Sendable {
  /// The ID of the requirement, or `breakdown`.
  package let requirement: String
  /// In canonical form.
  package let scenario: CorpusScenario
  /// One for each subject, by the bytes of the name.
  package let findings: [CorpusFinding]

  package init(
    requirement: String, scenario: CorpusScenario, findings: some Sequence<CorpusFinding>
  ) {
    self.requirement = requirement
    self.scenario = scenario
    self.findings = Dictionary(grouping: findings, by: \.subjectBytes).values
      .compactMap { CorpusFinding(first: $0) }
      .sorted { $0.subjectBytes.lexicographicallyPrecedes($1.subjectBytes) }
  }

  /// One about a navigation controller.
  package init(
    requirement: String, scenario: NavigationScenario, findings: some Sequence<CorpusFinding>
  ) {
    self.init(
      requirement: requirement, scenario: CorpusScenario(scenario), findings: findings)
  }

  /// What makes it this entry and no other.
  package struct Key: Hashable, Sendable {
    let requirement: String
    let scenario: CorpusScenario
  }

  /// What stands in place of a requirement where a subject breaks down, which is no requirement's affair.
  package static let breakdown = "BREAKDOWN"

  package var lineCount: Int { scenario.lineCount }

  package var key: Key { Key(requirement: requirement, scenario: scenario) }

  /// What is recorded of the subject.
  package func finding(on subject: String) -> CorpusFinding? {
    findings.first { $0.subjectBytes == Array(subject.utf8) }
  }

  /// The same without what is recorded of the subject.
  func without(_ subject: String) -> CorpusEntry {
    CorpusEntry(
      requirement: requirement, scenario: scenario,
      findings: findings.filter { $0.subjectBytes != Array(subject.utf8) })
  }

  /// This and another one of the same key. Of two findings on one subject the one that came first stays.
  func merging(_ other: CorpusEntry) -> CorpusEntry {
    CorpusEntry(
      requirement: requirement, scenario: scenario, findings: findings + other.findings)
  }

  /// Shorter ones first within a requirement.
  func precedes(_ other: CorpusEntry) -> Bool {
    let (left, right) = (Array(requirement.utf8), Array(other.requirement.utf8))
    if left != right { return left.lexicographicallyPrecedes(right) }
    if lineCount != other.lineCount { return lineCount < other.lineCount }
    return scenario.text.utf8.lexicographicallyPrecedes(other.scenario.text.utf8)
  }
}
