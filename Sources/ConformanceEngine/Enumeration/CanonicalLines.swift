/// The lines that can follow in a canonical scenario, by how many names it has used so far.
///
/// A line can follow if its names are among the used ones or are the next unused ones in order.
/// Which these are depends on the number alone, so all of them are prepared once. With long lists
/// there may be too many to prepare after many names, and few after the first ones: they are
/// prepared as far as they are not too many.
@usableFromInline
package struct CanonicalLines<Language: ScenarioLanguage>: Sendable {
  @usableFromInline
  package struct Entry: Sendable {
    @usableFromInline package let line: Language.Line
    @usableFromInline package let namesUsedAfter: Int

    @inlinable
    package init(line: Language.Line, namesUsedAfter: Int) {
      self.line = line
      self.namesUsedAfter = namesUsedAfter
    }
  }

  /// By the number of names used, as far as they are prepared.
  @usableFromInline let entries: [[Entry]]
  /// Whether they are prepared for every number of names.
  @usableFromInline package let isComplete: Bool

  /// - Parameter limit: how many lines may be prepared for one number of names.
  @inlinable
  package init(of vocabulary: Vocabulary<Language>, language: Language, atMost limit: Int = .max) {
    let cast = vocabulary.cast
    let names = (0..<cast).map { language.canonicalName($0) }
    let shapes = vocabulary.shapes.map { (line: $0, roles: language.names(in: [$0])) }
    var entries: [[Entry]] = []
    for used in 0...cast {
      let arrangements = CanonicalArrangements(of: cast, used: used)
      // After more names there are never fewer.
      var rest = limit
      let isWithinLimit = shapes.allSatisfy { shape in
        guard let count = arrangements.count(length: shape.roles.count), count <= rest else {
          return false
        }
        rest -= count
        return true
      }
      guard isWithinLimit else { break }
      // Most lines have as many names as some other line.
      var ways: [Int: [(chosen: [Int], usedAfter: Int)]] = [:]
      var following: [Entry] = []
      for (shape, roles) in shapes {
        let arranged = ways[roles.count] ?? arrangements.all(length: roles.count)
        ways[roles.count] = arranged
        for (chosen, usedAfter) in arranged {
          let line = language.renaming(shape) { name in
            roles.firstIndex(of: name).map { names[chosen[$0]] } ?? name
          }
          following.append(Entry(line: line, namesUsedAfter: usedAfter))
        }
      }
      entries.append(following)
    }
    self.entries = entries
    isComplete = entries.count > cast
  }

  @inlinable
  init(entries: [[Entry]], isComplete: Bool) {
    self.entries = entries
    self.isComplete = isComplete
  }

  /// Only those of the lines that are asked for, in the same order.
  @inlinable
  package func filtered(_ isKept: (Language.Line) -> Bool) -> CanonicalLines {
    CanonicalLines(
      entries: entries.map { entries in entries.filter { isKept($0.line) } },
      isComplete: isComplete)
  }

  /// Whether the lines are prepared that can follow so many names; of others nothing can be asked.
  @inlinable
  package func isPrepared(namesUsed: Int) -> Bool {
    namesUsed < entries.count
  }

  @inlinable
  package func count(namesUsed: Int) -> Int {
    entries[namesUsed].count
  }

  @inlinable
  package func entry(_ index: Int, namesUsed: Int) -> Entry {
    entries[namesUsed][index]
  }
}
