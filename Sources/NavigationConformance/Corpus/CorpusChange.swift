/// What has to be written and removed so that a folder holds certain entries, each in one file.
///
/// Decided before anything is done, so that it can be shown instead. Files that were set aside are never touched.
package struct CorpusChange: Hashable, Sendable {
  /// The files to write, in the order of the corpus.
  package private(set) var files: [CorpusFile] = []
  /// Which of them are new, and which take the place of what is there.
  package private(set) var created: [String] = []
  package private(set) var replaced: [String] = []
  /// The files to remove afterwards.
  package private(set) var removed: [String] = []
  /// The file of each entry.
  package private(set) var names: [CorpusEntry.Key: String] = [:]

  package var isEmpty: Bool { files.isEmpty && removed.isEmpty }

  /// Only what is new is written; duplicates and names of someone's own stay.
  ///
  /// - Parameter successions: what the entries were shrunk from. Of that the subjects' records go, as far as runs had made
  ///   them.
  init(
    adding entries: [CorpusEntry], to contents: CorpusContents,
    takingOver successions: [CorpusSuccession] = []
  ) {
    let added = Corpus(entries + successions.map { $0.entry(in: contents) })
    var taken = Set(contents.problems.map(\.file) + contents.files.map(\.name))
    let known = Dictionary(contents.files.map { ($0.entry.key, $0) }) { first, _ in first }
    for entry in added.entries {
      if let file = known[entry.key] {
        put(file.entry.merging(entry), in: file.name, over: file)
      } else {
        let name = Self.name(for: entry) { !taken.contains($0) }
        taken.insert(name)
        put(entry, in: name, over: nil)
      }
    }
    for file in contents.files {
      guard let rest = successions.rest(of: file.entry) else { continue }
      if rest.findings.isEmpty {
        removed.append(file.name)
      } else {
        put(rest, in: file.name, over: file)
      }
    }
  }

  /// Afterwards the folder holds exactly the corpus, under the names it should have, and the files that are to be left.
  package init(
    replacing contents: CorpusContents, by corpus: Corpus, leaving left: Set<String> = []
  ) {
    let files = Dictionary(contents.files.map { ($0.name, $0) }) { first, _ in first }
    // Where two entries compete for a name, the one that has it keeps it.
    let kept = Set(corpus.entries.map(\.key))
    let owners = files.compactMapValues { file in
      kept.contains(file.entry.key) && Self.isItsOwn(file) ? file.entry.key : nil
    }
    var taken = left.union(contents.problems.map(\.file))
    for entry in corpus.entries {
      let name = Self.name(for: entry) { name in
        !taken.contains(name) && owners[name, default: entry.key] == entry.key
      }
      taken.insert(name)
      put(entry, in: name, over: files[name])
    }
    removed = contents.files.map(\.name).filter { !taken.contains($0) }
  }

  private mutating func put(_ entry: CorpusEntry, in name: String, over file: CorpusFile?) {
    names[entry.key] = name
    guard file?.entry != entry else { return }
    files.append(CorpusFile(name: name, entry: entry))
    if file == nil { created.append(name) } else { replaced.append(name) }
  }

  /// The first name that is free.
  private static func name(for entry: CorpusEntry, isFree: (String) -> Bool) -> String {
    CorpusName.candidates(for: entry).first(where: isFree) ?? ""
  }

  /// Whether the file has one of the names that its entry may have.
  private static func isItsOwn(_ file: CorpusFile) -> Bool {
    CorpusName.candidates(for: file.entry).prefix(2).contains(file.name)
  }
}
