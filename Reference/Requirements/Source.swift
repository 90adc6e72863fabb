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

/// The documents that the requirements rest on.
package enum SourceDocument: String, Hashable, Sendable, CaseIterable {
  case classReference
  case catalog
  case toolbarArticle
  /// What this project asks for beyond the documents.
  case brief

  package var title: String {
    switch self {
    case .classReference: "UINavigationController Class Reference"
    case .catalog: "View Controller Catalog for iOS, Navigation Controllers"
    case .toolbarArticle: "UIToolbars in iPhone OS 2.x"
    case .brief: "Navigation Conformance, brief"
    }
  }
}
