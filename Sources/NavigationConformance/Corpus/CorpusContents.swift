/// What a folder holds: the entries, and what was set aside.
package struct CorpusContents: Hashable, Sendable {
  /// By the bytes of their names.
  package let files: [CorpusFile]
  /// By the bytes of the names, too.
  package let problems: [CorpusProblem]

  package init(files: [CorpusFile] = [], problems: [CorpusProblem] = []) {
    self.files = files
    self.problems = problems
  }

  /// Every entry once, duplicates merged.
  package var corpus: Corpus { Corpus(files.map(\.entry)) }

  /// The files whose scenario stands in an earlier one as well, each with the name of that one.
  package var duplicates: [(file: String, first: String)] {
    var names: [CorpusEntry.Key: String] = [:]
    return files.compactMap { file in
      guard let first = names[file.entry.key] else {
        names[file.entry.key] = file.name
        return nil
      }
      return (file.name, first)
    }
  }
}
