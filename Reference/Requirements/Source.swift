/// Where the documents say it.
package struct Source: Hashable, Sendable, CustomStringConvertible {
  package let document: SourceDocument
  /// A section's title or a member's name.
  package let section: String

  package init(_ document: SourceDocument, _ section: String) {
    self.document = document
    self.section = section
  }

  package static func reference(_ section: String) -> Source {
    Source(.classReference, section)
  }

  package static func guide(_ section: String) -> Source {
    Source(.catalog, section)
  }

  package static func article(_ section: String) -> Source {
    Source(.toolbarArticle, section)
  }

  package var description: String { "\(document.title), \(section)" }
}
