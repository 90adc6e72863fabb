/// The lines that can follow in a canonical scenario, by how many names it has used so far.
///
/// A line can follow if its names are among the used ones or are the next unused ones in order.
/// Which these are depends on the number alone, so all of them are prepared once.
package struct CanonicalLines<Language: ScenarioLanguage>: Sendable {
  package struct Entry: Sendable {
    package let line: Language.Line
    package let namesUsedAfter: Int

    @inlinable
    package init(line: Language.Line, namesUsedAfter: Int) {
      self.line = line
      self.namesUsedAfter = namesUsedAfter
    }
  }

  @usableFromInline let entries: [[Entry]]

  @inlinable
  package init(of vocabulary: Vocabulary<Language>, language: Language) {
    let names = (0..<vocabulary.cast).map { language.canonicalName($0) }
    let lines = vocabulary.lines(over: names, in: language)
    let mentioned = lines.map { line in
      language.names(in: line).compactMap { names.firstIndex(of: $0) }
    }
    entries = (0...vocabulary.cast).map { used in
      zip(lines, mentioned).compactMap { line, indices in
        var usedAfter = used
        for index in indices where index >= usedAfter {
          guard index == usedAfter else { return nil }
          usedAfter += 1
        }
        return Entry(line: line, namesUsedAfter: usedAfter)
      }
    }
  }

  @inlinable
  init(entries: [[Entry]]) {
    self.entries = entries
  }

  /// Only those of the lines that are asked for, in the same order.
  @inlinable
  package func filtered(_ isKept: (Language.Line) -> Bool) -> CanonicalLines {
    CanonicalLines(entries: entries.map { entries in entries.filter { isKept($0.line) } })
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
