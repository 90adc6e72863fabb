/// Where two records of one scenario do not agree on what a subject makes of it. An entry has one verdict for each
/// subject, so to make one of the two would be to throw a record away.
struct CorpusContradictions {
  /// The files that cannot be made one with another one of the same scenario.
  let files: Set<String>
  private let byKey: [CorpusEntry.Key: [CorpusFile]]

  init(in contents: CorpusContents) {
    let byKey = Dictionary(grouping: contents.files) { $0.entry.key }
    self.byKey = byKey
    var files: Set<String> = []
    for duplicates in byKey.values where duplicates.count > 1 {
      for file in duplicates
      where duplicates.contains(where: { $0.entry.contradicted(by: file.entry) != nil }) {
        files.insert(file.name)
      }
    }
    self.files = files
  }

  /// Why a file stays as it is; `nil` when nothing speaks against it.
  func reason(toLeave file: CorpusFile) -> String? {
    guard files.contains(file.name) else { return nil }
    return Self.reason(file.entry, among: byKey[file.entry.key] ?? []).map {
      "the same scenario stands in \($0)"
    }
  }

  /// Why a scenario is not to take the place of the longer one it was shrunk from; `nil` when it may.
  func reason(toKeepFrom simpler: CorpusEntry) -> String? {
    let files = byKey[simpler.key] ?? []
    if let reason = Self.reason(simpler, among: files) { return "it shrinks to \(reason)" }
    return files.first { self.files.contains($0.name) }.map {
      "it shrinks to \(HarmlessText.line($0.name)), which another file contradicts"
    }
  }

  private static func reason(_ entry: CorpusEntry, among files: [CorpusFile]) -> String? {
    for file in files {
      guard let finding = file.entry.contradicted(by: entry) else { continue }
      let (name, subject) = (HarmlessText.line(file.name), HarmlessText.line(finding.subject))
      return "\(name), which records of \(subject): \(finding.verdict.text)"
    }
    return nil
  }
}

extension CorpusEntry {
  /// What is recorded here of a subject of which the other one has another verdict.
  fileprivate func contradicted(by other: CorpusEntry) -> CorpusFinding? {
    findings.first { finding in
      other.findings.contains {
        $0.subjectBytes == finding.subjectBytes && $0.verdict != finding.verdict
      }
    }
  }
}
