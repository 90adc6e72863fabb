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
    case .brief: "Navigation Conformance"
    }
  }
}
