/// A finding that was shrunk from another one, which a run had stored before it could be shrunk to the end, and which it takes
/// the place of.
///
/// What somebody has handed in stays, whatever it was shrunk to: it may be there for what it looks like.
struct CorpusSuccession {
  /// With one subject's finding.
  let successor: CorpusEntry
  /// What it was shrunk from.
  let predecessor: CorpusScenario

  /// The successor, which was found where its predecessor was.
  func entry(in contents: CorpusContents) -> CorpusEntry {
    let earlier = contents.files.compactMap { file in
      replaces(file.entry) ? finding(in: file.entry) : nil
    }
    guard let finding = successor.findings.first, let first = CorpusFinding(first: earlier) else {
      return successor
    }
    return CorpusEntry(
      requirement: successor.requirement, scenario: successor.scenario,
      findings: [
        CorpusFinding(
          subject: finding.subject, verdict: finding.verdict, differences: finding.differences,
          origin: first.origin, date: first.date ?? finding.date)
      ])
  }

  /// Whether the entry is what the successor was shrunk from, by a record that a run has made.
  fileprivate func replaces(_ entry: CorpusEntry) -> Bool {
    guard entry.requirement == successor.requirement, entry.scenario == predecessor,
      entry.scenario != successor.scenario, let finding = finding(in: entry)
    else { return false }
    return finding.verdict == successor.findings.first?.verdict && finding.isOfRun
  }

  /// What the entry records of the successor's subject.
  fileprivate func finding(in entry: CorpusEntry) -> CorpusFinding? {
    successor.findings.first.flatMap { entry.finding(on: $0.subject) }
  }
}

extension [CorpusSuccession] {
  /// What is left of an entry without the records that are taken over; `nil` where none is.
  func rest(of entry: CorpusEntry) -> CorpusEntry? {
    let subjects = lazy.filter { $0.replaces(entry) }.compactMap { $0.finding(in: entry)?.subject }
    guard !subjects.isEmpty else { return nil }
    return subjects.reduce(entry) { $0.without($1) }
  }
}

extension CorpusEntry {
  /// Whether both are what the subject showed in one scenario that a campaign came upon, shrunk to this and to that.
  ///
  /// A campaign finds one breakdown at each kind of operation, and all of them stand under one name: it is the place that
  /// tells them apart.
  package func isSameFinding(as other: CorpusEntry, on subject: String) -> Bool {
    guard requirement == other.requirement, scenario.system == other.scenario.system,
      let mine = finding(on: subject), let theirs = other.finding(on: subject)
    else { return false }
    return mine.isOfRun && mine.verdict == theirs.verdict
      && mine.origin?.place == theirs.origin?.place
  }
}

extension CorpusFinding {
  /// Whether a run came upon it, and nobody handed it in.
  fileprivate var isOfRun: Bool {
    switch origin?.place {
    case .small, .generated: true
    case .given, nil: false
    }
  }
}
