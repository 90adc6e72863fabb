/// What is left of controllers until the next launch: their paths and what they are made from again.
package struct RestorationArchive: Hashable, Sendable {
  /// One controller.
  package struct Entry: Hashable, Sendable {
    /// Where it was and what it is called, bottom to top: `n/0:a`. No two entries have the same one.
    package let path: String
    /// Its restoration identifier.
    package let identifier: String
    /// What it gave to be made from again.
    package let content: String
  }

  /// In the order in which they were encoded.
  package internal(set) var entries: [Entry] = []
}

/// What faults and other readings do to an archive.
extension RestorationArchive {
  package mutating func removeAll() { entries = [] }

  package mutating func reverse() { entries.reverse() }

  /// Keeps the first of those that share an identifier.
  package mutating func removeRepeated() {
    var seen: Set<String> = []
    entries = entries.filter { seen.insert($0.identifier).inserted }
  }

  /// Takes the place in a path for the place in the archive, so that what comes after a gap is lost.
  package mutating func removeAfterGaps() {
    entries = entries.enumerated().filter { place, entry in
      entry.path.contains("/\(place):")
    }.map(\.element)
  }
}
