/// An entry and the name of its file.
package struct CorpusFile: Hashable, Sendable {
  package let name: String
  package let entry: CorpusEntry

  package init(name: String, entry: CorpusEntry) {
    self.name = name
    self.entry = entry
  }
}
