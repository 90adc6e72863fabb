import Foundation

extension CorpusFolder {
  /// What became of an entry that was added, with the name of its file.
  package enum Addition: Hashable, Sendable {
    /// It was not there yet.
    case written(String)
    /// It was there, and what is known of the subject is new, or an earlier finding than the one that was there.
    case extended(String)
    /// Nothing is new about it.
    case known(String)
  }

  /// Stores what is not stored yet. Entries that are there stay; of two findings on one subject the earlier one does.
  ///
  /// The folder is made if only its last part is missing.
  ///
  /// - Parameter predecessors: what the entry, with one subject's finding, was shrunk from. It takes the place of what a run
  ///   has recorded there of the subject.
  @discardableResult
  package func add(
    _ entry: CorpusEntry, insteadOf predecessors: [CorpusScenario] = []
  ) throws(CorpusError) -> Addition {
    let change = try store(
      [entry],
      takingOver: predecessors.map { CorpusSuccession(successor: entry, predecessor: $0) })
    let name = change.names[entry.key] ?? ""
    if change.created.contains(name) { return .written(name) }
    return change.replaced.contains(name) ? .extended(name) : .known(name)
  }

  /// Stores everything that is not stored yet.
  package func add(_ corpus: Corpus) throws(CorpusError) {
    _ = try store(corpus.entries)
  }

  /// Other processes may store at the same time. They wait; and where they cannot be made to, it is looked at once more what
  /// is there then, until nothing is missing.
  private func store(
    _ entries: [CorpusEntry], takingOver successions: [CorpusSuccession] = []
  ) throws(CorpusError) -> CorpusChange {
    try makeFolder()
    let lock = files.lock(path, isShared: false)
    defer { withExtendedLifetime(lock) {} }
    var done: CorpusChange?
    for _ in 0..<8 {
      let change = CorpusChange(
        adding: entries, to: try contentsForWriting(), takingOver: successions)
      if change.isEmpty { return done ?? change }
      do throws(CorpusError) {
        try write(change)
        done = done ?? change
      } catch  where error.failure == .exists {
        continue
      } catch {
        throw error
      }
    }
    throw CorpusError(.writing, path, .exists)
  }

  private func makeFolder() throws(CorpusError) {
    guard files.kind(of: path) == nil else { return }
    do throws(FileFailure) {
      try files.makeFolder(path)
    } catch  where error == .exists {
      // Another process made it a moment ago.
    } catch {
      throw CorpusError(.writing, path, error)
    }
  }

  private func contentsForWriting() throws(CorpusError) -> CorpusContents {
    do throws(CorpusError) {
      return try contentsNow()
    } catch {
      throw CorpusError(.writing, path, error.failure)
    }
  }

  /// Carries out what was decided on what the folder held, unless somebody has stored something in it since: that would be
  /// lost.
  package func write(
    _ change: CorpusChange, decidedOn contents: CorpusContents
  ) throws(CorpusError) {
    guard !change.isEmpty else { return }
    let lock = files.lock(path, isShared: false)
    defer { withExtendedLifetime(lock) {} }
    guard try contentsForWriting().files == contents.files else {
      throw CorpusError(.writing, path, .changed)
    }
    try write(change)
  }

  /// Carries out what was decided: first everything new, so that nothing is ever missing, then what it makes superfluous.
  package func write(_ change: CorpusChange) throws(CorpusError) {
    do throws(FileFailure) {
      for file in change.files {
        try write(file, isNew: change.created.contains(file.name))
      }
      for name in change.removed { try files.remove(path(of: name)) }
    } catch {
      throw CorpusError(.writing, path, error)
    }
  }

  private func write(_ file: CorpusFile, isNew: Bool) throws(FileFailure) {
    let bytes = Array(file.entry.text.utf8)
    guard isNew else { return try files.replace(path(of: file.name), bytes) }
    let temporary = path(of: Self.temporaryName())
    do throws(FileFailure) {
      try files.create(temporary, bytes)
      try files.move(temporary, to: path(of: file.name))
    } catch {
      // A part of it may be there. If it cannot be removed either, it is named at the next reading.
      try? files.remove(temporary)
      throw error
    }
  }
}
