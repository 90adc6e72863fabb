/// Scenarios that are kept: a set of entries, in one order.
///
/// Merging is a union: it does not matter in which order corpora are merged, how they are grouped, or how often one of
/// them comes.
package struct Corpus: Hashable, Sendable {
  /// Each requirement and scenario once.
  package private(set) var entries: [CorpusEntry]

  package init(_ entries: some Sequence<CorpusEntry> = []) {
    var byKey: [CorpusEntry.Key: CorpusEntry] = [:]
    for entry in entries {
      byKey[entry.key] = byKey[entry.key].map { $0.merging(entry) } ?? entry
    }
    // The order is total on keys, so the dictionary's own cannot show.
    self.entries = byKey.values.sorted { $0.precedes($1) }
  }

  /// All that is in one of the two. What both have is there once, with the findings of both.
  package func merging(_ other: Corpus) -> Corpus {
    Corpus(entries + other.entries)
  }
}
